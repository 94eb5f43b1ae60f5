// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

// Who is taken to have sent a call between the layers, by the rules of op-contracts/v3.0.0
// (ethereum-optimism/optimism, commit b0eec050, src/libraries/EOA.sol and src/vendor/AddressAliasHelper.sol).

uint160 constant ALIAS_OFFSET = uint160(0x1111000000000000000000000000000000001111);

// What both messengers and the portal say while no message is under way. Not zero, which costs more gas to change.
address constant NO_SENDER = 0x000000000000000000000000000000000000dEaD;

/// A contract's address is shifted on its way to the L2, so that it cannot be mistaken for its namesake there.
function aliased(address sender) pure returns (address) {
    unchecked {
        return address(uint160(sender) + ALIAS_OFFSET);
    }
}

/// True for an account that signed the transaction, and for one that has lent itself code by EIP-7702.
function isAccount() view returns (bool) {
    if (msg.sender == tx.origin) return true;
    bytes memory code = msg.sender.code;
    return code.length == 23 && bytes3(code) == 0xEF0100;
}
