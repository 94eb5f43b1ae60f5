// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

interface ICrossDomainMessenger {
    function xDomainMessageSender() external view returns (address);
}

/// @title Controlled by a contract on L1, directly or through the messengers
abstract contract OwnedFromL1 {
    ICrossDomainMessenger private constant MESSENGER =
        ICrossDomainMessenger(0x4200000000000000000000000000000000000007);
    uint160 private constant ALIAS_OFFSET = uint160(0x1111000000000000000000000000000000001111);

    /// A contract: an account without code would call with its own address, not an alias.
    address public immutable l1Owner;

    error NotTheOwner(address caller);

    constructor(address l1Owner_) {
        l1Owner = l1Owner_;
    }

    modifier onlyL1Owner() {
        if (!cameDirectly() && !cameThroughMessenger()) revert NotTheOwner(msg.sender);
        _;
    }

    /// The owner called OptimismPortal directly.
    function cameDirectly() private view returns (bool) {
        // The sum can exceed 160 bits; the lower 160 are the alias.
        unchecked {
            return msg.sender == address(uint160(l1Owner) + ALIAS_OFFSET);
        }
    }

    /// The owner called L1CrossDomainMessenger, which reports the sender without an alias.
    function cameThroughMessenger() private view returns (bool) {
        return msg.sender == address(MESSENGER) && MESSENGER.xDomainMessageSender() == l1Owner;
    }
}
