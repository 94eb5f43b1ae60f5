#!/bin/sh
# Computes the access list of a message with nothing but cast.
# Usage: ORIGIN=... BLOCK=... LOG_INDEX=... TIMESTAMP=... CHAIN_ID=... PAYLOAD=... sh access-list.sh
set -eu

# region: compute
uint64() { printf '%016x' "$1"; }

position=$(uint64 "$BLOCK")$(uint64 "$TIMESTAMP")$(printf '%08x' "$LOG_INDEX")
padding=$(printf '%024d' 0)
chain=$(cast to-uint256 "$CHAIN_ID")

payload_hash=$(cast keccak "$PAYLOAD")
log_hash=$(cast keccak "$(cast concat-hex "$ORIGIN" "$payload_hash")")
id_log_hash=$(cast keccak "$(cast concat-hex "$log_hash" "0x$padding$position")")
bare_checksum=$(cast keccak "$(cast concat-hex "$id_log_hash" "$chain")")

lookup=0x01000000$(uint64 "$CHAIN_ID")$position
checksum=0x03$(printf '%s' "$bare_checksum" | cut -c5-)
# endregion: compute

printf '[{"address":"0x4200000000000000000000000000000000000022","storageKeys":["%s","%s"]}]\n' "$lookup" "$checksum"
