// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IMessengerContext {
    function crossDomainMessageContext() external view returns (address sender, uint256 source);
}

/// A greeter that also reports who sent a greeting from another chain.
contract Greeter {
    IMessengerContext private constant MESSENGER = IMessengerContext(0x4200000000000000000000000000000000000023);

    event SetGreeting(address indexed sender, string greeting);
    event CrossDomainSetGreeting(address indexed sender, uint256 indexed chainId, string greeting);

    string private greeting;

    function greet() external view returns (string memory) {
        return greeting;
    }

    function setGreeting(string calldata newGreeting) external {
        greeting = newGreeting;
        emit SetGreeting(msg.sender, newGreeting);

        // Without a relayed message there is no context, and the messenger would revert with NotEntered().
        if (msg.sender == address(MESSENGER)) {
            (address sender, uint256 chainId) = MESSENGER.crossDomainMessageContext();
            emit CrossDomainSetGreeting(sender, chainId, newGreeting);
        }
    }
}
