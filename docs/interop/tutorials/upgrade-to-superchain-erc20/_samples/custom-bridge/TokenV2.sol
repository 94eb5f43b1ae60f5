// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {TokenV1} from "./TokenV1.sol";

/// @notice The functions that a bridge calls on a cross-chain token (ERC-7802, with ERC-165).
interface IERC7802 {
    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);

    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

/// @notice The same token, now with a bridge that can mint and burn it.
contract TokenV2 is TokenV1, IERC7802 {
    // An immutable is part of the code, not the storage, so TokenV1's layout does not change.
    address public immutable bridge;

    error Unauthorized();

    constructor(address tokenBridge) {
        bridge = tokenBridge;
    }

    modifier onlyBridge() {
        if (msg.sender != bridge) revert Unauthorized();
        _;
    }

    function crosschainMint(address to, uint256 amount) external onlyBridge {
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external onlyBridge {
        _burn(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        // 0x01ffc9a7 is ERC-165 itself, 0x36372b07 is ERC-20.
        return interfaceId == type(IERC7802).interfaceId || interfaceId == 0x01ffc9a7 || interfaceId == 0x36372b07;
    }
}
