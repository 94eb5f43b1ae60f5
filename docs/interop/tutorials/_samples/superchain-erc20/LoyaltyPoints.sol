// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {SuperchainERC20} from "./SuperchainERC20.sol";

/// @notice Points that are issued on one chain, up to a cap, and spent on every chain of the cluster.
contract LoyaltyPoints is SuperchainERC20 {
    uint256 public immutable homeChain;
    uint256 public immutable cap;
    address public immutable issuer;

    /// @notice How much was ever issued, wherever it is now. It only grows on the home chain.
    uint256 public issued;

    event Issued(address indexed to, uint256 amount);
    event Redeemed(address indexed from, uint256 amount, bytes32 indexed reward);

    error NotIssuer(address caller);
    error NotHomeChain(uint256 homeChain);
    error CapExceeded(uint256 left);

    // The three arguments must be the same on every chain: they are part of what the address is made from.
    constructor(address pointsIssuer, uint256 home, uint256 maximum) SuperchainERC20("Loyalty Points", "LOYAL") {
        issuer = pointsIssuer;
        homeChain = home;
        cap = maximum;
    }

    /// @notice Creates points. The cap binds all chains together, because only one of them can issue.
    function issue(address to, uint256 amount) external {
        if (msg.sender != issuer) revert NotIssuer(msg.sender);
        if (block.chainid != homeChain) revert NotHomeChain(homeChain);
        // totalSupply is what is on this chain. It falls when points leave, so it cannot hold the cap.
        if (amount > cap - issued) revert CapExceeded(cap - issued);
        issued += amount;
        _mint(to, amount);
        emit Issued(to, amount);
    }

    /// @notice Turns points into a reward, on whichever chain the holder has them.
    function redeem(uint256 amount, bytes32 reward) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, reward);
    }
}
