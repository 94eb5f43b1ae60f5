// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// @notice The part of the L2ToL2CrossDomainMessenger that a bridge needs.
interface IMessenger {
    function sendMessage(uint256 destination, address target, bytes calldata message) external returns (bytes32);
    function crossDomainMessageContext() external view returns (address sender, uint256 source);
}

/// @notice The part of ERC-7802 that a bridge needs.
interface IBridgedToken {
    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

/// @notice Moves a token between chains on which it has different addresses. The bridge itself has the
///         same address everywhere, and that is how one half knows the other.
contract PairedBridge {
    IMessenger private constant MESSENGER = IMessenger(0x4200000000000000000000000000000000000023);

    address public immutable owner;

    /// @notice For a token of this chain and the id of another chain: the token's address over there.
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

    /// @notice Joins a token of this chain to one of another chain, for good: with a pair that could be
    ///         changed, transfers that are under way would find nobody at home.
    function pair(address token, uint256 chainId, address counterpart) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (counterpart == address(0)) revert ZeroAddress();
        if (counterpartOf[token][chainId] != address(0)) revert AlreadyPaired(token, chainId);
        counterpartOf[token][chainId] = counterpart;
        emit Paired(token, chainId, counterpart);
    }

    // region: send
    /// @notice Burns here, and asks the other half to mint.
    function send(address token, address to, uint256 amount, uint256 chainId) external returns (bytes32) {
        // Checked before anything is burned: a message that can only fail over there would cost the tokens.
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
    /// @notice Mints what was burned. `token` is of this chain, `burned` is what was burned on the other.
    function deliver(address token, address burned, address from, address to, uint256 amount) external {
        // Who calls: the messenger and nobody else.
        if (msg.sender != address(MESSENGER)) revert Unauthorized();
        // Who sent: the contract at this very address on the other chain, which only this bytecode can be.
        (address sender, uint256 source) = MESSENGER.crossDomainMessageContext();
        if (sender != address(this)) revert InvalidCrossDomainSender();
        // Whether this side agrees: a pair set on one side only moves nothing.
        if (counterpartOf[token][source] != burned) revert NotPaired(token, source);

        IBridgedToken(token).crosschainMint(to, amount);
        emit Delivered(token, from, to, amount, source);
    }
    // endregion: deliver
}
