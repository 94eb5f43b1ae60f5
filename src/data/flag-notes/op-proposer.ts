import { opProposer as file } from '../cli-flags/opProposer';
import {
  feeCeilings,
  fees,
  keys,
  logging,
  metrics,
  profiling,
  rebroadcast,
  remoteSigner,
  retries,
  rpc,
  sending,
} from './shared';
import { type FlagSheet } from './types';

const opProposer: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints',
      notes: {
        'l1-eth-rpc':
          'L1 execution client through which proposals are read and made. Any reliable endpoint will do; proposals are small and rare.',
        'rollup-rpc':
          'The `op-node` that computes output roots; several, separated by commas, are tried until one is sequencing. Required for every game type over output roots, and not used with `--supernode-rpcs`. Use a node that you run: what it says is what you stake a bond on.',
        'supernode-rpcs':
          'Nodes that supply super roots, for the game types over super roots (5 and 9). Several are tried in turn. Later releases call it `superroot-rpcs` and still take this name.',
        'active-sequencer-check-duration':
          'How long the proposer relies on the node it has found before it asks again which one is active. It matters only with several addresses in `--rollup-rpc`.',
        'poll-interval':
          'How often the proposer looks whether a proposal is due. It does not set how often it proposes; that is `--proposal-interval`.',
        'wait-node-sync':
          'Waits at start until the node has derived up to the newest L1 block. Use it where proposer and node restart together.',
      },
    },
    {
      id: 'proposals',
      title: 'Proposals',
      notes: {
        'game-factory-address':
          "The chain's `DisputeGameFactory` on L1, in which every proposal opens a game. It goes with `--proposal-interval`.",
        'proposal-interval':
          'Least time between two proposals of this account and game type. See [above](#proposal-interval) for how to choose it.',
        'game-type':
          'Which game a proposal opens. It must be the type the portal respects, or withdrawals cannot be proven against it; the table at the top of the page has the numbers.',
        'allow-non-finalized':
          'Proposes the newest safe block instead of the newest finalized one. Proposals come about a quarter of an hour fresher; if L1 then reorganizes, the proposal is wrong and its bond can be lost.',
      },
    },
    { id: 'fees', title: 'L1 fees', notes: { ...fees, ...feeCeilings } },
    {
      id: 'transactions',
      title: 'L1 transactions',
      notes: {
        ...sending,
        ...retries,
        ...rebroadcast,
        'txmgr.send-timeout':
          'Limit for the whole life of a transaction, fee increases and confirmations included. Whatever is set here, a proposal is given up after 10 minutes, so only a shorter limit has an effect. After it the next poll tries again.',
      },
    },
    {
      id: 'keys',
      title: 'Keys',
      intro:
        'Exactly one way to sign is needed. With permissioned games, the account must be the proposer the game was deployed with. It pays the bond of every proposal.',
      notes: {
        ...keys,
        'l2-output-hd-path': 'An older name of `--hd-path`, used only where that is not set.',
        ...remoteSigner,
      },
    },
    { id: 'rpc', title: 'RPC server', notes: rpc },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
  deprecated: { 'l2-output-hd-path': 'use `--hd-path`' },
  replacements: {
    'supervisor-rpcs': '`--supernode-rpcs`',
    'l2oo-address': '`--game-factory-address`; the `L2OutputOracle` is gone',
    'txmgr.enable-cell-proofs': '`--txmgr.cell-proof-time`',
    'log-level': '`--log.level`',
    'log-terminal': '`--log.format` and `--log.color`',
    'sequencer-hd-path': 'a flag of `op-batcher`, listed here by mistake',
    'dgf-address': '`--game-factory-address`',
    'dg-type': '`--game-type`',
    'output-retry-interval': 'the next poll tries again; see `--poll-interval`',
  },
};

export default opProposer;
