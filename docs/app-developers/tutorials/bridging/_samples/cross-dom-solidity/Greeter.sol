// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

interface ICrossDomainMessenger {
    function sendMessage(address target, bytes calldata message, uint32 minGasLimit) external payable;
    function xDomainMessageSender() external view returns (address);
}

/// Deployed on both layers. Each copy stores greetings from the other layer.
contract Greeter {
    event GreetingSent(address indexed from, string greeting);
    event GreetingArrived(address indexed from, string greeting);

    error NotDeployer();
    error AlreadyConnected();
    error NotConnected();
    error NotMessenger();
    error NotOtherGreeter();

    // region: state
    ICrossDomainMessenger public immutable messenger;
    address public immutable deployer;
    address public otherGreeter;
    mapping(address from => string greeting) public greetings;
    // endregion: state

    // region: constructor
    constructor(ICrossDomainMessenger messenger_) {
        messenger = messenger_;
        deployer = msg.sender;
    }

    function connect(address otherGreeter_) external {
        if (msg.sender != deployer) revert NotDeployer();
        if (otherGreeter != address(0)) revert AlreadyConnected();
        otherGreeter = otherGreeter_;
    }
    // endregion: constructor

    // region: send
    function sendGreeting(string calldata greeting, uint32 minGasLimit) external {
        if (otherGreeter == address(0)) revert NotConnected();
        emit GreetingSent(msg.sender, greeting);
        messenger.sendMessage(otherGreeter, abi.encodeCall(this.setGreeting, (msg.sender, greeting)), minGasLimit);
    }
    // endregion: send

    // region: set
    function setGreeting(address from, string calldata greeting) external {
        if (msg.sender != address(messenger)) revert NotMessenger();
        if (messenger.xDomainMessageSender() != otherGreeter) revert NotOtherGreeter();
        greetings[from] = greeting;
        emit GreetingArrived(from, greeting);
    }
    // endregion: set
}
