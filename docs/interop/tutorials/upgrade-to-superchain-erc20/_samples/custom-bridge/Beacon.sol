// SPDX-License-Identifier: MIT
pragma solidity 0.8.25;

/// @notice Tells the proxies that trust it which code to run. Its owner can change that.
contract Beacon {
    address public immutable owner;
    address public implementation;

    event Upgraded(address indexed implementation);

    error NotOwner(address caller);
    error NoCodeAt(address implementation);

    constructor(address beaconOwner, address first) {
        owner = beaconOwner;
        _point(first);
    }

    function upgradeTo(address next) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _point(next);
    }

    function _point(address target) private {
        // A call to an address without code succeeds and does nothing, so a typo would look like success.
        if (target.code.length == 0) revert NoCodeAt(target);
        implementation = target;
        emit Upgraded(target);
    }
}

/// @notice Has a token's address and storage, and runs the code that the beacon names.
contract BeaconProxy {
    // keccak256("eip1967.proxy.beacon") - 1: where ERC-1967 tells explorers to look, and where the
    // implementation cannot have a variable.
    bytes32 private constant BEACON_SLOT = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon, bytes memory firstCall) {
        assembly {
            sstore(BEACON_SLOT, beacon)
        }
        _run(firstCall);
    }

    fallback(bytes calldata input) external payable returns (bytes memory) {
        return _run(input);
    }

    function _run(bytes memory input) private returns (bytes memory) {
        address beacon;
        assembly {
            beacon := sload(BEACON_SLOT)
        }
        (bool done, bytes memory output) = Beacon(beacon).implementation().delegatecall(input);
        if (!done) {
            // Pass the reason on unchanged, so that callers see the token's errors, not the proxy's.
            assembly {
                revert(add(output, 32), mload(output))
            }
        }
        return output;
    }
}
