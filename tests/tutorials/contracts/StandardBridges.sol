// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

import {CrossDomainMessenger} from "./CrossDomainMessengers.sol";
import {ILegacyMintableERC20, IOptimismMintableERC20} from "./OptimismMintableERC20.sol";
import {isAccount} from "./Senders.sol";
import {IERC165} from "./SuperchainBridges.sol";

/// Stand-ins for the standard bridge on both layers, as of op-contracts/v3.0.0 (ethereum-optimism/optimism, commit b0eec050,
/// src/universal/StandardBridge.sol and its two heirs), without the pause, and on the L1 without the old names of what finalizes.
/// The network writes the first two slots.
abstract contract StandardBridge {
    event ETHBridgeInitiated(address indexed from, address indexed to, uint256 amount, bytes extraData);
    event ETHBridgeFinalized(address indexed from, address indexed to, uint256 amount, bytes extraData);
    event ERC20BridgeInitiated(
        address indexed localToken,
        address indexed remoteToken,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );
    event ERC20BridgeFinalized(
        address indexed localToken,
        address indexed remoteToken,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );

    uint32 internal constant RECEIVE_GAS_LIMIT = 200_000;

    CrossDomainMessenger public messenger;
    StandardBridge public otherBridge;
    mapping(address localToken => mapping(address remoteToken => uint256)) public deposits;

    modifier onlyEOA() {
        require(isAccount(), "StandardBridge: function can only be called from an EOA");
        _;
    }

    modifier onlyOtherBridge() {
        require(
            msg.sender == address(messenger) && messenger.xDomainMessageSender() == address(otherBridge),
            "StandardBridge: function can only be called from the other bridge"
        );
        _;
    }

    receive() external payable onlyEOA {
        sendETH(msg.sender, msg.value, RECEIVE_GAS_LIMIT, "");
    }

    function MESSENGER() external view returns (CrossDomainMessenger) {
        return messenger;
    }

    function OTHER_BRIDGE() external view returns (StandardBridge) {
        return otherBridge;
    }

    function paused() external pure returns (bool) {
        return false;
    }

    function bridgeETH(uint32 minGasLimit, bytes calldata extraData) external payable onlyEOA {
        sendETH(msg.sender, msg.value, minGasLimit, extraData);
    }

    function bridgeETHTo(address to, uint32 minGasLimit, bytes calldata extraData) external payable {
        sendETH(to, msg.value, minGasLimit, extraData);
    }

    function bridgeERC20(
        address localToken,
        address remoteToken,
        uint256 amount,
        uint32 minGasLimit,
        bytes calldata extraData
    ) external onlyEOA {
        sendERC20(localToken, remoteToken, msg.sender, amount, minGasLimit, extraData);
    }

    function bridgeERC20To(
        address localToken,
        address remoteToken,
        address to,
        uint256 amount,
        uint32 minGasLimit,
        bytes calldata extraData
    ) external {
        sendERC20(localToken, remoteToken, to, amount, minGasLimit, extraData);
    }

    function finalizeBridgeETH(address from, address to, uint256 amount, bytes calldata extraData)
        external
        payable
        onlyOtherBridge
    {
        require(msg.value == amount, "StandardBridge: amount sent does not match amount required");
        require(to != address(this), "StandardBridge: cannot send to self");
        require(to != address(messenger), "StandardBridge: cannot send to messenger");
        logETHFinalized(from, to, amount, extraData);
        emit ETHBridgeFinalized(from, to, amount, extraData);
        (bool success,) = to.call{value: amount}("");
        require(success, "StandardBridge: ETH transfer failed");
    }

    function finalizeBridgeERC20(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes calldata extraData
    ) external onlyOtherBridge {
        if (isMintable(localToken)) {
            requirePair(localToken, remoteToken);
            IOptimismMintableERC20(localToken).mint(to, amount);
        } else {
            deposits[localToken][remoteToken] -= amount;
            Transfers.send(localToken, to, amount);
        }
        logERC20Finalized(localToken, remoteToken, from, to, amount, extraData);
        emit ERC20BridgeFinalized(localToken, remoteToken, from, to, amount, extraData);
    }

    function sendETH(address to, uint256 amount, uint32 minGasLimit, bytes memory extraData) internal {
        require(msg.value == amount, "StandardBridge: bridging ETH must include sufficient ETH value");
        logETHInitiated(msg.sender, to, amount, extraData);
        emit ETHBridgeInitiated(msg.sender, to, amount, extraData);
        messenger.sendMessage{value: amount}(
            address(otherBridge),
            abi.encodeCall(this.finalizeBridgeETH, (msg.sender, to, amount, extraData)),
            minGasLimit
        );
    }

    function sendERC20(
        address localToken,
        address remoteToken,
        address to,
        uint256 amount,
        uint32 minGasLimit,
        bytes memory extraData
    ) internal {
        require(msg.value == 0, "StandardBridge: cannot send value");
        if (isMintable(localToken)) {
            requirePair(localToken, remoteToken);
            IOptimismMintableERC20(localToken).burn(msg.sender, amount);
        } else {
            Transfers.take(localToken, msg.sender, amount);
            deposits[localToken][remoteToken] += amount;
        }
        logERC20Initiated(localToken, remoteToken, msg.sender, to, amount, extraData);
        emit ERC20BridgeInitiated(localToken, remoteToken, msg.sender, to, amount, extraData);
        // What is remote here is local there.
        messenger.sendMessage(
            address(otherBridge),
            abi.encodeCall(this.finalizeBridgeERC20, (remoteToken, localToken, msg.sender, to, amount, extraData)),
            minGasLimit
        );
    }

    function isMintable(address token) internal view returns (bool) {
        return Interfaces.has(token, type(ILegacyMintableERC20).interfaceId)
            || Interfaces.has(token, type(IOptimismMintableERC20).interfaceId);
    }

    function requirePair(address token, address other) internal view {
        address expected = Interfaces.has(token, type(ILegacyMintableERC20).interfaceId)
            ? ILegacyMintableERC20(token).l1Token()
            : IOptimismMintableERC20(token).remoteToken();
        require(other == expected, "StandardBridge: wrong remote token for Optimism Mintable ERC20 local token");
    }

    /// Each layer logs a second time what it does, under the names from before Bedrock.
    function logETHInitiated(address from, address to, uint256 amount, bytes memory extraData) internal virtual;
    function logETHFinalized(address from, address to, uint256 amount, bytes memory extraData) internal virtual;
    function logERC20Initiated(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal virtual;
    function logERC20Finalized(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal virtual;
}

contract L1StandardBridge is StandardBridge {
    event ETHDepositInitiated(address indexed from, address indexed to, uint256 amount, bytes extraData);
    event ETHWithdrawalFinalized(address indexed from, address indexed to, uint256 amount, bytes extraData);
    event ERC20DepositInitiated(
        address indexed l1Token,
        address indexed l2Token,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );
    event ERC20WithdrawalFinalized(
        address indexed l1Token,
        address indexed l2Token,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );

    string public constant version = "2.3.0+stand-in";

    function depositETH(uint32 minGasLimit, bytes calldata extraData) external payable onlyEOA {
        sendETH(msg.sender, msg.value, minGasLimit, extraData);
    }

    function depositETHTo(address to, uint32 minGasLimit, bytes calldata extraData) external payable {
        sendETH(to, msg.value, minGasLimit, extraData);
    }

    function depositERC20(
        address l1Token,
        address l2Token,
        uint256 amount,
        uint32 minGasLimit,
        bytes calldata extraData
    ) external onlyEOA {
        sendERC20(l1Token, l2Token, msg.sender, amount, minGasLimit, extraData);
    }

    function depositERC20To(
        address l1Token,
        address l2Token,
        address to,
        uint256 amount,
        uint32 minGasLimit,
        bytes calldata extraData
    ) external {
        sendERC20(l1Token, l2Token, to, amount, minGasLimit, extraData);
    }

    function l2TokenBridge() external view returns (address) {
        return address(otherBridge);
    }

    function logETHInitiated(address from, address to, uint256 amount, bytes memory extraData) internal override {
        emit ETHDepositInitiated(from, to, amount, extraData);
    }

    function logETHFinalized(address from, address to, uint256 amount, bytes memory extraData) internal override {
        emit ETHWithdrawalFinalized(from, to, amount, extraData);
    }

    function logERC20Initiated(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal override {
        emit ERC20DepositInitiated(localToken, remoteToken, from, to, amount, extraData);
    }

    function logERC20Finalized(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal override {
        emit ERC20WithdrawalFinalized(localToken, remoteToken, from, to, amount, extraData);
    }
}

contract L2StandardBridge is StandardBridge {
    event WithdrawalInitiated(
        address indexed l1Token,
        address indexed l2Token,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );
    event DepositFinalized(
        address indexed l1Token,
        address indexed l2Token,
        address indexed from,
        address to,
        uint256 amount,
        bytes extraData
    );

    string public constant version = "1.13.0+stand-in";

    /// Stands for ether where the old functions want a token.
    address internal constant LEGACY_ETHER = 0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000;

    function withdraw(address l2Token, uint256 amount, uint32 minGasLimit, bytes calldata extraData)
        external
        payable
        onlyEOA
    {
        sendBack(l2Token, msg.sender, amount, minGasLimit, extraData);
    }

    function withdrawTo(address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes calldata extraData)
        external
        payable
    {
        sendBack(l2Token, to, amount, minGasLimit, extraData);
    }

    function l1TokenBridge() external view returns (address) {
        return address(otherBridge);
    }

    function sendBack(address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes memory extraData)
        internal
    {
        if (l2Token == LEGACY_ETHER) sendETH(to, amount, minGasLimit, extraData);
        else sendERC20(l2Token, ILegacyMintableERC20(l2Token).l1Token(), to, amount, minGasLimit, extraData);
    }

    function logETHInitiated(address from, address to, uint256 amount, bytes memory extraData) internal override {
        emit WithdrawalInitiated(address(0), LEGACY_ETHER, from, to, amount, extraData);
    }

    function logETHFinalized(address from, address to, uint256 amount, bytes memory extraData) internal override {
        emit DepositFinalized(address(0), LEGACY_ETHER, from, to, amount, extraData);
    }

    function logERC20Initiated(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal override {
        emit WithdrawalInitiated(remoteToken, localToken, from, to, amount, extraData);
    }

    function logERC20Finalized(
        address localToken,
        address remoteToken,
        address from,
        address to,
        uint256 amount,
        bytes memory extraData
    ) internal override {
        emit DepositFinalized(remoteToken, localToken, from, to, amount, extraData);
    }
}

/// Calls of tokens that may answer with nothing at all, with the texts of the library which the original uses.
library Transfers {
    function send(address token, address to, uint256 amount) internal {
        ask(token, abi.encodeWithSignature("transfer(address,uint256)", to, amount));
    }

    function take(address token, address from, uint256 amount) internal {
        ask(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", from, address(this), amount));
    }

    function ask(address token, bytes memory data) private {
        require(token.code.length > 0, "Address: call to non-contract");
        (bool success, bytes memory answer) = token.call(data);
        if (!success) {
            require(answer.length > 0, "SafeERC20: low-level call failed");
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        require(answer.length == 0 || abi.decode(answer, (bool)), "SafeERC20: ERC20 operation did not succeed");
    }
}

/// Asks for an interface as ERC-165 wants it: a contract that says yes to everything has none.
library Interfaces {
    function has(address target, bytes4 id) internal view returns (bool) {
        return answers(target, type(IERC165).interfaceId) && !answers(target, 0xffffffff) && answers(target, id);
    }

    function answers(address target, bytes4 id) private view returns (bool) {
        (bool success, bytes memory answer) =
            target.staticcall{gas: 30_000}(abi.encodeCall(IERC165.supportsInterface, (id)));
        return success && answer.length >= 32 && uint256(bytes32(answer)) > 0;
    }
}
