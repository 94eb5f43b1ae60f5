// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @title Notices that can be emitted again when their log is too old to be read on other chains
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

    /// @notice Emits an earlier notice's log again. The ID tells readers that it is the same notice.
    function renew(uint256 id) external {
        if (id == 0 || id > count) revert UnknownNotice(id);
        emit Notice(id, contents[id]);
    }
}
