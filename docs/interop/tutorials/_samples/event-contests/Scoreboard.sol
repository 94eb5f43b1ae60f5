// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Final scores, told by one reporter. It knows nothing of contests, of other chains or of who reads its logs.
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
    /// A log can be executed on other chains for a limited time only. This makes a fresh one, of the same content.
    function repeat(uint256 matchId) external {
        Score storage score = scores[matchId];
        if (score.reportedAt == 0) revert NotReported();
        emit FinalScore(matchId, score.home, score.away, score.reportedAt);
    }
    // endregion: repeat
}
