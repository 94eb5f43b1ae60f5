// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @title Notices that can be announced again when their log has become too old to be read elsewhere
contract RenewableNotice {
    uint256 public count;
    mapping(uint256 id => bytes32 content) public contents;

    event Notice(uint256 indexed id, bytes32 content);

    error UnknownNotice(uint256 id);

    function publish(bytes32 content) external returns (uint256 id) {
        id = ++count;
        contents[id] = content;
        emit Notice(id, content);
    }

    /// @notice Emits the log of an earlier notice once more. The id tells readers that it is the same one.
    function renew(uint256 id) external {
        if (id == 0 || id > count) revert UnknownNotice(id);
        emit Notice(id, contents[id]);
    }
}
