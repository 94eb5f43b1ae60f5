// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IL2ToL2CrossDomainMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32);
    function crossDomainMessageContext() external view returns (address sender, uint256 source);
}

IL2ToL2CrossDomainMessenger constant MESSENGER =
    IL2ToL2CrossDomainMessenger(0x4200000000000000000000000000000000000023);

/// @title The receiving side, which trusts one contract on one chain
contract ScoreKeeper {
    address public immutable reporter;
    uint256 public immutable reporterChainId;

    mapping(address player => uint256 score) public best;

    error NotTheMessenger(address caller);
    error UntrustedSender(address sender, uint256 source);

    constructor(address reporter_, uint256 reporterChainId_) {
        reporter = reporter_;
        reporterChainId = reporterChainId_;
    }

    function record(address player, uint256 score) external {
        // Anyone can call this function directly, but only a relayed message has a context.
        if (msg.sender != address(MESSENGER)) revert NotTheMessenger(msg.sender);

        (address sender, uint256 source) = MESSENGER.crossDomainMessageContext();
        if (sender != reporter || source != reporterChainId) revert UntrustedSender(sender, source);

        // Messages can be relayed in any order, so a late one must not replace a better score.
        if (score > best[player]) best[player] = score;
    }
}

/// @title The sending side
contract ScoreReporter {
    function report(uint256 destination, address keeper, uint256 score) external returns (bytes32 messageHash) {
        return MESSENGER.sendMessage(destination, keeper, abi.encodeCall(ScoreKeeper.record, (msg.sender, score)));
    }
}
