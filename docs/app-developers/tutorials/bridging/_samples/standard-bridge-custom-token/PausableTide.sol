// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

// region: interfaces
interface IERC165 {
    function supportsInterface(bytes4 id) external view returns (bool);
}

interface IOptimismMintableERC20 is IERC165 {
    function remoteToken() external view returns (address);
    function bridge() external returns (address);
    function mint(address to, uint256 amount) external;
    function burn(address from, uint256 amount) external;
}
// endregion: interfaces

/// Tide's counterpart on L2. The owner can pause transfers between holders, and nothing else.
contract PausableTide is IOptimismMintableERC20 {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Paused(bool paused);

    error NotBridge();
    error NotOwner();
    error TransfersPaused();
    error InsufficientBalance();
    error InsufficientAllowance();

    string public constant name = "Tide";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 18;

    // region: state
    address public immutable bridge;
    address public immutable remoteToken;
    address public immutable owner;
    bool public paused;
    // endregion: state

    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    constructor(address bridge_, address remoteToken_, address owner_) {
        bridge = bridge_;
        remoteToken = remoteToken_;
        owner = owner_;
    }

    // region: bridge
    modifier onlyBridge() {
        if (msg.sender != bridge) revert NotBridge();
        _;
    }

    function mint(address to, uint256 amount) external onlyBridge {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function burn(address from, uint256 amount) external onlyBridge {
        if (balanceOf[from] < amount) revert InsufficientBalance();
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
    // endregion: bridge

    // region: erc165
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC165).interfaceId || id == type(IOptimismMintableERC20).interfaceId;
    }
    // endregion: erc165

    // region: pause
    function setPaused(bool paused_) external {
        if (msg.sender != owner) revert NotOwner();
        paused = paused_;
        emit Paused(paused_);
    }

    function move(address from, address to, uint256 amount) internal {
        if (paused) revert TransfersPaused();
        if (balanceOf[from] < amount) revert InsufficientBalance();
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
    // endregion: pause

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] < amount) revert InsufficientAllowance();
        allowance[from][msg.sender] -= amount;
        move(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }
}
