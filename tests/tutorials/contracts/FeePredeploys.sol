// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// Stand-ins for the predeploys 0x42..15 and 0x42..0F, which tell a transaction what it pays beyond execution gas. Names and texts
/// are those of op-contracts/v8.0.0-rc.1 (ethereum-optimism/optimism, commit 7cbcb58f), the calculation is that of
/// ethereum-optimism/specs, commit fd72cf79, specs/protocol/{fjord,jovian}/exec-engine.md. Every upgrade up to Karst is active.

/// What the L2 knows of the L1. A chain gets the values in the first transaction of each block; here they are put into the
/// storage when the network starts, and stay as they are.
contract L1Block {
    /// Keeps the fields out of the slots they have in the original. Anvil charges what it finds there, and then refuses every
    /// `eth_call` that names no sender, because the zero address cannot pay.
    bytes32[16] private gap;

    uint64 public number;
    uint64 public timestamp;
    uint256 public basefee;
    bytes32 public hash;
    uint64 public sequenceNumber;
    uint32 public blobBaseFeeScalar;
    uint32 public baseFeeScalar;
    bytes32 public batcherHash;
    uint256 public l1FeeOverhead;
    uint256 public l1FeeScalar;
    uint256 public blobBaseFee;
    uint64 public operatorFeeConstant;
    uint32 public operatorFeeScalar;
    uint16 public daFootprintGasScalar;

    string public constant version = "1.9.0+stand-in";
    address public constant DEPOSITOR_ACCOUNT = 0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001;
}

contract GasPriceOracle {
    string public constant version = "1.6.0+stand-in";
    uint256 public constant DECIMALS = 6;
    bool public constant isEcotone = true;
    bool public constant isFjord = true;
    bool public constant isIsthmus = true;
    bool public constant isJovian = true;

    L1Block internal constant L1 = L1Block(0x4200000000000000000000000000000000000015);

    /// What a signature adds to the transaction that is asked about.
    uint256 internal constant SIGNATURE_BYTES = 68;
    int256 internal constant INTERCEPT = -42_585_600;
    int256 internal constant FASTLZ_COEFFICIENT = 836_500;
    int256 internal constant LEAST_SIZE = 100e6;

    function getL1Fee(bytes memory unsignedTransaction) external view returns (uint256) {
        return fee(FastLz.length(unsignedTransaction) + SIGNATURE_BYTES);
    }

    function getL1FeeUpperBound(uint256 unsignedSize) external view returns (uint256) {
        uint256 size = unsignedSize + SIGNATURE_BYTES;
        return fee(size + size / 255 + 16);
    }

    function getL1GasUsed(bytes memory unsignedTransaction) external pure returns (uint256) {
        return (estimatedSize(FastLz.length(unsignedTransaction) + SIGNATURE_BYTES) * 16) / 1e6;
    }

    function getOperatorFee(uint256 gasUsed) external view returns (uint256) {
        return gasUsed * L1.operatorFeeScalar() * 100 + L1.operatorFeeConstant();
    }

    function gasPrice() external view returns (uint256) {
        return block.basefee;
    }

    function baseFee() external view returns (uint256) {
        return block.basefee;
    }

    function l1BaseFee() public view returns (uint256) {
        return L1.basefee();
    }

    function blobBaseFee() public view returns (uint256) {
        return L1.blobBaseFee();
    }

    function baseFeeScalar() public view returns (uint32) {
        return L1.baseFeeScalar();
    }

    function blobBaseFeeScalar() public view returns (uint32) {
        return L1.blobBaseFeeScalar();
    }

    function decimals() external pure returns (uint256) {
        return DECIMALS;
    }

    function overhead() external pure returns (uint256) {
        revert("GasPriceOracle: overhead() is deprecated");
    }

    function scalar() external pure returns (uint256) {
        revert("GasPriceOracle: scalar() is deprecated");
    }

    function fee(uint256 fastLzSize) internal view returns (uint256) {
        uint256 perByte = uint256(baseFeeScalar()) * 16 * l1BaseFee() + uint256(blobBaseFeeScalar()) * blobBaseFee();
        return (estimatedSize(fastLzSize) * perByte) / 1e12;
    }

    /// Bytes in a compressed batch, with six decimals.
    function estimatedSize(uint256 fastLzSize) internal pure returns (uint256) {
        int256 fitted = INTERCEPT + FASTLZ_COEFFICIENT * int256(fastLzSize);
        return uint256(fitted < LEAST_SIZE ? LEAST_SIZE : fitted);
    }
}

/// The length FastLZ, level 1, compresses to. The same steps as src/tools/fees/fastLz.ts, whose comments say why each is there.
library FastLz {
    uint256 internal constant TABLE_SIZE = 8192;
    uint256 internal constant LITERAL_RUN = 32;
    uint256 internal constant LONGEST_MATCH = 262;

    function length(bytes memory data) internal pure returns (uint256 total) {
        unchecked {
            uint256[] memory lastSeen = new uint256[](TABLE_SIZE);
            uint256 size = data.length;
            uint256 limit = size < 13 ? 0 : size - 13;
            uint256 written;
            uint256 at = 2;
            while (at < limit) {
                uint256 three = threeAt(data, at);
                uint256 slot = slotOf(three);
                uint256 candidate = lastSeen[slot];
                lastSeen[slot] = at;
                if (at - candidate > TABLE_SIZE - 1 || threeAt(data, candidate) != three) {
                    ++at;
                    continue;
                }
                if (at + 1 >= limit) break;

                if (at > written) total += literals(at - written);
                uint256 extent;
                while (at + 3 + extent < size - 4) {
                    ++extent;
                    if (data[candidate + 2 + extent] != data[at + 2 + extent]) break;
                }
                total += matched(extent);

                at += extent;
                lastSeen[slotOf(threeAt(data, at))] = at;
                lastSeen[slotOf(threeAt(data, at + 1))] = at + 1;
                at += 2;
                written = at;
            }
            return total + literals(size - written);
        }
    }

    function literals(uint256 count) private pure returns (uint256) {
        uint256 rest = count % LITERAL_RUN;
        return (count / LITERAL_RUN) * (LITERAL_RUN + 1) + (rest == 0 ? 0 : rest + 1);
    }

    function matched(uint256 extent) private pure returns (uint256) {
        uint256 rest = (extent - 1) % LONGEST_MATCH;
        return ((extent - 1) / LONGEST_MATCH) * 3 + (rest >= 6 ? 3 : 2);
    }

    /// Three bytes as a number, the first one lowest.
    function threeAt(bytes memory data, uint256 at) private pure returns (uint256 three) {
        assembly ("memory-safe") {
            let word := mload(add(add(data, 32), at))
            three := or(byte(0, word), or(shl(8, byte(1, word)), shl(16, byte(2, word))))
        }
    }

    function slotOf(uint256 three) private pure returns (uint256) {
        return (((2654435769 * three) & 0xffffffff) >> 19) & (TABLE_SIZE - 1);
    }
}
