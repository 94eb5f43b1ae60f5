// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// A greeting anyone may change, from this chain or from another one.
contract Greeter {
    event SetGreeting(address indexed sender, string greeting);

    string private greeting;

    function greet() external view returns (string memory) {
        return greeting;
    }

    function setGreeting(string calldata newGreeting) external {
        greeting = newGreeting;
        emit SetGreeting(msg.sender, newGreeting);
    }
}
