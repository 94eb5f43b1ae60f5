// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// Stand-ins for what an L1 offers a depositor: the portal of one L2, and the ether half of its standard bridge.
/// The bridge names its portal in slot 0, because code placed on a chain has no constructor.

contract OptimismPortal {
    event TransactionDeposited(address indexed from, address indexed to, uint256 indexed version, bytes opaqueData);

    receive() external payable {
        deposit(msg.sender, msg.sender, msg.value, 100_000, "");
    }

    function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes calldata data)
        external
        payable
    {
        require(!isCreation, "stand-in: contract creation by deposit is not supported");
        deposit(msg.sender, to, value, gasLimit, data);
    }

    function deposit(address sender, address to, uint256 value, uint64 gasLimit, bytes memory data) internal {
        // A contract's address is shifted, so that it cannot be mistaken for its namesake on the L2.
        address from = sender == tx.origin
            ? sender
            : address(uint160(sender) + uint160(0x1111000000000000000000000000000000001111));
        emit TransactionDeposited(from, to, 0, abi.encodePacked(msg.value, value, gasLimit, false, data));
    }
}

contract L1StandardBridge {
    event ETHBridgeInitiated(address indexed from, address indexed to, uint256 amount, bytes extraData);

    OptimismPortal internal portal;

    function bridgeETH(uint32 minGasLimit, bytes calldata extraData) external payable {
        bridge(msg.sender, minGasLimit, extraData);
    }

    function bridgeETHTo(address to, uint32 minGasLimit, bytes calldata extraData) external payable {
        bridge(to, minGasLimit, extraData);
    }

    function bridge(address to, uint32 minGasLimit, bytes calldata extraData) internal {
        portal.depositTransaction{value: msg.value}(to, msg.value, 100_000 + uint64(minGasLimit), false, "");
        emit ETHBridgeInitiated(msg.sender, to, msg.value, extraData);
    }
}
