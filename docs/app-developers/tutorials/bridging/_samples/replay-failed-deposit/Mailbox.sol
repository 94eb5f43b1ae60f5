// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// Deployed on L2. Accepts notes while it is open. Anyone can open and close it: for tests only.
contract Mailbox {
    event NoteLeft(string note);

    error Closed();

    bool public isOpen;
    string public note;

    function setOpen(bool open) external {
        isOpen = open;
    }

    function leave(string calldata text) external {
        if (!isOpen) revert Closed();
        note = text;
        emit NoteLeft(text);
    }
}
