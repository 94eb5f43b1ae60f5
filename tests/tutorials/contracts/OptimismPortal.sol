// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {aliased, isAccount} from "./Senders.sol";

/// Stand-in for the portal of one L2 on the L1, as of op-contracts/v3.0.0 (ethereum-optimism/optimism, commit b0eec050,
/// src/L1/OptimismPortal2.sol). It has the half that takes deposits, without the market for their gas. Withdrawals stop on the L2,
/// as they do in Supersim: nobody claims what happened there, so nothing could be proven here.
contract OptimismPortal {
    event TransactionDeposited(address indexed from, address indexed to, uint256 indexed version, bytes opaqueData);

    error SmallGasLimit();
    error LargeCalldata();

    string public constant version = "3.14.0+stand-in";

    /// Puts the next field where the original has it, so that what a test does to that works on a fork too.
    bytes32[50] private gap;

    /// Who sent the withdrawal that is being finalized. None ever is, unless a test writes a sender here and calls as the portal.
    address public l2Sender;

    receive() external payable {
        depositTransaction(msg.sender, msg.value, 100_000, false, "");
    }

    function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes memory data)
        public
        payable
    {
        require(!isCreation, "stand-in: contract creation by deposit is not supported");
        if (gasLimit < minimumGasLimit(uint64(data.length))) revert SmallGasLimit();
        if (data.length > 120_000) revert LargeCalldata();

        address from = isAccount() ? msg.sender : aliased(msg.sender);
        emit TransactionDeposited(from, to, 0, abi.encodePacked(msg.value, value, gasLimit, isCreation, data));
    }

    function minimumGasLimit(uint64 byteCount) public pure returns (uint64) {
        return byteCount * 40 + 21_000;
    }
}
