// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @title A board where anyone can make statements about an account
/// @notice It knows nothing about other chains: interop needs only the log it emits.
contract AttestationBoard {
    event Attested(address indexed issuer, address indexed subject, bytes32 indexed kind, uint64 validUntil);

    function attest(address subject, bytes32 kind, uint64 validUntil) external {
        emit Attested(msg.sender, subject, kind, validUntil);
    }
}
