// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IPortal {
    function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes calldata data)
        external
        payable;
}

interface ITipJar {
    function empty(address payable to) external;
}

/// Deployed on L1. Controls a jar on L2.
contract JarKeeper {
    address public immutable owner = msg.sender;

    error NotTheOwner(address caller);

    /// Sends no ether: `empty` moves the jar's balance on L2.
    function emptyJar(IPortal portal, address jar, address payable to, uint64 gasLimit) external {
        if (msg.sender != owner) revert NotTheOwner(msg.sender);
        portal.depositTransaction(jar, 0, gasLimit, false, abi.encodeCall(ITipJar.empty, (to)));
    }
}
