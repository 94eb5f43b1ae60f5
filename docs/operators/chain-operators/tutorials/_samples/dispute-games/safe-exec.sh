#!/bin/sh
# Sends a transaction from a Safe with a single signer, if its simulation succeeds.
# Usage: safe-exec.sh TARGET CALLDATA OPERATION, where operation 0 is a call and 1 a delegatecall.
# Reads SAFE, SIGNER, SIGNER_KEY and L1_RPC_URL from the environment.
set -eu
target=$1 calldata=$2 operation=$3
zero=0x0000000000000000000000000000000000000000
exec="execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)(bool)"

threshold=$(cast call "$SAFE" "getThreshold()(uint256)" --rpc-url "$L1_RPC_URL")
[ "$threshold" = 1 ] || { echo "The Safe asks for $threshold signatures; this script gives one." >&2; exit 1; }

# This form of signature means that the transaction's sender approves: address, zero, 1.
signature=$(cast concat-hex "$(cast abi-encode "f(address,uint256)" "$SIGNER" 0)" 0x01)
cast call "$SAFE" "$exec" "$target" 0 "$calldata" "$operation" 0 0 0 "$zero" "$zero" "$signature" \
  --from "$SIGNER" --rpc-url "$L1_RPC_URL"
cast send "$SAFE" "$exec" "$target" 0 "$calldata" "$operation" 0 0 0 "$zero" "$zero" "$signature" \
  --private-key "$SIGNER_KEY" --rpc-url "$L1_RPC_URL"
