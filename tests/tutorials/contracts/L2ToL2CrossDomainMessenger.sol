// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {CrossL2Inbox, Identifier} from "./CrossL2Inbox.sol";

/// Stand-in for the predeploy at 0x42..23, written from the interop specification
/// (ethereum-optimism/specs, commit 68883998, specs/interop/predeploys.md) with the function, event and error names of the
/// contract that supersim ships.
contract L2ToL2CrossDomainMessenger {
    event SentMessage(
        uint256 indexed destination, address indexed target, uint256 indexed messageNonce, address sender, bytes message
    );
    event RelayedMessage(
        uint256 indexed source, uint256 indexed messageNonce, bytes32 indexed messageHash, bytes32 returnDataHash
    );

    error NotEntered();
    error IdOriginNotL2ToL2CrossDomainMessenger();
    error EventPayloadNotSentMessage();
    error MessageDestinationSameChain();
    error MessageDestinationNotRelayChain();
    error MessageTargetL2ToL2CrossDomainMessenger();
    error MessageAlreadyRelayed();
    error ReentrantCall();
    error InvalidMessage();

    string public constant version = "1.3.0+stand-in";
    uint16 public constant messageVersion = 0;
    CrossL2Inbox internal constant INBOX = CrossL2Inbox(0x4200000000000000000000000000000000000022);

    /// Transient slots: who is being relayed for, from where, and whether a relay is under way.
    uint256 internal constant SENDER = 0;
    uint256 internal constant SOURCE = 1;
    uint256 internal constant ENTERED = 2;

    mapping(bytes32 messageHash => bool) public successfulMessages;
    mapping(uint256 messageNonce => bytes32 messageHash) public sentMessages;
    uint240 internal sent;

    modifier notReentrant() {
        if (load(ENTERED) != 0) revert ReentrantCall();
        store(ENTERED, 1);
        _;
        store(ENTERED, 0);
    }

    modifier whileRelaying() {
        if (load(ENTERED) == 0) revert NotEntered();
        _;
    }

    function crossDomainMessageSender() external view whileRelaying returns (address) {
        return address(uint160(load(SENDER)));
    }

    function crossDomainMessageSource() external view whileRelaying returns (uint256) {
        return load(SOURCE);
    }

    function crossDomainMessageContext() external view whileRelaying returns (address sender, uint256 source) {
        return (address(uint160(load(SENDER))), load(SOURCE));
    }

    function messageNonce() public view returns (uint256) {
        return (uint256(messageVersion) << 240) | sent;
    }

    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32 hash) {
        if (destination == block.chainid) revert MessageDestinationSameChain();
        if (target == address(this)) revert MessageTargetL2ToL2CrossDomainMessenger();

        uint256 nonce = messageNonce();
        hash = hashOf(destination, block.chainid, nonce, msg.sender, target, message);
        sentMessages[nonce] = hash;
        sent++;
        emit SentMessage(destination, target, nonce, msg.sender, message);
    }

    function resendMessage(uint256 destination, uint256 nonce, address sender, address target, bytes calldata message)
        external
        returns (bytes32 hash)
    {
        hash = hashOf(destination, block.chainid, nonce, sender, target, message);
        if (sentMessages[nonce] != hash) revert InvalidMessage();
        emit SentMessage(destination, target, nonce, sender, message);
    }

    function relayMessage(Identifier calldata id, bytes calldata sentMessage)
        external
        payable
        notReentrant
        returns (bytes memory returned)
    {
        if (id.origin != address(this)) revert IdOriginNotL2ToL2CrossDomainMessenger();
        INBOX.validateMessage(id, keccak256(sentMessage));

        if (sentMessage.length < 128 || bytes32(sentMessage[:32]) != SentMessage.selector) {
            revert EventPayloadNotSentMessage();
        }
        (uint256 destination, address target, uint256 nonce) =
            abi.decode(sentMessage[32:128], (uint256, address, uint256));
        (address sender, bytes memory message) = abi.decode(sentMessage[128:], (address, bytes));
        if (destination != block.chainid) revert MessageDestinationNotRelayChain();

        bytes32 hash = hashOf(destination, id.chainId, nonce, sender, target, message);
        if (successfulMessages[hash]) revert MessageAlreadyRelayed();
        successfulMessages[hash] = true;

        store(SENDER, uint160(sender));
        store(SOURCE, id.chainId);
        bool ok;
        (ok, returned) = target.call{value: msg.value}(message);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(returned, 32), mload(returned))
            }
        }
        store(SENDER, 0);
        store(SOURCE, 0);

        emit RelayedMessage(id.chainId, nonce, hash, keccak256(returned));
    }

    function hashOf(
        uint256 destination,
        uint256 source,
        uint256 nonce,
        address sender,
        address target,
        bytes memory message
    ) internal pure returns (bytes32) {
        return keccak256(abi.encode(destination, source, nonce, sender, target, message));
    }

    function load(uint256 slot) internal view returns (uint256 value) {
        assembly ("memory-safe") {
            value := tload(slot)
        }
    }

    function store(uint256 slot, uint256 value) internal {
        assembly ("memory-safe") {
            tstore(slot, value)
        }
    }
}
