// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @title A board on which anyone may make statements about an account
/// @notice Knows nothing of other chains: the log it emits is all that interop needs.
contract AttestationBoard {
    event Attested(address indexed issuer, address indexed subject, bytes32 indexed kind, uint64 validUntil);

    function attest(address subject, bytes32 kind, uint64 validUntil) external {
        emit Attested(msg.sender, subject, kind, validUntil);
    }
}
