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

/// @title Lets each log count once
abstract contract OncePerLog {
    mapping(bytes32 place => bool) private used;

    error AlreadyUsed();

    // region: use
    /// @dev Call it together with `validateMessage`, which proves that the log exists at that place.
    function use(Identifier calldata id) internal {
        bytes32 place = keccak256(abi.encode(id.chainId, id.blockNumber, id.logIndex));
        if (used[place]) revert AlreadyUsed();
        used[place] = true;
    }
    // endregion: use
}
