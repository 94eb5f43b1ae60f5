import { opProposer as file } from '../cli-flags/opProposer';
import { fees, keys, logging, metrics, profiling, remoteSigner, rpc, sending } from './shared';
import { type FlagSheet } from './types';

/** Flags of op-proposer with notes. */
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
          'The `op-node` that computes output roots; several, separated by commas, are tried until one is sequencing. Required for every game type before interop, and excluded by `--supervisor-rpcs`. Use a node that you run: what it says is what you stake a bond on.',
        'supervisor-rpcs':
          'Supervisors that supply super roots, tried in turn. Only game types of interop (4 and 5) use them, so leave it out today.',
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
          "The chain's `DisputeGameFactory` on L1, in which every proposal opens a game. It goes with `--proposal-interval` and excludes `--l2oo-address`.",
        'proposal-interval':
          'Least time between two proposals of this account and game type. See [above](#proposal-interval) for how to choose it.',
        'game-type':
          'Which game a proposal opens. It must be the type the portal respects, or withdrawals cannot be proven against it: 0 for permissionless Cannon, 1 for the permissioned game that new chains start with.',
        'allow-non-finalized':
          'Proposes the newest safe block instead of the newest finalized one. Proposals come about a quarter of an hour fresher; if L1 then reorganizes, the proposal is wrong and its bond can be lost.',
        'l2oo-address':
          'The `L2OutputOracle` of a chain without fault proofs. Such a chain sets this instead of `--game-factory-address`, and the contract itself says when a proposal is due.',
      },
    },
    { id: 'fees', title: 'L1 fees', notes: fees },
    {
      id: 'transactions',
      title: 'L1 transactions',
      notes: {
        ...sending,
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
    'log-level': '`--log.level`',
    'log-terminal': '`--log.format` and `--log.color`',
    'sequencer-hd-path': 'a flag of `op-batcher`, listed here by mistake',
    'dgf-address': '`--game-factory-address`',
    'dg-type': '`--game-type`',
    'output-retry-interval': 'the next poll tries again; see `--poll-interval`',
  },
};

export default opProposer;
