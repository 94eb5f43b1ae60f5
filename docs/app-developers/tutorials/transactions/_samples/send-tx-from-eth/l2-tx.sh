#!/bin/sh
# Prints a deposit's hash on L2. Pass the receipt of its L1 transaction as JSON.
# Uses the last log, which must be the deposit's: the messengers log more after it.
set -eu

field() { jq -r ".logs[-1].$1" "$receipt"; }
receipt=$1

# The values packed into `opaqueData`, without 0x: two characters per byte.
opaque=$(cast decode-abi "f()(bytes)" "$(field data)" | cut -c 3-)
part() { echo "$opaque" | cut -c "$1"; }

# A number in RLP's form: whole bytes, no leading zeros.
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

# The source hash: domain 0 for a user's deposit, then the log's position on L1.
place=$(cast keccak "$(cast concat-hex "$(field blockHash)" "$(cast to-uint256 "$(field logIndex)")")")
source=$(cast keccak "$(cast concat-hex "$(cast to-uint256 0)" "$place")")

# The L2 transaction, of type 0x7e. The empty field means it is not a system transaction.
fields="[\"$source\",\"$from\",\"$to\",\"$mint\",\"$value\",\"$gas\",\"0x\",\"$data\"]"
cast keccak "$(cast concat-hex 0x7e "$(cast to-rlp "$fields")")"
