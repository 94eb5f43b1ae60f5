// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

// region: interface
/// @notice The two functions a bridge calls on a token, and the two events that record the calls (ERC-7802).
interface IERC7802 {
    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);

    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}
// endregion: interface

// region: mixin
/// @notice The cross-chain half of a token. The token supplies the ERC-20 half and the two hooks at the end.
abstract contract CrosschainSupply is IERC7802 {
    address internal constant SUPERCHAIN_TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;
    bytes4 private constant ERC165_ID = 0x01ffc9a7;

    error Unauthorized();

    function crosschainMint(address to, uint256 amount) external {
        _requireBridge();
        _increaseSupply(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external {
        _requireBridge();
        _decreaseSupply(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    // sendERC20 calls this first and rejects a token that returns false.
    function supportsInterface(bytes4 id) public view virtual returns (bool) {
        return id == type(IERC7802).interfaceId || id == ERC165_ID;
    }

    // Only the bridge may call this. A token with a second bridge widens this check, and whom it trusts.
    function _requireBridge() internal view virtual {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert Unauthorized();
    }

    function _increaseSupply(address to, uint256 amount) internal virtual;
    function _decreaseSupply(address from, uint256 amount) internal virtual;
}
// endregion: mixin
