// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Lives on L2. Anyone may tip it, and one contract on L1 may empty it.
contract TipJar {
    uint160 private constant ALIAS_OFFSET = uint160(0x1111000000000000000000000000000000001111);

    /// The contract that may empty the jar, by its address on L1.
    address public immutable keeperOnL1;

    /// Who called last, as L2 sees it.
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
        // The alias of the keeper. The sum may pass 160 bits; what is left then is the alias.
        unchecked {
            if (msg.sender != address(uint160(keeperOnL1) + ALIAS_OFFSET)) revert NotTheKeeper(msg.sender);
        }
        lastCaller = msg.sender;
        (bool sent,) = to.call{value: address(this).balance}("");
        require(sent, "the recipient refuses ether");
    }
    // endregion: empty
}
