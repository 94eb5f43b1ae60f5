// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

struct Identifier {
    address origin;
    uint256 blockNumber;
    uint256 logIndex;
    uint256 timestamp;
    uint256 chainId;
}

interface ICrossL2Inbox {
    function validateMessage(Identifier calldata id, bytes32 messageHash) external;
}

/// Stakes on a match, paid out when a log from another chain reports the result.
contract Contest {
    ICrossL2Inbox private constant INBOX = ICrossL2Inbox(0x4200000000000000000000000000000000000022);

    enum Outcome {
        Undecided,
        Home,
        Draw,
        Away
    }

    event Backed(address indexed player, Outcome indexed outcome, uint256 amount);
    event Resolved(Outcome indexed outcome);
    event Claimed(address indexed player, uint256 amount);

    error BettingClosed();
    error NoSuchOutcome();
    error AlreadyResolved();
    error NotResolved();
    error ForeignEvent();
    error DecidedBeforeClose();
    error NothingToClaim();
    error PaymentFailed();

    // region: constructor
    /// keccak256 of the event's signature: the first topic of every FinalScore log.
    bytes32 private constant FINAL_SCORE = keccak256("FinalScore(uint256,uint256,uint256,uint256)");

    address public immutable scoreboard;
    uint256 public immutable scoreboardChain;
    uint256 public immutable matchId;
    uint256 public immutable closesAt;

    constructor(address scoreboard_, uint256 scoreboardChain_, uint256 matchId_, uint256 bettingSeconds) {
        scoreboard = scoreboard_;
        scoreboardChain = scoreboardChain_;
        matchId = matchId_;
        closesAt = block.timestamp + bettingSeconds;
    }
    // endregion: constructor

    Outcome public result;
    mapping(Outcome outcome => uint256) public pool;
    mapping(Outcome outcome => mapping(address player => uint256)) public stake;

    function back(Outcome outcome) external payable {
        if (block.timestamp > closesAt) revert BettingClosed();
        if (outcome == Outcome.Undecided) revert NoSuchOutcome();
        stake[outcome][msg.sender] += msg.value;
        pool[outcome] += msg.value;
        emit Backed(msg.sender, outcome, msg.value);
    }

    // region: resolve
    function resolve(Identifier calldata id, bytes calldata payload) external {
        if (result != Outcome.Undecided) revert AlreadyResolved();

        // The right event, from the right contract, on the right chain.
        if (id.origin != scoreboard || id.chainId != scoreboardChain) revert ForeignEvent();
        if (bytes32(payload[:32]) != FINAL_SCORE) revert ForeignEvent();
        INBOX.validateMessage(id, keccak256(payload));

        // At most four topics, then data. In this event every field is one word, so they are consecutive.
        (uint256 matchId_, uint256 home, uint256 away, uint256 reportedAt) =
            abi.decode(payload[32:], (uint256, uint256, uint256, uint256));
        if (matchId_ != matchId) revert ForeignEvent();
        // If a score were public while stakes are still accepted, whoever read it first would win.
        if (reportedAt <= closesAt) revert DecidedBeforeClose();

        result = home > away ? Outcome.Home : home < away ? Outcome.Away : Outcome.Draw;
        emit Resolved(result);
    }
    // endregion: resolve

    // region: claim
    function claim() external returns (uint256 amount) {
        if (result == Outcome.Undecided) revert NotResolved();
        if (pool[result] == 0) {
            // Nobody was right: everyone takes back their stake.
            for (uint8 i = 1; i <= uint8(Outcome.Away); i++) {
                amount += stake[Outcome(i)][msg.sender];
                delete stake[Outcome(i)][msg.sender];
            }
        } else {
            uint256 total = pool[Outcome.Home] + pool[Outcome.Draw] + pool[Outcome.Away];
            amount = (stake[result][msg.sender] * total) / pool[result];
            delete stake[result][msg.sender];
        }
        if (amount == 0) revert NothingToClaim();
        emit Claimed(msg.sender, amount);
        (bool paid,) = msg.sender.call{value: amount}("");
        if (!paid) revert PaymentFailed();
    }
    // endregion: claim
}
