#!/bin/sh
# Prints the calldata of upgrade() for the manager of op-contracts/v7.0.0, version 7.1.17:
# the permissioned game (1) and the permissionless one of kona-client (8).
# RESPECTED is the type that withdrawals rely on afterward, 1 or 8. BOND is in wei.
# FROM_V6=yes on a chain that still runs op-contracts/v6.0.0. With KONA_PRESTATE=none, type 8 stays off.
set -eu
: "${SYSTEM_CONFIG:?}" "${PROPOSER:?}" "${CHALLENGER:?}" "${PERMISSIONED_PRESTATE:?}" "${KONA_PRESTATE:?}" "${RESPECTED:?}" "${BOND:?}"

off() { echo "(false,0,$1,0x)"; }
permissioned=$(cast abi-encode "f(bytes32,address,address)" "$PERMISSIONED_PRESTATE" "$PROPOSER" "$CHALLENGER")
if [ "$KONA_PRESTATE" = none ]; then
  kona=$(off 8)
else
  kona="(true,$BOND,8,$(cast abi-encode "f(bytes32)" "$KONA_PRESTATE"))"
fi
respected=$(cast abi-encode "f(uint32)" "$RESPECTED")

# All seven types, in the order this version requires.
games="[$(off 0),(true,$BOND,1,$permissioned),$kona,$(off 4),$(off 5),$(off 9),$(off 10)]"
extra="(\"overrides.cfg.startingRespectedGameType\",$respected)"
# The upgrade from v6.0.0 creates one DelayedWETH for all games, which must be permitted by name.
if [ "${FROM_V6:-no}" = yes ]; then
  extra="$extra,(\"PermittedProxyDeployment\",$(cast from-utf8 DelayedWETH))"
fi
cast calldata "upgrade((address,(bool,uint256,uint32,bytes)[],(string,bytes)[]))" "($SYSTEM_CONFIG,$games,[$extra])"
