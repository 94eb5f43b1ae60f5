// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32 messageHash);
}

/// The one function of the greeter that matters to the sender.
interface IGreeter {
    function setGreeting(string calldata newGreeting) external;
}

/// Lives on the source chain and sets the greeting of a Greeter on the destination chain.
contract GreetingSender {
    IMessenger private constant MESSENGER = IMessenger(0x4200000000000000000000000000000000000023);

    address public immutable greeter;
    uint256 public immutable greeterChainId;

    constructor(address greeterAddress, uint256 chainId) {
        greeter = greeterAddress;
        greeterChainId = chainId;
    }

    function setGreeting(string calldata newGreeting) external returns (bytes32 messageHash) {
        // The message is the calldata with which the messenger of the other chain will call the greeter.
        bytes memory message = abi.encodeCall(IGreeter.setGreeting, (newGreeting));
        return MESSENGER.sendMessage(greeterChainId, greeter, message);
    }
}
