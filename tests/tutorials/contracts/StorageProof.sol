// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// Checks the proofs that `eth_getProof` gives for a storage slot, for the portal of the stand-in.
library StorageProof {
    uint256 internal constant NIBBLES = 64;
    uint256 internal constant BRANCH_ITEMS = 17;

    /// Whether a trie with this root holds `value`, one byte below 0x80, in `slot`.
    function holds(bytes32 root, bytes32 slot, bytes1 value, bytes[] calldata proof) internal pure returns (bool) {
        bytes32 path = keccak256(abi.encode(slot));
        bytes32 expected = root;
        uint256 walked;
        for (uint256 i; i < proof.length; ++i) {
            if (keccak256(proof[i]) != expected) return false;
            bytes calldata next;
            bool isLeaf;
            (next, walked, isLeaf) = step(proof[i], path, walked);
            if (isLeaf) return walked == NIBBLES && next.length == 1 && next[0] == value;
            expected = hashOf(next);
        }
        return false;
    }

    /// From a node to the item that the path leads to. An empty item if it leads elsewhere.
    function step(bytes calldata node, bytes32 path, uint256 walked)
        private
        pure
        returns (bytes calldata, uint256, bool)
    {
        if (count(node) == BRANCH_ITEMS) {
            if (walked == NIBBLES) return (node[:0], walked, false);
            return (item(node, half(path[walked / 2], walked)), walked + 1, false);
        }
        bytes calldata key = payload(item(node, 0));
        uint256 flag = uint8(key[0]) >> 4;
        // An odd path begins in the lower half of the first byte.
        for (uint256 at = 2 - (flag & 1); at < key.length * 2; ++at) {
            if (walked == NIBBLES || half(key[at / 2], at) != half(path[walked / 2], walked)) {
                return (node[:0], walked, false);
            }
            ++walked;
        }
        return (item(node, 1), walked, flag >= 2);
    }

    /// The hash of the node that an item stands for. One of less than 32 bytes is the item itself, and comes as the next element.
    function hashOf(bytes calldata child) private pure returns (bytes32) {
        if (child.length > 0 && uint8(child[0]) >= 0xc0) return keccak256(child);
        return child.length == 33 ? bytes32(child[1:]) : bytes32(0);
    }

    /// One of the two nibbles of a byte: the upper half at an even place.
    function half(bytes1 pair, uint256 at) private pure returns (uint256) {
        return at % 2 == 0 ? uint8(pair) >> 4 : uint8(pair) & 15;
    }

    function count(bytes calldata list) private pure returns (uint256 items) {
        bytes calldata rest = payload(list);
        for (; rest.length > 0; ++items) rest = rest[first(rest):];
    }

    function item(bytes calldata list, uint256 index) private pure returns (bytes calldata) {
        bytes calldata rest = payload(list);
        for (; index > 0; --index) rest = rest[first(rest):];
        return rest[:first(rest)];
    }

    /// How long the first of several RLP items is.
    function first(bytes calldata items) private pure returns (uint256) {
        (uint256 offset, uint256 length) = header(items);
        return offset + length;
    }

    function payload(bytes calldata encoded) private pure returns (bytes calldata) {
        (uint256 offset, uint256 length) = header(encoded);
        return encoded[offset:offset + length];
    }

    /// Where the payload of an RLP item begins, and how long it is.
    function header(bytes calldata encoded) private pure returns (uint256, uint256) {
        uint256 prefix = uint8(encoded[0]);
        if (prefix < 0x80) return (0, 1);
        if (prefix < 0xb8) return (1, prefix - 0x80);
        if (prefix < 0xc0) return long(encoded, prefix - 0xb7);
        if (prefix < 0xf8) return (1, prefix - 0xc0);
        return long(encoded, prefix - 0xf7);
    }

    function long(bytes calldata encoded, uint256 sizeBytes) private pure returns (uint256 offset, uint256 length) {
        offset = 1 + sizeBytes;
        for (uint256 i = 1; i < offset; ++i) length = length << 8 | uint8(encoded[i]);
    }
}
