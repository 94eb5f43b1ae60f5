#!/bin/sh
# Replaces the intent written by op-deployer init with one that has the accounts from .env.
set -eu
intent=deployment/intent.toml
opcm=$(sed -n 's/^opcmAddress = "\(0x[0-9a-fA-F]*\)"$/\1/p' "$intent")
: "${opcm:?There is no opcmAddress in $intent: run op-deployer init again.}"

cat > "$intent" <<END
configType = "standard-overrides"
l1ChainID = 11155111
opcmAddress = "$opcm"
fundDevAccounts = false
l1ContractsLocator = "embedded"
l2ContractsLocator = "embedded"
useInterop = false

[[chains]]
  id = "$(printf '0x%064x' "$CHAIN_ID")"
  baseFeeVaultRecipient = "$ADMIN_ADDRESS"
  l1FeeVaultRecipient = "$ADMIN_ADDRESS"
  sequencerFeeVaultRecipient = "$ADMIN_ADDRESS"
  operatorFeeVaultRecipient = "$ADMIN_ADDRESS"
  eip1559DenominatorCanyon = 250
  eip1559Denominator = 50
  eip1559Elasticity = 6
  gasLimit = 60000000

  [chains.roles]
    l1ProxyAdminOwner = "$UPGRADE_OWNER"
    l2ProxyAdminOwner = "$ADMIN_ADDRESS"
    systemConfigOwner = "$ADMIN_ADDRESS"
    unsafeBlockSigner = "$SEQUENCER_ADDRESS"
    batcher = "$BATCHER_ADDRESS"
    proposer = "$PROPOSER_ADDRESS"
    challenger = "$CHALLENGER_ADDRESS"

  [chains.deployOverrides]
    l2GenesisKarstTimeOffset = "0x0"
END
echo "Wrote $intent for chain $CHAIN_ID."
