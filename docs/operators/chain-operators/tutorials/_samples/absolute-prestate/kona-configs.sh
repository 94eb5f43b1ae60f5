#!/bin/sh
# Writes the files that add a chain to a build of kona-client.
# Usage: kona-configs.sh NAME L1 ROLLUP OUT, for example: kona-configs.sh my-rollup sepolia rollup.json kona-configs
set -eu
name=$1 l1=$2 rollup=$3 out=$4
mkdir -p "$out"

# The list of chains and their names.
jq --arg name "$name" --arg l1 "$l1" '[{
  name: $name,
  identifier: ($l1 + "/" + $name),
  chainId: .l2_chain_id,
  rpc: [],
  explorers: [],
  superchainLevel: 0,
  governedByOptimism: false,
  dataAvailabilityType: "eth-da",
  parent: { type: "L2", chain: $l1 },
  faultProofs: { status: "permissioned" }
}]' "$rollup" > "$out/chainList.json"

# Their rules: everything that determines a block's content, from rollup.json.
jq --arg name "$name" --arg l1 "$l1" '{
  superchains: [{
    name: $l1,
    config: {
      name: $l1,
      l1: { chain_id: .l1_chain_id, public_rpc: "", explorer: "" },
      hardforks: {},
      superchain_config_addr: null,
      op_contracts_manager_proxy_addr: null
    },
    chains: [{
      Name: $name,
      PublicRPC: "",
      SequencerRPC: "",
      Explorer: "",
      SuperchainLevel: 0,
      GovernedByOptimism: false,
      SuperchainTime: null,
      DataAvailabilityType: "eth-da",
      l2_chain_id,
      batch_inbox_address,
      block_time,
      seq_window_size,
      max_sequencer_drift,
      GasPayingToken: null,
      hardfork_configuration: with_entries(select((.key | endswith("_time")) and .key != "block_time")),
      optimism: .chain_op_config,
      alt_da: null,
      genesis,
      Roles: null,
      Addresses: { OptimismPortalProxy: .deposit_contract_address, SystemConfigProxy: .l1_system_config_address }
    }]
  }]
}' "$rollup" > "$out/configs.json"

# The dependency set for super roots: only this chain.
jq '[{ dependencies: { (.l2_chain_id | tostring): {} }, overrideMessageExpiryWindow: null }]' "$rollup" > "$out/depsets.json"
