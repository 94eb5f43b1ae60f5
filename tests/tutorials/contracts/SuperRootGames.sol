// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

// Stand-ins for what a portal asks about claims on an L2, as of op-contracts/v8.0.0-rc.1 (ethereum-optimism/optimism, commit
// 7cbcb58f, src/dispute): the factory, the registry, and games whose claim is a super root. Nobody plays them: whoever makes a
// game says how it ends.

enum GameStatus {
    IN_PROGRESS,
    CHALLENGER_WINS,
    DEFENDER_WINS
}

/// A claim about one moment. `l2SequenceNumber` is that moment's timestamp, not the number of a block.
contract SuperRootGame {
    error UnknownChainId();

    uint32 public immutable gameType;
    bytes32 public immutable rootClaim;
    uint64 public immutable createdAt = uint64(block.timestamp);
    bool public constant wasRespectedGameTypeWhenCreated = true;

    uint64 public resolvedAt;
    GameStatus public status;

    /// The super root before it is hashed: a version byte, the timestamp, and chain id and output root of each chain.
    bytes public extraData;

    constructor(uint32 gameType_, bytes32 rootClaim_, bytes memory extraData_) {
        gameType = gameType_;
        rootClaim = rootClaim_;
        extraData = extraData_;
    }

    function l2SequenceNumber() external view returns (uint256) {
        return uint64(bytes8(word(1)));
    }

    function rootClaimByChainId(uint256 chainId) external view returns (bytes32) {
        for (uint256 at = 9; at < extraData.length; at += 64) {
            if (uint256(word(at)) == chainId) return word(at + 32);
        }
        revert UnknownChainId();
    }

    function resolve(GameStatus outcome) external {
        status = outcome;
        resolvedAt = uint64(block.timestamp);
    }

    function word(uint256 at) private view returns (bytes32 value) {
        bytes memory data = extraData;
        assembly ("memory-safe") {
            value := mload(add(add(data, 32), at))
        }
    }
}

contract DisputeGameFactory {
    event DisputeGameCreated(address indexed disputeProxy, uint32 indexed gameType, bytes32 indexed rootClaim);

    struct GameSearchResult {
        uint256 index;
        bytes32 metadata;
        uint64 timestamp;
        bytes32 rootClaim;
        bytes extraData;
    }

    string public constant version = "1.6.1+stand-in";

    SuperRootGame[] private games;
    mapping(SuperRootGame => bool) public isGame;

    function create(uint32 gameType, bytes32 rootClaim, bytes calldata extraData) external returns (SuperRootGame game) {
        game = new SuperRootGame(gameType, rootClaim, extraData);
        games.push(game);
        isGame[game] = true;
        emit DisputeGameCreated(address(game), gameType, rootClaim);
    }

    function gameCount() external view returns (uint256) {
        return games.length;
    }

    function gameAtIndex(uint256 index) public view returns (uint32, uint64, SuperRootGame) {
        SuperRootGame game = games[index];
        return (game.gameType(), game.createdAt(), game);
    }

    /// At most `count` games of a type, the youngest first, from `start` backwards.
    function findLatestGames(uint32 wanted, uint256 start, uint256 count)
        external
        view
        returns (GameSearchResult[] memory found)
    {
        if (start >= games.length || count == 0) return found;
        found = new GameSearchResult[](count);
        uint256 length;
        for (uint256 i = start + 1; i > 0 && length < count; --i) {
            (uint32 gameType, uint64 timestamp, SuperRootGame game) = gameAtIndex(i - 1);
            if (gameType != wanted) continue;
            bytes32 metadata = bytes32(uint256(gameType) << 224 | uint256(timestamp) << 160 | uint160(address(game)));
            found[length] = GameSearchResult(i - 1, metadata, timestamp, game.rootClaim(), game.extraData());
            ++length;
        }
        assembly ("memory-safe") {
            mstore(found, length)
        }
    }
}

/// Judges games. Left out are blacklist, retirement and pause.
contract AnchorStateRegistry {
    string public constant version = "3.9.0+stand-in";
    uint256 public constant disputeGameFinalityDelaySeconds = 302_400;

    DisputeGameFactory public disputeGameFactory;
    uint32 public respectedGameType;

    function isGameProper(SuperRootGame game) public view returns (bool) {
        return disputeGameFactory.isGame(game);
    }

    function isGameRespected(SuperRootGame game) public view returns (bool) {
        return game.wasRespectedGameTypeWhenCreated();
    }

    function isGameFinalized(SuperRootGame game) public view returns (bool) {
        return game.status() != GameStatus.IN_PROGRESS
            && block.timestamp - game.resolvedAt() > disputeGameFinalityDelaySeconds;
    }

    function isGameClaimValid(SuperRootGame game) external view returns (bool) {
        return isGameProper(game) && isGameRespected(game) && isGameFinalized(game)
            && game.status() == GameStatus.DEFENDER_WINS;
    }
}
