// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {L2ToL2CrossDomainMessenger} from "./L2ToL2CrossDomainMessenger.sol";

/// Stand-ins for the bridge predeploys 0x42..24, 0x42..25 and 0x42..28, written from the interop specification
/// (ethereum-optimism/specs, commit 68883998, specs/interop/). Event names are those of the contracts, SendERC20 and RelayERC20.

interface IERC7802 {
    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);

    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

interface IERC165 {
    function supportsInterface(bytes4 id) external view returns (bool);
}

error Unauthorized();
error ZeroAddress();
error InvalidCrossDomainSender();
error InvalidERC7802();

L2ToL2CrossDomainMessenger constant MESSENGER = L2ToL2CrossDomainMessenger(0x4200000000000000000000000000000000000023);

/// Moves ether without calling the receiver.
contract Handover {
    constructor(address payable to) payable {
        selfdestruct(to);
    }
}

/// What both bridges ask of a message: that the messenger delivers it, and that their twin sent it.
abstract contract Relayed {
    function authenticate() internal view returns (uint256 source) {
        if (msg.sender != address(MESSENGER)) revert Unauthorized();
        address sender;
        (sender, source) = MESSENGER.crossDomainMessageContext();
        if (sender != address(this)) revert InvalidCrossDomainSender();
    }
}

contract SuperchainTokenBridge is Relayed {
    event SendERC20(
        address indexed token, address indexed from, address indexed to, uint256 amount, uint256 destination
    );
    event RelayERC20(address indexed token, address indexed from, address indexed to, uint256 amount, uint256 source);

    string public constant version = "1.0.1+stand-in";

    function sendERC20(address token, address to, uint256 amount, uint256 chainId) external returns (bytes32 hash) {
        if (to == address(0)) revert ZeroAddress();
        if (!IERC165(token).supportsInterface(type(IERC7802).interfaceId)) revert InvalidERC7802();

        IERC7802(token).crosschainBurn(msg.sender, amount);
        bytes memory message = abi.encodeCall(this.relayERC20, (token, msg.sender, to, amount));
        hash = MESSENGER.sendMessage(chainId, address(this), message);
        emit SendERC20(token, msg.sender, to, amount, chainId);
    }

    function relayERC20(address token, address from, address to, uint256 amount) external {
        uint256 source = authenticate();
        IERC7802(token).crosschainMint(to, amount);
        emit RelayERC20(token, from, to, amount, source);
    }
}

contract ETHLiquidity {
    event LiquidityBurned(address indexed caller, uint256 value);
    event LiquidityMinted(address indexed caller, uint256 value);
    event LiquidityFunded(address indexed funder, uint256 amount);

    error InvalidAmount();

    string public constant version = "1.1.0+stand-in";
    address internal constant BRIDGE = 0x4200000000000000000000000000000000000024;

    function burn() external payable {
        if (msg.sender != BRIDGE) revert Unauthorized();
        emit LiquidityBurned(msg.sender, msg.value);
    }

    function mint(uint256 amount) external {
        if (msg.sender != BRIDGE) revert Unauthorized();
        new Handover{value: amount}(payable(msg.sender));
        emit LiquidityMinted(msg.sender, amount);
    }

    function fund() external payable {
        if (msg.value == 0) revert InvalidAmount();
        emit LiquidityFunded(msg.sender, msg.value);
    }
}

contract SuperchainETHBridge is Relayed {
    event SendETH(address indexed from, address indexed to, uint256 amount, uint256 destination);
    event RelayETH(address indexed from, address indexed to, uint256 amount, uint256 source);

    string public constant version = "1.0.1+stand-in";
    ETHLiquidity internal constant LIQUIDITY = ETHLiquidity(0x4200000000000000000000000000000000000025);

    function sendETH(address to, uint256 chainId) external payable returns (bytes32 hash) {
        if (to == address(0)) revert ZeroAddress();

        LIQUIDITY.burn{value: msg.value}();
        bytes memory message = abi.encodeCall(this.relayETH, (msg.sender, to, msg.value));
        hash = MESSENGER.sendMessage(chainId, address(this), message);
        emit SendETH(msg.sender, to, msg.value, chainId);
    }

    function relayETH(address from, address to, uint256 amount) external {
        uint256 source = authenticate();
        LIQUIDITY.mint(amount);
        new Handover{value: amount}(payable(to));
        emit RelayETH(from, to, amount, source);
    }
}
