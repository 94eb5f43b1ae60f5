#!/bin/sh
# Prints the calldata of upgrade() for the manager of op-contracts/v8.0.0.
# RESPECTED 5: the chain stays permissioned. RESPECTED 9: type 9 of kona-client, with type 5 as its fallback.
# ANCHOR_ROOT and ANCHOR_TIMESTAMP are a super root of the chain. BOND is in wei, and for type 9.
set -eu
: "${SYSTEM_CONFIG:?}" "${PROPOSER:?}" "${RESPECTED:?}" "${ANCHOR_ROOT:?}" "${ANCHOR_TIMESTAMP:?}"

off() { echo "(false,0,$1,0x)"; }
case $RESPECTED in
  5) permissionless=$(off 9) ;;
  9) permissionless="(true,${BOND:?},9,$(cast abi-encode "f(bytes32)" "${KONA_PRESTATE:?}"))" ;;
  *)
    echo "RESPECTED is 5 or 9." >&2
    exit 1
    ;;
esac
permissioned=$(cast abi-encode "f(address)" "$PROPOSER")
respected=$(cast abi-encode "f(uint32)" "$RESPECTED")
anchor=$(cast abi-encode "f(bytes32,uint256)" "$ANCHOR_ROOT" "$ANCHOR_TIMESTAMP")

# All six types, in the order this version requires. Type 5 takes no bond.
games="[$(off 0),$(off 1),$(off 8),(true,0,5,$permissioned),$permissionless,$(off 10)]"
extra="[(\"overrides.cfg.startingRespectedGameType\",$respected),(\"overrides.cfg.startingAnchorRoot\",$anchor)]"
cast calldata "upgrade((address,(bool,uint256,uint32,bytes)[],(string,bytes)[]))" "($SYSTEM_CONFIG,$games,$extra)"
