// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32 messageHash);
    function crossDomainMessageContext() external view returns (address sender, uint256 source);
}

/// Two copies of this contract, at the same address on two chains, share one ball.
contract PingPong {
    IMessenger private constant MESSENGER = IMessenger(0x4200000000000000000000000000000000000023);

    /// How often the ball has been hit, as far as this side knows.
    uint256 public rally;

    /// Whether the ball is on this side.
    bool public ballHere;

    event Hit(uint256 indexed toChain, uint256 indexed rally, address player);
    event Landed(uint256 indexed fromChain, uint256 indexed rally, address player);

    error BallOnOtherSide();
    error CallerNotMessenger();
    error SenderNotThisContract();

    // region: constructor
    /// Both copies get the same argument, so they have the same creation code and CREATE2 address.
    constructor(uint256 servingChain) {
        ballHere = block.chainid == servingChain;
    }
    // endregion: constructor

    // region: hit
    function hit(uint256 toChain) external returns (bytes32 messageHash) {
        if (!ballHere) revert BallOnOtherSide();
        ballHere = false;
        rally += 1;
        emit Hit(toChain, rally, msg.sender);
        return MESSENGER.sendMessage(toChain, address(this), abi.encodeCall(this.land, (rally, msg.sender)));
    }
    // endregion: hit

    // region: land
    function land(uint256 count, address player) external {
        if (msg.sender != address(MESSENGER)) revert CallerNotMessenger();
        (address sender, uint256 source) = MESSENGER.crossDomainMessageContext();
        if (sender != address(this)) revert SenderNotThisContract();

        rally = count;
        ballHere = true;
        emit Landed(source, count, player);
    }
    // endregion: land
}
