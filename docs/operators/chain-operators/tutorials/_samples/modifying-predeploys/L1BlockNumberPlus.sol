// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface IL1Block {
    function number() external view returns (uint64);
}

/// Answers like L1BlockNumber, and also tells how many blocks ago an L1 block was.
contract L1BlockNumberPlus {
    IL1Block private constant L1_BLOCK = IL1Block(0x4200000000000000000000000000000000000015);

    string public constant version = "1.0.0+mychain";

    error NotYetKnown(uint256 l1Block);

    function getL1BlockNumber() public view returns (uint256) {
        return L1_BLOCK.number();
    }

    function blocksSince(uint256 l1Block) external view returns (uint256) {
        uint256 current = getL1BlockNumber();
        if (l1Block > current) revert NotYetKnown(l1Block);
        return current - l1Block;
    }

    /// Existing callers send any selector or none, and get the number. Unlike the original, it accepts no ether.
    fallback(bytes calldata) external returns (bytes memory) {
        return abi.encode(getL1BlockNumber());
    }
}
