// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {SuperchainERC20} from "./SuperchainERC20.sol";

/// @notice A token whose owner issues it, on whichever chain the owner likes.
contract HarborToken is SuperchainERC20 {
    address public immutable owner;

    error NotOwner(address caller);

    // The owner is an argument, because msg.sender is the factory here, not you. And nothing is minted
    // here: this constructor runs once on every chain, so it would mint once on every chain.
    constructor(address tokenOwner) SuperchainERC20("Harbor Token", "HRB") {
        owner = tokenOwner;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _mint(to, amount);
    }
}
