// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// @title Stores a line of text, and accepts a new one only while it is open
contract Notebook {
    bool public isOpen;
    string public line;

    error Closed();

    function setOpen(bool isOpen_) external {
        isOpen = isOpen_;
    }

    function write(string calldata line_) external {
        if (!isOpen) revert Closed();
        line = line_;
    }
}
