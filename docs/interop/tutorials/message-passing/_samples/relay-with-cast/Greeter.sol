// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// The one question Greeter asks the messenger: who sent the message that is being relayed, and from which chain?
interface IMessageContext {
    function crossDomainMessageContext() external view returns (address sender, uint256 sourceChainId);
}

/// Lives on chain B and keeps one greeting, which anyone may change: by a transaction, or by a message from another chain.
contract Greeter {
    event SetGreeting(address indexed sender, string greeting);
    event CrossDomainSetGreeting(address indexed sender, uint256 indexed chainId, string greeting);

    IMessageContext private constant MESSENGER = IMessageContext(0x4200000000000000000000000000000000000023);

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
            (address sender, uint256 sourceChainId) = MESSENGER.crossDomainMessageContext();
            emit CrossDomainSetGreeting(sender, sourceChainId, newGreeting);
        } else {
            emit SetGreeting(msg.sender, newGreeting);
        }
    }
}
