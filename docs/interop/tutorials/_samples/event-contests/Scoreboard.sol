// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Final scores from one reporter. It knows nothing about contests, other chains or readers of its logs.
contract Scoreboard {
    struct Score {
        uint256 home;
        uint256 away;
        uint256 reportedAt;
    }

    event FinalScore(uint256 indexed matchId, uint256 home, uint256 away, uint256 reportedAt);

    error NotReporter();
    error AlreadyReported();
    error NotReported();

    address public immutable reporter = msg.sender;
    mapping(uint256 matchId => Score) public scores;

    function report(uint256 matchId, uint256 home, uint256 away) external {
        if (msg.sender != reporter) revert NotReporter();
        if (scores[matchId].reportedAt != 0) revert AlreadyReported();
        scores[matchId] = Score(home, away, block.timestamp);
        emit FinalScore(matchId, home, away, block.timestamp);
    }

    // region: repeat
    /// Other chains can execute a log only for a limited time. This emits a new one with the same content.
    function repeat(uint256 matchId) external {
        Score storage score = scores[matchId];
        if (score.reportedAt == 0) revert NotReported();
        emit FinalScore(matchId, score.home, score.away, score.reportedAt);
    }
    // endregion: repeat
}
