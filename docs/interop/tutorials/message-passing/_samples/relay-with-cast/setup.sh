#!/bin/sh
# Deploys Greeter to chain B and GreetingSender to chain A of a local Supersim, and saves the
# addresses in state.sh. Expects src/Greeter.sol and src/GreetingSender.sol in this folder.
set -eu

RPC_A=http://localhost:9545
RPC_B=http://localhost:9546
# The first of Supersim's ten test accounts. Everyone has this key: use it for tests only.
PRIVATE_KEY=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80

expect_chain() {
  found=$(cast chain-id --rpc-url "$1") || found=nothing
  if [ "$found" != "$2" ]; then
    echo "expected chain $2 at $1, found $found: is Supersim running?" >&2
    exit 1
  fi
}

# deploy RPC_URL CONTRACT [CONSTRUCTOR_ARGUMENT...] prints the address of the new contract.
deploy() {
  url=$1 contract=$2
  shift 2
  report=$(forge create "src/$contract.sol:$contract" --rpc-url "$url" \
    --private-key "$PRIVATE_KEY" --broadcast --constructor-args "$@")
  printf '%s\n' "$report" | awk '/^Deployed to:/ { print $3 }'
}

expect_chain "$RPC_A" 901
expect_chain "$RPC_B" 902

GREETER=$(deploy "$RPC_B" Greeter "Hello from chain B")
GREETING_SENDER=$(deploy "$RPC_A" GreetingSender "$GREETER" 902)

cat > state.sh <<STATE
RPC_A=$RPC_A
RPC_B=$RPC_B
PRIVATE_KEY=$PRIVATE_KEY
GREETER=$GREETER
GREETING_SENDER=$GREETING_SENDER
STATE

echo "Greeter on chain B:        $GREETER"
echo "GreetingSender on chain A: $GREETING_SENDER"
