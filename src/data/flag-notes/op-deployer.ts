import { opDeployer as file } from '../cli-flags/opDeployer';
import { logging } from './shared';
import { type FlagSheet, type Note } from './types';

const l1Rpc: Note =
  'RPC endpoint of L1. The variable of this flag lacks the `DEPLOYER_` prefix, so a value meant for other tools is used as well.';

const workdir: Note =
  'Folder with `intent.toml` and `state.json`. Keep one for each deployment, and keep it: the addresses of your chain are in the state.';

const locator: Note =
  'Where the compiled contracts come from: `embedded` for those in the program, or `https://` or `file://` and a path for your own build. `tag://` is refused.';

const outfile: Note = 'Writes the result to this file; a dash means standard output.';

/** For commands that send transactions. */
const deploying = (what: string): Readonly<Record<string, Note>> => ({
  'l1-rpc-url': l1Rpc,
  'private-key': `Key of the account that pays for the deployment of ${what}. It needs no role in what it deploys, so use a fresh one.`,
  outfile: 'Writes the addresses, as JSON, to this file; a dash means standard output.',
  'artifacts-locator': locator,
});

const inspecting: Readonly<Record<string, Note>> = {
  workdir: `${workdir} Write it before the chain ID: anything after the ID is ignored.`,
  outfile: `${outfile} Put it before the chain ID, too.`,
};

/** For publishing source code. */
const verifying: Readonly<Record<string, Note>> = {
  verifier:
    'Services to publish the source code to: `etherscan`, `blockscout` or `custom`, several separated by commas.',
  'verifier-url': 'Address of the service. `custom` needs one; `etherscan` ignores it.',
  'verifier-api-key': 'API key for the service, which `etherscan` asks for.',
};

/** For commands that verify after deploying, and can use Forge. */
const deployingSince: Readonly<Record<string, Note>> = {
  verify: 'Publishes the source code right after the deployment, to the services in `--verifier`.',
  ...verifying,
  'use-forge':
    'Runs the deployment scripts with Forge instead of the built-in interpreter. Forge is downloaded if it is missing.',
};

const opDeployer: FlagSheet = {
  file,
  groups: [
    {
      id: 'global',
      title: 'Flags for every command',
      intro:
        'Write them before the command. After it, they fail with `flag provided but not defined`; only the `upgrade` and `manage` commands also take the log flags there.',
      command: '(global)',
      notes: {
        'cache-dir':
          'Where to keep downloaded contracts. Change it if the home folder is read-only, as in many containers. `verify` ignores it and uses the default.',
        ...logging,
      },
    },
    {
      id: 'init',
      title: 'Flags for init',
      intro:
        'Writes an intent for you to edit, and an empty state. If the folder already has an `intent.toml` and a `state.json`, they are overwritten without asking, and the addresses of their deployment are lost.',
      command: 'init',
      notes: {
        'l1-chain-id':
          'Chain to deploy the contracts to: 1 for Ethereum, 11155111 for Sepolia. Other chains work with `custom` intents.',
        'l2-chain-ids':
          'IDs of the new chains, separated by commas. An ID can never change and must not be used by others, because it protects transactions from being replayed.',
        workdir,
        'intent-type':
          'How much is decided for you. See [above](#intent-types) for what each type fills in and forbids.',
      },
    },
    {
      id: 'apply',
      title: 'Flags for apply',
      intro: 'Deploys what the intent describes, and skips what the state marks as done.',
      command: 'apply',
      notes: {
        'l1-rpc-url': `${l1Rpc} Leave it empty for the target \`genesis\`.`,
        workdir,
        'private-key':
          'Key of the account that pays for the deployment. Required for the target `live`. It needs no role in the chain, so use a fresh one.',
        'deployment-target':
          '`live` sends transactions; `calldata` simulates and records them for a multisig; `noop` only simulates; `genesis` puts the contracts into the genesis of a local L1. Rehearse with `noop` in a copy of the folder: all four write the state as if the contracts were there, and a later `live` then skips them.',
        'op-program-svc-url':
          'Service that builds a prestate for the configuration of the chain. Without it, the prestate in the intent is used.',
        ...deployingSince,
        validate:
          'Leave it empty. It checks the result of a `live` deployment against a release of the contracts, and v0.7.1 knows none after `op-contracts/v6.0.0-rc.2`: `auto` picks the contracts in the program and fails with `invalid release: op-contracts/v7.0.0-rc.4`, although the chain is deployed. Release candidates of v0.8.0 no longer have the flag.',
      },
    },
    {
      id: 'verify',
      title: 'Flags for verify',
      intro: 'Publishes the source code of deployed contracts.',
      command: 'verify',
      notes: {
        'l1-rpc-url': l1Rpc,
        'artifacts-locator': `${locator} It must be the one the contracts were deployed with.`,
        ...verifying,
        'input-file':
          'JSON file that maps contract names to addresses, such as the output of a `bootstrap` command.',
        'contract-name': 'Verifies only this contract from the input file. Without it, all are verified.',
      },
    },
    {
      id: 'upgrade',
      title: 'Flags for upgrade',
      intro: 'Write these before the version to upgrade to.',
      command: 'upgrade',
      notes: {
        'l1-rpc-url': l1Rpc,
        'private-key': 'Accepted but not used, since the command sends nothing.',
        'deployment-target': 'Accepted but not used: the result is always calldata.',
      },
    },
    {
      id: 'upgrade-v2-0-0',
      title: 'Flags for upgrade v2.0.0',
      intro:
        'Generates the calldata of an upgrade, which the owner of the proxies executes as a delegatecall to the contracts manager. `v3.0.0`, `v4.0.0`, `v4.1.0`, `v5.0.0`, `v6.0.0-rc.2` and `embedded`, which means the contracts inside the program, take the same flags.',
      command: 'upgrade v2.0.0',
      notes: {
        'l1-rpc-url': `${l1Rpc} The upgrade is simulated on the newest L1 state.`,
        config:
          'JSON file with the chains to upgrade (`chainConfigs`), the contracts manager (`opcm`) and the owner of the proxies (`prank`).',
        'override-artifacts-url':
          'Takes the contracts from here instead of from the release. Use it to rehearse with your own build.',
        outfile,
        ...logging,
      },
    },
    {
      id: 'manage-add-game-type-v2',
      title: 'Flags for manage add-game-type-v2',
      intro:
        'Generates the calldata that adds another game type to a chain, through its second contracts manager.',
      command: 'manage add-game-type-v2',
      notes: {
        'l1-rpc-url': `${l1Rpc} The call is simulated on the newest L1 state.`,
        config: 'JSON file with the chain, its contracts manager and the games to set up.',
        'override-artifacts-url':
          'Takes the contracts from here instead of from the program. Use it to rehearse with your own build.',
        outfile,
        'cache-dir': 'Where to keep downloaded contracts.',
        ...logging,
      },
    },
    {
      id: 'manage-migrate',
      title: 'Flags for manage migrate',
      intro: 'Moves a chain to games over super roots, which interop needs.',
      command: 'manage migrate',
      notes: {
        'l1-rpc-url': l1Rpc,
        'private-key': 'Key of the account used to work out the migration. Required.',
        'artifacts-locator': locator,
        'cache-dir': 'Where to keep downloaded contracts.',
        'l1-proxy-admin-owner-address': 'Owner of the proxies, who must execute the migration. Required.',
        'opcm-impl-address': 'Contracts manager whose code performs the migration. Required.',
        'system-config-proxy-address': 'The `SystemConfig` of the chain, which identifies it. Required.',
        'starting-anchor-root':
          'Super root from which games start. Compute it yourself, since a wrong one lets false withdrawals through. Required.',
        'starting-anchor-l2-sequence-number': 'Timestamp of the super root in `--starting-anchor-root`.',
        'initial-bond': 'Bond that opens a game, in wei.',
        'starting-respected-game-type':
          'Game type that the portal respects afterwards. The default is a type that no longer exists, so set it: 9 for the permissionless game.',
        'dispute-game-enabled': 'Whether games of the type in `--dispute-game-type` can be opened.',
        'dispute-game-type': 'Number of the game type that the migration sets up.',
        'dispute-absolute-prestate':
          'Hash of the program that the games play. Take it from a release that you can rebuild yourself.',
        ...logging,
      },
    },
    {
      id: 'validate-auto',
      title: 'Flags for validate auto',
      intro: 'Checks whether the contracts of a deployment exist, for one chain or for all in the state.',
      command: 'validate auto',
      notes: {
        'l1-rpc-url': 'L1 on which to look for the contracts.',
        workdir:
          'Folder with `intent.toml` and `state.json`. Its default differs from that of `apply`, and its variable has no prefix.',
        fail: 'Fails as soon as something is missing, instead of only warning. Set it in scripts.',
      },
    },
    {
      id: 'bootstrap-superchain',
      title: 'Flags for bootstrap superchain',
      intro: 'Deploys the contracts that chains share, for your own Superchain.',
      command: 'bootstrap superchain',
      notes: {
        ...deploying('the shared contracts'),
        'superchain-proxy-admin-owner':
          'Owner of the proxies, who can replace every contract behind them. Use a multisig. Required.',
        guardian: 'Account that may pause withdrawals. Required.',
        paused: 'Deploys in the paused state, so that nothing can be withdrawn until the guardian allows it.',
        ...deployingSince,
      },
    },
    {
      id: 'bootstrap-implementations',
      title: 'Flags for bootstrap implementations',
      intro:
        'Deploys implementations and a contracts manager for them. Ethereum and Sepolia already have the standard ones.',
      command: 'bootstrap implementations',
      notes: {
        ...deploying('the implementations'),
        'mips-version':
          'State version of the VM that plays the last steps of disputes. Keep the default: the VM contract accepts no other.',
        'withdrawal-delay-seconds':
          'How long bonds stay in `DelayedWETH` after they are unlocked, which leaves time to step in if a game went wrong.',
        'min-proposal-size-bytes':
          'Smallest large preimage that `PreimageOracle` accepts, in bytes. It keeps cheap spam out.',
        'challenge-period-seconds': 'How long a large preimage can be challenged before it counts.',
        'proof-maturity-delay-seconds':
          'How long a proven withdrawal waits. Shorten it on test networks only.',
        'dispute-game-finality-delay-seconds':
          'How long after a game ends the guardian can still rule it out. Shorten it on test networks only.',
        'dispute-max-game-depth':
          'Number of levels in the tree of claims. Keep the default, which fits the released programs.',
        'dispute-split-depth': 'Level at which claims switch from blocks to steps of the program.',
        'dispute-clock-extension': 'Minimum time that a side has left, in seconds, however late a move is.',
        'dispute-max-clock-duration':
          'Total time that each side has, in seconds. Shorten it on test networks only.',
        'dev-feature-bitmap':
          'Turns on features in development, one bit each. Leave it at zero on chains with value.',
        'superchain-config-proxy': 'The shared `SuperchainConfig` that can pause the chains. Required.',
        'l1-proxy-admin-owner':
          'Owner of the proxies, who may upgrade through the contracts manager. Required.',
        challenger: 'Account that may challenge in permissioned games.',
        'superchain-proxy-admin': 'The `ProxyAdmin` of the shared contracts. Required.',
        ...deployingSince,
      },
    },
    {
      id: 'inspect-l1',
      title: 'Flags for inspect l1',
      intro: 'Prints the L1 addresses of a chain. The argument is the chain ID.',
      command: 'inspect l1',
      notes: inspecting,
    },
    {
      id: 'inspect-genesis',
      title: 'Flags for inspect genesis',
      intro: 'Prints `genesis.json` for the execution client.',
      command: 'inspect genesis',
      notes: inspecting,
    },
    {
      id: 'inspect-rollup',
      title: 'Flags for inspect rollup',
      intro: 'Prints `rollup.json` for the consensus client.',
      command: 'inspect rollup',
      notes: inspecting,
    },
    {
      id: 'inspect-deploy-config',
      title: 'Flags for inspect deploy-config',
      intro: 'Prints all parameters of the chain, defaults and overrides combined.',
      command: 'inspect deploy-config',
      notes: inspecting,
    },
    {
      id: 'inspect-l2-semvers',
      title: 'Flags for inspect l2-semvers',
      intro: 'Prints the versions of the predeploys in the genesis.',
      command: 'inspect l2-semvers',
      notes: inspecting,
    },
  ],
  replacements: {
    'verify --etherscan-api-key': '`--verifier-api-key`, which still accepts this name',
    'upgrade v2.0.0 --deployment-target': 'nothing; the result is always calldata',
    'upgrade v2.0.0 --private-key': 'nothing; the command sends nothing',
    'bootstrap implementations --l1-contracts-release': 'nothing; the release follows from the contracts',
    'bootstrap implementations --protocol-versions-proxy': 'nothing',
    'bootstrap implementations --upgrade-controller':
      '`--l1-proxy-admin-owner`, which still accepts this name',
    'bootstrap implementations --use-interop': '`--dev-feature-bitmap`',
    'bootstrap proxy': 'nothing',
    'bootstrap superchain --protocol-versions-owner': 'nothing',
    'bootstrap superchain --required-protocol-version': 'nothing',
    'bootstrap superchain --recommended-protocol-version': 'nothing',
    'bootstrap validator': 'nothing; the contracts manager brings its own',
  },
};

export default opDeployer;
