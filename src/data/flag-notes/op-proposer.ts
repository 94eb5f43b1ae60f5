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
          'L1 execution client for reading and making proposals. Any reliable endpoint will do; proposals are small and rare.',
        'rollup-rpc':
          'The `op-node` that computes output roots; several, separated by commas, are tried until one is sequencing. Required for every game type over output roots, and not used with `--supernode-rpcs`. Use a node that you run, because you stake a bond on what it says.',
        'supernode-rpcs':
          'Nodes that supply super roots, for the game types over super roots (5 and 9). Several are tried in turn. Later releases call it `superroot-rpcs` and still accept this name.',
        'active-sequencer-check-duration':
          'How long the proposer relies on the active node it found before it checks again. It matters only with several addresses in `--rollup-rpc`.',
        'poll-interval':
          'How often the proposer checks whether a proposal is due. It does not set how often it proposes; `--proposal-interval` does.',
        'wait-node-sync':
          'Waits at startup until the node has derived up to the newest L1 block. Use it if proposer and node restart together.',
      },
    },
    {
      id: 'proposals',
      title: 'Proposals',
      notes: {
        'game-factory-address':
          "The chain's `DisputeGameFactory` on L1, where every proposal opens a game. Set it together with `--proposal-interval`.",
        'proposal-interval':
          'Minimum time between two proposals of this account and game type. See [above](#proposal-interval) for how to choose it.',
        'game-type':
          'Which game a proposal opens. It must be the type the portal respects, or withdrawals cannot be proven against it; the table at the top of the page has the numbers.',
        'allow-non-finalized':
          'Proposes the newest safe block instead of the newest finalized one. Proposals are then about a quarter of an hour fresher, but if L1 reorganizes, the proposal is wrong and you can lose its bond.',
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
          'Limit for the whole life of a transaction, including fee increases and confirmations. The proposer abandons a proposal after 10 minutes whatever you set here, so only a shorter limit has an effect. After that, the next poll tries again.',
      },
    },
    {
      id: 'keys',
      title: 'Keys',
      intro:
        'Set exactly one way to sign. With permissioned games, the account must be the proposer the game was deployed with. It pays the bond of every proposal.',
      notes: {
        ...keys,
        'l2-output-hd-path': 'Older name of `--hd-path`, used only if that is not set.',
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
