// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {L2ToL1MessagePasser} from "./L2ToL1MessagePasser.sol";
import {OptimismPortal} from "./OptimismPortal.sol";
import {NO_SENDER, aliased} from "./Senders.sol";

/// Stand-ins for the two messengers between the layers, as of op-contracts/v3.0.0 (ethereum-optimism/optimism, commit b0eec050,
/// src/universal/CrossDomainMessenger.sol and its two heirs). Names, encodings, amounts of gas and texts are the same. Left out
/// are the pause, and messages of version 0, which only chains from before Bedrock have.
///
/// Code placed on a chain has no constructor: the network writes the first three slots.
abstract contract CrossDomainMessenger {
    event SentMessage(address indexed target, address sender, bytes message, uint256 messageNonce, uint256 gasLimit);
    event SentMessageExtension1(address indexed sender, uint256 value);
    event RelayedMessage(bytes32 indexed msgHash);
    event FailedRelayedMessage(bytes32 indexed msgHash);

    uint16 public constant MESSAGE_VERSION = 1;
    uint64 public constant RELAY_CONSTANT_OVERHEAD = 200_000;
    uint64 public constant RELAY_CALL_OVERHEAD = 40_000;
    uint64 public constant RELAY_RESERVED_GAS = 40_000;
    uint64 public constant RELAY_GAS_CHECK_BUFFER = 5_000;
    uint64 public constant TX_BASE_GAS = 21_000;
    uint64 public constant ENCODING_OVERHEAD = 260;
    uint64 public constant MIN_GAS_CALLDATA_OVERHEAD = 16;
    uint64 public constant FLOOR_CALLDATA_OVERHEAD = 40;
    uint64 public constant MIN_GAS_DYNAMIC_OVERHEAD_NUMERATOR = 64;
    uint64 public constant MIN_GAS_DYNAMIC_OVERHEAD_DENOMINATOR = 63;

    /// Whoever estimates from here is told when the inner call fails, which otherwise is only noted.
    address internal constant ESTIMATOR = address(1);

    CrossDomainMessenger public otherMessenger;
    address internal currentSender;
    OptimismPortal internal gateway;
    uint240 internal sent;
    mapping(bytes32 messageHash => bool) public successfulMessages;
    mapping(bytes32 messageHash => bool) public failedMessages;

    function sendMessage(address target, bytes calldata message, uint32 minGasLimit) external payable {
        uint256 nonce = messageNonce();
        ++sent;
        pass(
            baseGas(message, minGasLimit),
            abi.encodeCall(this.relayMessage, (nonce, msg.sender, target, msg.value, minGasLimit, message))
        );
        emit SentMessage(target, msg.sender, message, nonce, minGasLimit);
        emit SentMessageExtension1(msg.sender, msg.value);
    }

    function relayMessage(
        uint256 nonce,
        address sender,
        address target,
        uint256 value,
        uint256 minGasLimit,
        bytes calldata message
    ) external payable {
        require(nonce >> 240 < 2, "CrossDomainMessenger: only version 0 or 1 messages are supported at this time");
        bytes32 hash = keccak256(
            abi.encodeCall(this.relayMessage, (nonce, sender, target, value, minGasLimit, message))
        );

        if (isOtherMessenger()) {
            assert(msg.value == value);
            assert(!failedMessages[hash]);
        } else {
            require(
                msg.value == 0, "CrossDomainMessenger: value must be zero unless message is from a system address"
            );
            require(failedMessages[hash], "CrossDomainMessenger: message cannot be replayed");
        }
        require(!isUnsafe(target), "CrossDomainMessenger: cannot send message to blocked system address");
        require(!successfulMessages[hash], "CrossDomainMessenger: message has already been relayed");

        // A message inside a message counts as failed too: there is room for one sender only.
        bool canTry = hasGasFor(minGasLimit) && currentSender == NO_SENDER;
        if (canTry && deliver(sender, target, value, message)) {
            assert(!successfulMessages[hash]);
            successfulMessages[hash] = true;
            emit RelayedMessage(hash);
            return;
        }
        failedMessages[hash] = true;
        emit FailedRelayedMessage(hash);
        if (tx.origin == ESTIMATOR) revert("CrossDomainMessenger: failed to relay message");
    }

    function xDomainMessageSender() external view returns (address) {
        require(currentSender != NO_SENDER, "CrossDomainMessenger: xDomainMessageSender is not set");
        return currentSender;
    }

    function OTHER_MESSENGER() external view returns (CrossDomainMessenger) {
        return otherMessenger;
    }

    function messageNonce() public view returns (uint256) {
        return (uint256(MESSAGE_VERSION) << 240) | sent;
    }

    function paused() external pure returns (bool) {
        return false;
    }

    /// What the other side gets, so that it can note the failure of a call that had `minGasLimit`.
    function baseGas(bytes calldata message, uint32 minGasLimit) public pure returns (uint64) {
        uint64 execution = RELAY_CONSTANT_OVERHEAD + RELAY_CALL_OVERHEAD + RELAY_RESERVED_GAS + RELAY_GAS_CHECK_BUFFER
            + (minGasLimit * MIN_GAS_DYNAMIC_OVERHEAD_NUMERATOR) / MIN_GAS_DYNAMIC_OVERHEAD_DENOMINATOR;
        uint64 size = uint64(message.length) + ENCODING_OVERHEAD;
        uint64 asExecution = execution + size * MIN_GAS_CALLDATA_OVERHEAD;
        uint64 asCalldata = size * FLOOR_CALLDATA_OVERHEAD;
        return TX_BASE_GAS + (asExecution > asCalldata ? asExecution : asCalldata);
    }

    function deliver(address sender, address target, uint256 value, bytes calldata message)
        internal
        returns (bool success)
    {
        currentSender = sender;
        (success,) = target.call{gas: gasleft() - RELAY_RESERVED_GAS, value: value}(message);
        currentSender = NO_SENDER;
    }

    /// A call gets at most 63 of 64 parts of what is left, hence the factors.
    function hasGasFor(uint256 minGasLimit) internal view returns (bool) {
        uint256 reserved = RELAY_CALL_OVERHEAD + RELAY_RESERVED_GAS + RELAY_GAS_CHECK_BUFFER;
        return gasleft() * 63 >= minGasLimit * 64 + reserved * 63;
    }

    function pass(uint64 gasLimit, bytes memory data) internal virtual;
    function isOtherMessenger() internal view virtual returns (bool);
    function isUnsafe(address target) internal view virtual returns (bool);
}

contract L1CrossDomainMessenger is CrossDomainMessenger {
    string public constant version = "2.6.0+stand-in";

    function portal() external view returns (OptimismPortal) {
        return gateway;
    }

    function PORTAL() external view returns (OptimismPortal) {
        return gateway;
    }

    function pass(uint64 gasLimit, bytes memory data) internal override {
        gateway.depositTransaction{value: msg.value}(address(otherMessenger), msg.value, gasLimit, false, data);
    }

    function isOtherMessenger() internal view override returns (bool) {
        return msg.sender == address(gateway) && gateway.l2Sender() == address(otherMessenger);
    }

    function isUnsafe(address target) internal view override returns (bool) {
        return target == address(this) || target == address(gateway);
    }
}

contract L2CrossDomainMessenger is CrossDomainMessenger {
    string public constant version = "2.2.0+stand-in";

    L2ToL1MessagePasser internal constant PASSER =
        L2ToL1MessagePasser(payable(0x4200000000000000000000000000000000000016));

    function l1CrossDomainMessenger() external view returns (CrossDomainMessenger) {
        return otherMessenger;
    }

    function pass(uint64 gasLimit, bytes memory data) internal override {
        PASSER.initiateWithdrawal{value: msg.value}(address(otherMessenger), gasLimit, data);
    }

    function isOtherMessenger() internal view override returns (bool) {
        return msg.sender == aliased(address(otherMessenger));
    }

    function isUnsafe(address target) internal view override returns (bool) {
        return target == address(this) || target == address(PASSER);
    }
}
