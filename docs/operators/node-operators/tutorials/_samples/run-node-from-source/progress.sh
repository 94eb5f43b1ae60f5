#!/bin/sh
# Measures how fast op-reth executes blocks during its first sync, by reading the stages a minute apart.
set -eu
rpc=${1:-http://127.0.0.1:8545}
pause=60

# The block that a stage has reached, or nothing if op-reth is not syncing.
stage() {
  hex=$(cast rpc --rpc-url "$rpc" eth_syncing |
    jq -r --arg name "$1" 'if type == "object" then (.stages[]? | select(.name == $name) | .block) else empty end')
  [ -z "$hex" ] || cast to-dec "$hex"
}

before=$(stage Execution)
if [ -z "$before" ]; then
  echo "op-reth does not sync: the first sync is over, or has not begun"
  exit 0
fi
sleep "$pause"
after=$(stage Execution)
target=$(stage Headers)
if [ -z "$after" ]; then
  echo "the first sync has just ended"
  exit 0
fi

gained=$((after - before))
left=$((target - after))
echo "executed up to block $after, $left to go, $gained in $pause seconds"
if [ "$gained" -gt 0 ] && [ "$left" -gt 0 ]; then
  echo "about $((left * pause / gained / 3600)) hours left for this stage at this pace"
fi
