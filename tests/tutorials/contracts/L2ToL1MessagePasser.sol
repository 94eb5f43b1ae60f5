// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// Stand-in for the predeploy at 0x42..16, as of op-contracts/v3.0.0 (ethereum-optimism/optimism, commit b0eec050,
/// src/L2/L2ToL1MessagePasser.sol). It notes withdrawals in the slots where a proof would look for them.
contract L2ToL1MessagePasser {
    event MessagePassed(
        uint256 indexed nonce,
        address indexed sender,
        address indexed target,
        uint256 value,
        uint256 gasLimit,
        bytes data,
        bytes32 withdrawalHash
    );
    event WithdrawerBalanceBurnt(uint256 indexed amount);

    string public constant version = "1.1.1-beta.3+stand-in";
    uint16 public constant MESSAGE_VERSION = 1;

    mapping(bytes32 withdrawalHash => bool) public sentMessages;
    uint240 internal sent;

    receive() external payable {
        initiateWithdrawal(msg.sender, 100_000, "");
    }

    function initiateWithdrawal(address target, uint256 gasLimit, bytes memory data) public payable {
        uint256 nonce = messageNonce();
        bytes32 hash = keccak256(abi.encode(nonce, msg.sender, target, msg.value, gasLimit, data));
        sentMessages[hash] = true;
        ++sent;
        emit MessagePassed(nonce, msg.sender, target, msg.value, gasLimit, data, hash);
    }

    /// Takes the ether of all withdrawals out of the supply of the L2.
    function burn() external {
        uint256 amount = address(this).balance;
        new Furnace{value: amount}();
        emit WithdrawerBalanceBurnt(amount);
    }

    function messageNonce() public view returns (uint256) {
        return (uint256(MESSAGE_VERSION) << 240) | sent;
    }
}

/// Destroyed with what it holds in the transaction that makes it, which is the one case in which ether disappears.
contract Furnace {
    constructor() payable {
        selfdestruct(payable(address(this)));
    }
}
