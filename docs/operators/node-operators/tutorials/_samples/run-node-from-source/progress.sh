#!/bin/sh
# How fast a full sync advances: compares the newest block of op-geth with itself a minute later.
set -eu
rpc=${1:-http://127.0.0.1:8545}
pause=60

before=$(cast block latest --field timestamp --rpc-url "$rpc")
sleep "$pause"
after=$(cast block latest --field timestamp --rpc-url "$rpc")

behind=$(($(date +%s) - after))
gained=$((after - before))
echo "behind by $((behind / 3600)) hours of the chain, $gained seconds of it per $pause seconds"

# The chain goes on meanwhile, so only what exceeds its own pace closes the gap.
if [ "$behind" -lt "$pause" ]; then
  echo "at the head"
elif [ "$gained" -gt "$pause" ]; then
  echo "about $((behind * pause / (gained - pause) / 3600)) hours left at this pace"
else
  echo "not catching up"
fi
