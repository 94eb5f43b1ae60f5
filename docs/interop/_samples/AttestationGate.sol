// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @notice Identifies one log of one chain.
struct Identifier {
    address origin;
    uint256 blockNumber;
    uint256 logIndex;
    uint256 timestamp;
    uint256 chainId;
}

interface ICrossL2Inbox {
    function validateMessage(Identifier calldata id, bytes32 msgHash) external;
}

/// @title Admits accounts that an issuer has attested on another chain
contract AttestationGate {
    ICrossL2Inbox internal constant INBOX = ICrossL2Inbox(0x4200000000000000000000000000000000000022);
    bytes32 internal constant ATTESTED = keccak256("Attested(address,address,bytes32,uint64)");

    /// @dev Four topics and one word of data.
    uint256 internal constant PAYLOAD_LENGTH = 5 * 32;

    address public immutable board;
    uint256 public immutable boardChainId;
    address public immutable issuer;
    bytes32 public immutable kind;

    /// @notice When an account's admission ends.
    mapping(address subject => uint64 time) public admittedUntil;

    /// @notice When the current attestation was made, so that an older one cannot replace it.
    mapping(address subject => uint256 time) public attestedAt;

    event Admitted(address indexed subject, uint64 validUntil);

    error UntrustedSource(address origin, uint256 chainId);
    error UnexpectedPayload();
    error OlderThanCurrent(uint256 attestedAt);

    constructor(address board_, uint256 boardChainId_, address issuer_, bytes32 kind_) {
        board = board_;
        boardChainId = boardChainId_;
        issuer = issuer_;
        kind = kind_;
    }

    /// @param id      Identifies the board's log.
    /// @param payload That log's topics, then its data.
    function admit(Identifier calldata id, bytes calldata payload) external {
        // The inbox proves that a log exists, not that it can be trusted.
        if (id.origin != board || id.chainId != boardChainId) revert UntrustedSource(id.origin, id.chainId);
        if (payload.length != PAYLOAD_LENGTH) revert UnexpectedPayload();

        (bytes32 topic0, address by, address subject, bytes32 stated, uint64 validUntil) =
            abi.decode(payload, (bytes32, address, address, bytes32, uint64));
        if (topic0 != ATTESTED || by != issuer || stated != kind) revert UnexpectedPayload();

        // A log can be used any number of times, and logs may arrive in any order.
        if (id.timestamp < attestedAt[subject]) revert OlderThanCurrent(attestedAt[subject]);
        attestedAt[subject] = id.timestamp;
        admittedUntil[subject] = validUntil;

        INBOX.validateMessage(id, keccak256(payload));

        emit Admitted(subject, validUntil);
    }
}
