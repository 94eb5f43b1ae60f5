// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// @notice The functions of L2ToL2CrossDomainMessenger that a bridge needs.
interface IMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32);
    function crossDomainMessageContext() external view returns (address sender, uint256 source);
}

/// @notice The functions of ERC-7802 that a bridge needs.
interface IBridgedToken {
    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

/// @notice Moves a token between chains where it has different addresses. The bridge itself has the
///         same address everywhere, which is how each half recognizes the other.
contract PairedBridge {
    IMessenger private constant MESSENGER = IMessenger(0x4200000000000000000000000000000000000023);

    address public immutable owner;

    /// @notice For a token of this chain and a chain ID: the token's address on that chain.
    mapping(address token => mapping(uint256 chainId => address counterpart)) public counterpartOf;

    event Paired(address indexed token, uint256 indexed chainId, address indexed counterpart);
    event Sent(address indexed token, address indexed from, address indexed to, uint256 amount, uint256 destination);
    event Delivered(address indexed token, address indexed from, address indexed to, uint256 amount, uint256 source);

    error NotOwner(address caller);
    error AlreadyPaired(address token, uint256 chainId);
    error NotPaired(address token, uint256 chainId);
    error Unauthorized();
    error InvalidCrossDomainSender();
    error ZeroAddress();

    constructor(address bridgeOwner) {
        owner = bridgeOwner;
    }

    /// @notice Pairs a token of this chain with one of another chain, permanently: if a pair could
    ///         change, transfers in flight could not be delivered.
    function pair(address token, uint256 chainId, address counterpart) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (counterpart == address(0)) revert ZeroAddress();
        if (counterpartOf[token][chainId] != address(0)) revert AlreadyPaired(token, chainId);
        counterpartOf[token][chainId] = counterpart;
        emit Paired(token, chainId, counterpart);
    }

    // region: send
    /// @notice Burns here and tells the other half to mint.
    function send(address token, address to, uint256 amount, uint256 chainId) external returns (bytes32) {
        // Checked before anything is burned: if the message could only fail, the tokens would be lost.
        if (to == address(0)) revert ZeroAddress();
        address counterpart = counterpartOf[token][chainId];
        if (counterpart == address(0)) revert NotPaired(token, chainId);

        IBridgedToken(token).crosschainBurn(msg.sender, amount);
        emit Sent(token, msg.sender, to, amount, chainId);
        return MESSENGER.sendMessage(
            chainId, address(this), abi.encodeCall(this.deliver, (counterpart, token, msg.sender, to, amount))
        );
    }
    // endregion: send

    // region: deliver
    /// @notice Mints what was burned. `token` is on this chain, `burned` was burned on the other.
    function deliver(address token, address burned, address from, address to, uint256 amount) external {
        // The caller must be the messenger.
        if (msg.sender != address(MESSENGER)) revert Unauthorized();
        // The sender must be the contract at this address on the other chain, which must have this bytecode.
        (address sender, uint256 source) = MESSENGER.crossDomainMessageContext();
        if (sender != address(this)) revert InvalidCrossDomainSender();
        // This side must agree: a pair set on only one side moves nothing.
        if (counterpartOf[token][source] != burned) revert NotPaired(token, source);

        IBridgedToken(token).crosschainMint(to, amount);
        emit Delivered(token, from, to, amount, source);
    }
    // endregion: deliver
}
