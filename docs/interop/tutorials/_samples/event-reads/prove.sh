# prove TRANSACTION RPC_URL CONTRACT: finds the contract's first log in a transaction, and sets what a contract on
# another chain needs to verify it: ID, PAYLOAD and ACCESS_LIST. ADMIN must be the URL of Supersim's admin server.
prove() {
  # A transaction that executed a message also has a log from CrossL2Inbox, which may come first.
  cast receipt "$1" --json --rpc-url "$2" \
    | jq --arg contract "$3" '[.logs[] | select(.address == ($contract | ascii_downcase))][0]' >log.json
  origin=$(jq -r .address log.json)
  block=$(cast to-dec "$(jq -r .blockNumber log.json)")
  index=$(cast to-dec "$(jq -r .logIndex log.json)")
  # Not every node includes the block's time in a log.
  time=$(cast block "$block" --field timestamp --rpc-url "$2")
  chain=$(cast chain-id --rpc-url "$2")

  ID="($origin,$block,$index,$time,$chain)"
  PAYLOAD=$(jq -r '[.topics[], .data] | map(ltrimstr("0x")) | "0x" + add' log.json)
  access_list "$origin" "$block" "$index" "$time" "$chain" "$PAYLOAD"
}

# access_list ORIGIN BLOCK INDEX TIME CHAIN PAYLOAD: sets ACCESS_LIST.
access_list() {
  ACCESS_LIST=$(cast rpc --rpc-url "$ADMIN" admin_getAccessListForIdentifier "$(
    jq -nc --arg origin "$1" --arg block "$2" --arg index "$3" --arg time "$4" --arg chain "$5" --arg payload "$6" \
      '{origin: $origin, blockNumber: $block, logIndex: $index, timestamp: $time, chainId: $chain, payload: $payload}'
  )" | jq -c .accessList)
}
