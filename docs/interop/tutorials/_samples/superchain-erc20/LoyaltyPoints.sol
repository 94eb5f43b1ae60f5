// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {SuperchainERC20} from "./SuperchainERC20.sol";

/// @notice Points that are issued on one chain, up to a cap, and can be spent on any chain in the cluster.
contract LoyaltyPoints is SuperchainERC20 {
    uint256 public immutable homeChain;
    uint256 public immutable cap;
    address public immutable issuer;

    /// @notice The total ever issued, on whichever chain it is now. Only the home chain increases it.
    uint256 public issued;

    event Issued(address indexed to, uint256 amount);
    event Redeemed(address indexed from, uint256 amount, bytes32 indexed reward);

    error NotIssuer(address caller);
    error NotHomeChain(uint256 homeChain);
    error CapExceeded(uint256 left);

    // The three arguments must be the same on every chain, because the address depends on them.
    constructor(address pointsIssuer, uint256 home, uint256 maximum) SuperchainERC20("Loyalty Points", "LOYAL") {
        issuer = pointsIssuer;
        homeChain = home;
        cap = maximum;
    }

    /// @notice Creates points. The cap covers all chains, because only one can issue.
    function issue(address to, uint256 amount) external {
        if (msg.sender != issuer) revert NotIssuer(msg.sender);
        if (block.chainid != homeChain) revert NotHomeChain(homeChain);
        // totalSupply counts only this chain and falls when points leave, so it cannot enforce the cap.
        if (amount > cap - issued) revert CapExceeded(cap - issued);
        issued += amount;
        _mint(to, amount);
        emit Issued(to, amount);
    }

    /// @notice Exchanges points for a reward, on whichever chain they are.
    function redeem(uint256 amount, bytes32 reward) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, reward);
    }
}
