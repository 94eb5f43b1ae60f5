// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {NO_SENDER, aliased, isAccount} from "./Senders.sol";
import {StorageProof} from "./StorageProof.sol";
import {AnchorStateRegistry, DisputeGameFactory, GameStatus, SuperRootGame} from "./SuperRootGames.sol";

/// Stand-in for the portal of one L2 on the L1, as of op-contracts/v8.0.0-rc.1 (ethereum-optimism/optimism, commit 7cbcb58f,
/// src/L1/OptimismPortal2.sol). Left out are the market for deposit gas, the lockbox, the pause and games that claim output
/// roots. As in Supersim nobody claims what happened on the L2, unless a test does.
contract OptimismPortal {
    struct WithdrawalTransaction {
        uint256 nonce;
        address sender;
        address target;
        uint256 value;
        uint256 gasLimit;
        bytes data;
    }

    struct OutputRootProof {
        bytes32 version;
        bytes32 stateRoot;
        bytes32 messagePasserStorageRoot;
        bytes32 latestBlockhash;
    }

    struct ProvenWithdrawal {
        SuperRootGame disputeGameProxy;
        uint64 timestamp;
    }

    event TransactionDeposited(address indexed from, address indexed to, uint256 indexed version, bytes opaqueData);
    event WithdrawalProven(bytes32 indexed withdrawalHash, address indexed from, address indexed to);
    event WithdrawalProvenExtension1(bytes32 indexed withdrawalHash, address indexed proofSubmitter);
    event WithdrawalFinalized(bytes32 indexed withdrawalHash, bool success);

    error OptimismPortal_GasLimitTooLow();
    error OptimismPortal_CalldataTooLarge();
    error OptimismPortal_BadTarget();
    error OptimismPortal_ImproperDisputeGame();
    error OptimismPortal_InvalidDisputeGame();
    error OptimismPortal_InvalidProofTimestamp();
    error OptimismPortal_InvalidOutputRootProof();
    error OptimismPortal_InvalidMerkleProof();
    error OptimismPortal_AlreadyFinalized();
    error OptimismPortal_Unproven();
    error OptimismPortal_ProofNotOldEnough();
    error OptimismPortal_InvalidRootClaim();
    error OptimismPortal_NoReentrancy();

    string public constant version = "5.8.0+stand-in";
    uint256 public constant proofMaturityDelaySeconds = 604_800;

    /// Puts the next fields where the original has them, so that what a test does to them works on a fork too.
    bytes32[50] private gap;

    /// Who sent the withdrawal that is being finalized.
    address public l2Sender;
    mapping(bytes32 withdrawalHash => bool) public finalizedWithdrawals;

    bytes32[5] private gapBeforeProofs;
    mapping(bytes32 withdrawalHash => mapping(address submitter => ProvenWithdrawal)) public provenWithdrawals;

    bytes32[2] private gapBeforeSubmitters;
    mapping(bytes32 withdrawalHash => address[]) public proofSubmitters;

    bytes32 private gapBeforeRegistry;
    AnchorStateRegistry public anchorStateRegistry;

    /// The original asks its SystemConfig.
    uint256 private l2ChainId;

    receive() external payable {
        depositTransaction(msg.sender, msg.value, 100_000, false, "");
    }

    function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes memory data)
        public
        payable
    {
        require(!isCreation, "stand-in: contract creation by deposit is not supported");
        if (gasLimit < minimumGasLimit(uint64(data.length))) revert OptimismPortal_GasLimitTooLow();
        if (data.length > 120_000) revert OptimismPortal_CalldataTooLarge();

        address from = isAccount() ? msg.sender : aliased(msg.sender);
        emit TransactionDeposited(from, to, 0, abi.encodePacked(msg.value, value, gasLimit, isCreation, data));
    }

    function proveWithdrawalTransaction(
        WithdrawalTransaction memory withdrawal,
        uint256 gameIndex,
        OutputRootProof calldata outputRootProof,
        bytes[] calldata withdrawalProof
    ) external {
        if (withdrawal.target == address(this)) revert OptimismPortal_BadTarget();
        (,, SuperRootGame game) = disputeGameFactory().gameAtIndex(gameIndex);
        if (!anchorStateRegistry.isGameProper(game)) revert OptimismPortal_ImproperDisputeGame();
        if (!anchorStateRegistry.isGameRespected(game) || game.status() == GameStatus.CHALLENGER_WINS) {
            revert OptimismPortal_InvalidDisputeGame();
        }
        if (block.timestamp <= game.createdAt()) revert OptimismPortal_InvalidProofTimestamp();
        if (game.rootClaimByChainId(l2ChainId) != keccak256(abi.encode(outputRootProof))) {
            revert OptimismPortal_InvalidOutputRootProof();
        }

        bytes32 hash = keccak256(withdrawalBytes(withdrawal));
        bytes32 slot = keccak256(abi.encode(hash, uint256(0)));
        if (!StorageProof.holds(outputRootProof.messagePasserStorageRoot, slot, 0x01, withdrawalProof)) {
            revert OptimismPortal_InvalidMerkleProof();
        }

        provenWithdrawals[hash][msg.sender] = ProvenWithdrawal(game, uint64(block.timestamp));
        proofSubmitters[hash].push(msg.sender);
        emit WithdrawalProven(hash, withdrawal.sender, withdrawal.target);
        emit WithdrawalProvenExtension1(hash, msg.sender);
    }

    function finalizeWithdrawalTransaction(WithdrawalTransaction memory withdrawal) external {
        if (l2Sender != NO_SENDER) revert OptimismPortal_NoReentrancy();
        if (withdrawal.target == address(this)) revert OptimismPortal_BadTarget();
        bytes32 hash = keccak256(withdrawalBytes(withdrawal));
        checkWithdrawal(hash, msg.sender);
        finalizedWithdrawals[hash] = true;

        l2Sender = withdrawal.sender;
        require(gasleft() * 63 / 64 > withdrawal.gasLimit + 40_000, "SafeCall: Not enough gas");
        (bool success,) = withdrawal.target.call{value: withdrawal.value}(withdrawal.data);
        l2Sender = NO_SENDER;
        emit WithdrawalFinalized(hash, success);
    }

    function checkWithdrawal(bytes32 hash, address submitter) public view {
        ProvenWithdrawal memory proven = provenWithdrawals[hash][submitter];
        if (finalizedWithdrawals[hash]) revert OptimismPortal_AlreadyFinalized();
        if (proven.timestamp == 0) revert OptimismPortal_Unproven();
        if (proven.timestamp <= proven.disputeGameProxy.createdAt()) revert OptimismPortal_InvalidProofTimestamp();
        if (block.timestamp - proven.timestamp <= proofMaturityDelaySeconds) revert OptimismPortal_ProofNotOldEnough();
        if (!anchorStateRegistry.isGameClaimValid(proven.disputeGameProxy)) revert OptimismPortal_InvalidRootClaim();
    }

    function disputeGameFactory() public view returns (DisputeGameFactory) {
        return anchorStateRegistry.disputeGameFactory();
    }

    function respectedGameType() external view returns (uint32) {
        return anchorStateRegistry.respectedGameType();
    }

    function numProofSubmitters(bytes32 hash) external view returns (uint256) {
        return proofSubmitters[hash].length;
    }

    function minimumGasLimit(uint64 byteCount) public pure returns (uint64) {
        return byteCount * 40 + 21_000;
    }

    /// Six values in a row, without the offset that a struct would get.
    function withdrawalBytes(WithdrawalTransaction memory withdrawal) private pure returns (bytes memory) {
        return abi.encode(
            withdrawal.nonce,
            withdrawal.sender,
            withdrawal.target,
            withdrawal.value,
            withdrawal.gasLimit,
            withdrawal.data
        );
    }
}
