// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// On L1. Ether sent here cannot be recovered.
contract EtherBurner {
    event Burned(uint256 amount);

    function burn() external payable {
        emit Burned(msg.value);
    }
}

/// On L2. Counts what the chain's nodes read from EtherBurner's logs.
contract BurnTally {
    /// The derived transaction's sender. The address is made up, so nobody has its key.
    address public constant REPORTER = 0xb0470000000000000000000000000000000b0470;

    uint256 public total;
    uint64 public l1Block;

    event Reported(uint64 indexed l1Block, uint256 amount);

    error NotReporter(address caller);

    function report(uint64 l1Block_, uint256 amount) external {
        if (msg.sender != REPORTER) revert NotReporter(msg.sender);
        total += amount;
        l1Block = l1Block_;
        emit Reported(l1Block_, amount);
    }
}
