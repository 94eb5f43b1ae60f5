// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {SuperchainERC20} from "./SuperchainERC20.sol";

/// @notice A token that its owner can issue on any chain.
contract HarborToken is SuperchainERC20 {
    address public immutable owner;

    error NotOwner(address caller);

    // The owner is an argument, because msg.sender here is the factory, not you. Nothing is minted
    // here, because the constructor runs on every chain and would mint on each.
    constructor(address tokenOwner) SuperchainERC20("Harbor Token", "HRB") {
        owner = tokenOwner;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _mint(to, amount);
    }
}
