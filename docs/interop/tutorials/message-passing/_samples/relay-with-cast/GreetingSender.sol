// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IMessageSender {
    function sendMessage(uint256 destination, address target, bytes calldata message)
        external
        returns (bytes32 messageHash);
}

interface IGreeter {
    function setGreeting(string calldata newGreeting) external;
}

/// Deployed on chain A. Sends greetings to the Greeter on another chain.
contract GreetingSender {
    IMessageSender private constant MESSENGER =
        IMessageSender(0x4200000000000000000000000000000000000023);

    address public immutable greeter;
    uint256 public immutable greeterChainId;

    constructor(address greeterAddress, uint256 chainId) {
        greeter = greeterAddress;
        greeterChainId = chainId;
    }

    /// Sends a message, which has no effect on the other chain until someone relays it.
    function setGreeting(string calldata newGreeting) external returns (bytes32 messageHash) {
        bytes memory call = abi.encodeCall(IGreeter.setGreeting, (newGreeting));
        return MESSENGER.sendMessage(greeterChainId, greeter, call);
    }
}
