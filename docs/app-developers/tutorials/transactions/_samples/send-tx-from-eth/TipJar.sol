// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Deployed on L2. Anyone can tip it, and one contract on L1 can empty it.
contract TipJar {
    uint160 private constant ALIAS_OFFSET = uint160(0x1111000000000000000000000000000000001111);

    /// The L1 address of the contract that can empty the jar.
    address public immutable keeperOnL1;

    /// The last caller, as seen on L2.
    address public lastCaller;

    event Tipped(address indexed from, uint256 amount, string note);

    error TipTooSmall(uint256 amount);
    error NotTheKeeper(address caller);

    constructor(address keeperOnL1_) {
        keeperOnL1 = keeperOnL1_;
    }

    function tip(string calldata note) external payable {
        if (msg.value < 0.001 ether) revert TipTooSmall(msg.value);
        lastCaller = msg.sender;
        emit Tipped(msg.sender, msg.value, note);
    }

    // region: empty
    function empty(address payable to) external {
        // The keeper's alias. The sum can exceed 160 bits; the lower 160 are the alias.
        unchecked {
            if (msg.sender != address(uint160(keeperOnL1) + ALIAS_OFFSET)) revert NotTheKeeper(msg.sender);
        }
        lastCaller = msg.sender;
        (bool sent,) = to.call{value: address(this).balance}("");
        require(sent, "the recipient refuses ether");
    }
    // endregion: empty
}
