// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// @notice The token before it supported other chains: plain ERC-20 behind a proxy.
contract TokenV1 {
    string public name;
    string public symbol;
    address public owner;
    uint256 public totalSupply;
    mapping(address holder => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    error AlreadyInitialized();
    error NotOwner(address caller);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InvalidReceiver(address receiver);

    constructor() {
        // Only the proxy's storage is used. Without an owner, this contract cannot be initialized either.
        owner = address(0xdead);
    }

    function initialize(string calldata tokenName, string calldata tokenSymbol, address tokenOwner) external {
        if (owner != address(0)) revert AlreadyInitialized();
        name = tokenName;
        symbol = tokenSymbol;
        owner = tokenOwner;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _mint(to, amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 granted = allowance[from][msg.sender];
        if (granted < amount) revert ERC20InsufficientAllowance(msg.sender, granted, amount);
        allowance[from][msg.sender] = granted - amount;
        _move(from, to, amount);
        return true;
    }

    function _mint(address to, uint256 amount) internal {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        _take(from, amount);
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }

    function _move(address from, address to, uint256 amount) private {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        _take(from, amount);
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _take(address from, uint256 amount) private {
        uint256 held = balanceOf[from];
        if (held < amount) revert ERC20InsufficientBalance(from, held, amount);
        balanceOf[from] = held - amount;
    }
}
