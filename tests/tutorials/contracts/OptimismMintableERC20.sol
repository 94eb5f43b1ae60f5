// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {IERC165} from "./SuperchainBridges.sol";

/// What the standard bridge asks of a token that it may mint and burn, in its present form.
interface IOptimismMintableERC20 is IERC165 {
    function remoteToken() external view returns (address);
    function bridge() external returns (address);
    function mint(address to, uint256 amount) external;
    function burn(address from, uint256 amount) external;
}

/// The same, as tokens from before Bedrock have it.
interface ILegacyMintableERC20 is IERC165 {
    function l1Token() external view returns (address);
    function mint(address to, uint256 amount) external;
    function burn(address from, uint256 amount) external;
}

/// Stand-in for the token that the factory makes, as of op-contracts/v3.0.0 (ethereum-optimism/optimism, commit b0eec050,
/// src/universal/OptimismMintableERC20.sol). Its refusals are those of the OpenZeppelin token which the original is made of; the
/// signed approvals of that are left out, and the functions that raise and lower an allowance.
contract OptimismMintableERC20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    string public constant version = "1.4.0-beta.5+stand-in";
    address public constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    address public immutable REMOTE_TOKEN;
    address public immutable BRIDGE;
    uint8 public immutable decimals;

    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) internal allowances;

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _;
    }

    constructor(address bridge_, address remoteToken_, string memory name_, string memory symbol_, uint8 decimals_) {
        BRIDGE = bridge_;
        REMOTE_TOKEN = remoteToken_;
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 amount) external onlyBridge {
        require(to != address(0), "ERC20: mint to the zero address");
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
        emit Mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyBridge {
        require(from != address(0), "ERC20: burn from the zero address");
        require(balanceOf[from] >= amount, "ERC20: burn amount exceeds balance");
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
        emit Burn(from, amount);
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return spender == PERMIT2 ? type(uint256).max : allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        require(spender != address(0), "ERC20: approve to the zero address");
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance(from, msg.sender);
        if (allowed != type(uint256).max) {
            require(allowed >= amount, "ERC20: insufficient allowance");
            allowances[from][msg.sender] = allowed - amount;
            emit Approval(from, msg.sender, allowed - amount);
        }
        move(from, to, amount);
        return true;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC165).interfaceId || id == type(ILegacyMintableERC20).interfaceId
            || id == type(IOptimismMintableERC20).interfaceId;
    }

    function remoteToken() external view returns (address) {
        return REMOTE_TOKEN;
    }

    function l1Token() external view returns (address) {
        return REMOTE_TOKEN;
    }

    function bridge() external view returns (address) {
        return BRIDGE;
    }

    function l2Bridge() external view returns (address) {
        return BRIDGE;
    }

    function move(address from, address to, uint256 amount) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Stand-in for the factory, at 0x42..12 on an L2 and with an address for each L2 on the L1. The network writes the bridge of its
/// side into the first slot. Tokens are at other addresses than on a real chain, because their code is other code.
contract OptimismMintableERC20Factory {
    event StandardL2TokenCreated(address indexed remoteToken, address indexed localToken);
    event OptimismMintableERC20Created(address indexed localToken, address indexed remoteToken, address deployer);

    string public constant version = "1.10.1+stand-in";

    address public bridge;
    mapping(address localToken => address remoteToken) public deployments;

    function BRIDGE() external view returns (address) {
        return bridge;
    }

    function createStandardL2Token(address remoteToken, string memory name, string memory symbol)
        external
        returns (address)
    {
        return createOptimismMintableERC20WithDecimals(remoteToken, name, symbol, 18);
    }

    function createOptimismMintableERC20(address remoteToken, string memory name, string memory symbol)
        external
        returns (address)
    {
        return createOptimismMintableERC20WithDecimals(remoteToken, name, symbol, 18);
    }

    function createOptimismMintableERC20WithDecimals(
        address remoteToken,
        string memory name,
        string memory symbol,
        uint8 decimals
    ) public returns (address token) {
        require(remoteToken != address(0), "OptimismMintableERC20Factory: must provide remote token address");
        bytes32 salt = keccak256(abi.encode(remoteToken, name, symbol, decimals));
        token = address(new OptimismMintableERC20{salt: salt}(bridge, remoteToken, name, symbol, decimals));
        deployments[token] = remoteToken;
        emit StandardL2TokenCreated(remoteToken, token);
        emit OptimismMintableERC20Created(token, remoteToken, msg.sender);
    }
}
