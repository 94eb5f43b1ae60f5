// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32 messageHash);
}

/// Throws a second ball onto the table, and is found out.
contract Cheat {
    IMessenger private constant MESSENGER = IMessenger(0x4200000000000000000000000000000000000023);

    function throwBall(uint256 toChain, address table) external returns (bytes32 messageHash) {
        bytes memory message = abi.encodeWithSignature("land(uint256,address)", 100, msg.sender);
        return MESSENGER.sendMessage(toChain, table, message);
    }
}
