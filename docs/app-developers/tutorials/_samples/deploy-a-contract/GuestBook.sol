// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// A book that anyone can sign. Its title is fixed when it is deployed.
contract GuestBook {
    event Signed(address indexed guest, string entry);

    error EmptyEntry();

    string public title;
    uint256 public entries;
    mapping(address guest => string entry) public entryOf;

    constructor(string memory title_) {
        title = title_;
    }

    function sign(string calldata entry) external {
        if (bytes(entry).length == 0) revert EmptyEntry();
        entries += 1;
        entryOf[msg.sender] = entry;
        emit Signed(msg.sender, entry);
    }
}
