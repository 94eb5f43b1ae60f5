// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Tells Greeter who sent the message being relayed, and from which chain.
interface IMessageContext {
    function crossDomainMessageContext() external view returns (address sender, uint256 chainId);
}

/// Deployed on chain B. Stores a greeting that anyone can change, by transaction or message.
contract Greeter {
    event SetGreeting(address indexed sender, string greeting);
    event CrossDomainSetGreeting(
        address indexed sender, uint256 indexed chainId, string greeting
    );

    IMessageContext private constant MESSENGER =
        IMessageContext(0x4200000000000000000000000000000000000023);

    string private current;

    constructor(string memory initialGreeting) {
        current = initialGreeting;
    }

    function greet() external view returns (string memory) {
        return current;
    }

    function setGreeting(string calldata newGreeting) external {
        current = newGreeting;

        if (msg.sender == address(MESSENGER)) {
            (address sender, uint256 chainId) = MESSENGER.crossDomainMessageContext();
            emit CrossDomainSetGreeting(sender, chainId, newGreeting);
        } else {
            emit SetGreeting(msg.sender, newGreeting);
        }
    }
}
