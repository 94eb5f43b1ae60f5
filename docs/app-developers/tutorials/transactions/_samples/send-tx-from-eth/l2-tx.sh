#!/bin/sh
# Prints the hash that a deposit has on L2. Pass the receipt of its L1 transaction, as JSON.
# It takes the last log, which must be that of the deposit: the messengers log more behind it.
set -eu

field() { jq -r ".logs[-1].$1" "$receipt"; }
receipt=$1

# The values that `opaqueData` packs, without 0x: two characters for each byte.
opaque=$(cast decode-abi "f()(bytes)" "$(field data)" | cut -c 3-)
part() { echo "$opaque" | cut -c "$1"; }

# A number as RLP wants it: whole bytes, no zeros in front.
number() {
  digits=$(part "$1" | sed 's/^0*//')
  if [ $((${#digits} % 2)) -eq 1 ]; then digits=0$digits; fi
  echo "0x$digits"
}

from=0x$(field 'topics[1]' | cut -c 27-)
to=0x$(field 'topics[2]' | cut -c 27-)
if [ "$(part 145-146)" = 01 ]; then to=0x; fi # creates a contract
mint=$(number 1-64)
value=$(number 65-128)
gas=$(number 129-144)
data=0x$(part 147-)

# The source hash: 0 for a deposit by a user, then the place of the log on L1.
place=$(cast keccak "$(cast concat-hex "$(field blockHash)" "$(cast to-uint256 "$(field logIndex)")")")
source=$(cast keccak "$(cast concat-hex "$(cast to-uint256 0)" "$place")")

# The L2 transaction, of type 0x7e. The empty field says that it is no system transaction.
fields="[\"$source\",\"$from\",\"$to\",\"$mint\",\"$value\",\"$gas\",\"0x\",\"$data\"]"
cast keccak "$(cast concat-hex 0x7e "$(cast to-rlp "$fields")")"
