import { opDeployer as file } from '../cli-flags/opDeployer';
import { logging } from './shared';
import { type FlagSheet, type Note } from './types';

const l1Rpc: Note =
  'L1 to work on. Its variable has no `DEPLOYER_` before it, so a value meant for other tools is used as well.';

const workdir: Note =
  'Folder with `intent.toml` and `state.json`. Keep one for each deployment, and keep it: the addresses of your chain are in the state.';

const locator: Note =
  'Where the compiled contracts come from: `tag://` and a release of the contracts, or `https://` or `file://` and a path for a build of your own.';

const outfile: Note = 'Writes the result to this file; a dash stands for the standard output.';

/** Commands that send transactions cannot do without. */
const deploying = (what: string): Readonly<Record<string, Note>> => ({
  'l1-rpc-url': l1Rpc,
  'private-key': `Key of the account that pays for the deployment of ${what}. It needs no role in what it deploys, so take a fresh one.`,
  outfile: 'Writes the addresses, as JSON, to this file; a dash stands for the standard output.',
  'artifacts-locator': locator,
});

const inspecting: Readonly<Record<string, Note>> = {
  workdir: `${workdir} Write it in front of the chain id: what follows the id is ignored.`,
  outfile: `${outfile} It stands in front of the chain id, too.`,
};

/** Flags of op-deployer with notes. */
const opDeployer: FlagSheet = {
  file,
  groups: [
    {
      id: 'global',
      title: 'Flags of every command',
      intro:
        'Write them in front of the command. Behind it they end in `flag provided but not defined`; only `upgrade v2.0.0` takes those of the log there too.',
      command: '(global)',
      notes: {
        'cache-dir':
          'Where downloaded contracts are kept. Change it where the home folder is read-only, as in many containers. `verify` ignores it and uses the default.',
        ...logging,
      },
    },
    {
      id: 'init',
      title: 'Flags of init',
      intro:
        'Writes an intent for you to edit, and an empty state. An `intent.toml` and a `state.json` that are in the folder already are overwritten without a question, and the addresses of their deployment are lost.',
      command: 'init',
      notes: {
        'l1-chain-id':
          'Chain the contracts go to: 1 for Ethereum, 11155111 for Sepolia. Other chains work with `custom` intents.',
        'l2-chain-ids':
          'Ids of the new chains, separated by commas. An id can never change and must be unused by others, because it protects transactions from being replayed.',
        workdir,
        'intent-type':
          'How much is decided for you. See [above](#intent-types) for what each one fills in and forbids.',
      },
    },
    {
      id: 'apply',
      title: 'Flags of apply',
      intro: 'Deploys what the intent says, and skips what the state says is done.',
      command: 'apply',
      notes: {
        'l1-rpc-url': `${l1Rpc} Leave it empty for the target \`genesis\`.`,
        workdir,
        'private-key':
          'Key of the account that pays for the deployment. Required for the target `live`. It needs no role in the chain, so take a fresh one.',
        'deployment-target':
          '`live` sends transactions; `calldata` simulates and records them for a multisig; `noop` simulates only; `genesis` puts the contracts into the genesis of a local L1. Rehearse with `noop` in a copy of the folder: all four write the state as if the contracts were there, and a later `live` then skips them.',
      },
    },
    {
      id: 'verify',
      title: 'Flags of verify',
      intro: 'Publishes the source code of deployed contracts on Etherscan.',
      command: 'verify',
      notes: {
        'l1-rpc-url': l1Rpc,
        'artifacts-locator': `${locator} It must be the one the contracts were deployed with.`,
        'etherscan-api-key': 'Key for the API of Etherscan, which you get with a free account there.',
        'input-file':
          'JSON file that maps names of contracts to addresses, such as the output of a `bootstrap` command.',
        'contract-name': 'Verifies this contract of the input file only. Without it all are verified.',
      },
    },
    {
      id: 'upgrade-v2-0-0',
      title: 'Flags of upgrade v2.0.0',
      intro:
        'Works out an upgrade to `op-contracts/v2.0.0`. The owner of the proxies has to carry it out, as a delegatecall to the contracts manager, so ask for the calldata.',
      command: 'upgrade v2.0.0',
      notes: {
        'l1-rpc-url': `${l1Rpc} The upgrade is simulated on its newest state.`,
        'deployment-target':
          '`calldata` prints the data of the delegatecall, but names the owner of the proxies as `to`, not the contracts manager; `noop` only simulates, and `genesis` is refused. Do not use the default, `live`: it sends the data from the account of `--private-key` as a plain call to the owner, which upgrades nothing. Release `v0.4.0` drops the flag and always prints calldata.',
        'private-key':
          'Key that the target `live` sends with, written without `0x`; it is required there and unused otherwise. Release `v0.4.0` drops it.',
        config:
          'JSON file with the chains to upgrade (`chainConfigs`), the contracts manager (`opcm`) and the owner of the proxies (`prank`).',
        'override-artifacts-url':
          'Takes the contracts from here instead of from the release. For rehearsals of a build of your own.',
        ...logging,
      },
    },
    {
      id: 'bootstrap-superchain',
      title: 'Flags of bootstrap superchain',
      intro: 'Deploys the contracts that chains share. For a Superchain of your own.',
      command: 'bootstrap superchain',
      notes: {
        ...deploying('the shared contracts'),
        'superchain-proxy-admin-owner':
          'Owner of the proxies, who can replace every contract behind them. Use a multisig. Required.',
        'protocol-versions-owner': 'Who may signal protocol versions to nodes. Required.',
        guardian: 'Who may pause withdrawals. Required.',
        paused: 'Deploys in the paused state, so that nothing can be withdrawn until the guardian allows it.',
        'required-protocol-version':
          'Version that nodes must support, as the contract signals it: 32 bytes in hex, not a version with dots. Required.',
        'recommended-protocol-version': 'Version that nodes should support, in the same form. Required.',
      },
    },
    {
      id: 'bootstrap-implementations',
      title: 'Flags of bootstrap implementations',
      intro:
        'Deploys implementations and a contracts manager for them. The standard ones exist already on Ethereum and Sepolia.',
      command: 'bootstrap implementations',
      notes: {
        ...deploying('the implementations'),
        'l1-contracts-release': 'Name of the release that the contracts manager reports. Required.',
        'mips-version':
          'Version of the VM that plays the last steps of disputes; 1 and 2 are accepted. Keep the default unless your proof program needs another.',
        'withdrawal-delay-seconds':
          'How long bonds stay in `DelayedWETH` after they were unlocked, which leaves time to step in if a game went wrong.',
        'min-proposal-size-bytes':
          'Smallest large preimage that `PreimageOracle` takes, in bytes. It keeps cheap spam out.',
        'challenge-period-seconds': 'How long a large preimage can be challenged before it counts.',
        'proof-maturity-delay-seconds':
          'How long a proven withdrawal waits. Shorten it on test networks only.',
        'dispute-game-finality-delay-seconds':
          'How long after its end a game can still be ruled out by the guardian. Shorten it on test networks only.',
        'superchain-config-proxy': 'The shared `SuperchainConfig` that can pause the chains. Required.',
        'protocol-versions-proxy': 'The shared `ProtocolVersions` contract. Required.',
        'upgrade-controller': 'Account that controls upgrades through the contracts manager. Required.',
        'superchain-proxy-admin': 'The `ProxyAdmin` of the shared contracts. Required.',
        'use-interop': 'Deploys the variants for interop, which is in development. Not for chains of value.',
      },
    },
    {
      id: 'bootstrap-proxy',
      title: 'Flags of bootstrap proxy',
      intro: 'Deploys one empty proxy.',
      command: 'bootstrap proxy',
      notes: {
        ...deploying('the proxy'),
        'proxy-owner':
          'Account that may set the implementation. Required, because the zero address, which is the default, is refused.',
      },
    },
    {
      id: 'bootstrap-validator',
      title: 'Flags of bootstrap validator',
      intro: 'Deploys a contract that checks whether a chain is standard.',
      command: 'bootstrap validator',
      notes: {
        ...deploying('the validator'),
        config: 'JSON file with the release and the addresses that the validator compares with.',
      },
    },
    {
      id: 'inspect-l1',
      title: 'Flags of inspect l1',
      intro: 'Prints the L1 addresses of a chain, whose id is the argument.',
      command: 'inspect l1',
      notes: inspecting,
    },
    {
      id: 'inspect-genesis',
      title: 'Flags of inspect genesis',
      intro: 'Prints `genesis.json` for the execution client.',
      command: 'inspect genesis',
      notes: inspecting,
    },
    {
      id: 'inspect-rollup',
      title: 'Flags of inspect rollup',
      intro: 'Prints `rollup.json` for the consensus client.',
      command: 'inspect rollup',
      notes: inspecting,
    },
    {
      id: 'inspect-deploy-config',
      title: 'Flags of inspect deploy-config',
      intro: 'Prints all parameters of the chain, defaults and overrides combined.',
      command: 'inspect deploy-config',
      notes: inspecting,
    },
    {
      id: 'inspect-l2-semvers',
      title: 'Flags of inspect l2-semvers',
      intro: 'Prints the versions of the predeploys in the genesis.',
      command: 'inspect l2-semvers',
      notes: inspecting,
    },
  ],
};

export default opDeployer;
