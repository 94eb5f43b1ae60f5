// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {IERC165, IERC7802, Unauthorized, ZeroAddress} from "./SuperchainBridges.sol";

interface IERC20 {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    function totalSupply() external view returns (uint256);
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Stand-in for the token supersim puts at 0x420beeF000000000000000000000000000000001: anyone may mint, and the
/// token bridge may move it between chains. Shortages revert with the names the original uses.
contract L2NativeSuperchainERC20 is IERC20, IERC7802, IERC165 {
    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    error InsufficientBalance();
    error InsufficientAllowance();

    string public constant name = "L2NativeSuperchainERC20";
    string public constant symbol = "MOCK";
    string public constant version = "1.0.2+stand-in";
    uint8 public constant decimals = 18;
    address internal constant TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;

    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    modifier onlyTokenBridge() {
        if (msg.sender != TOKEN_BRIDGE) revert Unauthorized();
        _;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            if (allowed < amount) revert InsufficientAllowance();
            allowance[from][msg.sender] = allowed - amount;
        }
        move(from, to, amount);
        return true;
    }

    function mint(address to, uint256 amount) external {
        if (to == address(0)) revert ZeroAddress();
        create(to, amount);
        emit Mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (from == address(0)) revert ZeroAddress();
        destroy(from, amount);
        emit Burn(from, amount);
    }

    function crosschainMint(address to, uint256 amount) external onlyTokenBridge {
        create(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external onlyTokenBridge {
        destroy(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC7802).interfaceId || id == type(IERC20).interfaceId || id == type(IERC165).interfaceId;
    }

    function move(address from, address to, uint256 amount) internal {
        take(from, amount);
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function create(address to, uint256 amount) internal {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function destroy(address from, uint256 amount) internal {
        take(from, amount);
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }

    function take(address from, uint256 amount) internal {
        uint256 balance = balanceOf[from];
        if (balance < amount) revert InsufficientBalance();
        balanceOf[from] = balance - amount;
    }
}
