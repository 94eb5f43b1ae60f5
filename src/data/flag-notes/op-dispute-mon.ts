import { opDisputeMon as file } from '../cli-flags/opDisputeMon';
import { logging, metrics, profiling } from './shared';
import { type FlagSheet } from './types';

const opDisputeMon: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints',
      intro:
        'L1 is always required, and one or both of the other two, depending on the types of your games. At startup the program dials those that are set for up to a minute; if it cannot reach one, it exits.',
      notes: {
        'l1-eth-rpc':
          'L1 execution client for reading games, claims and bonds, in batches of up to 100 requests. A round reads all of them as of one block, the newest, so games fail with an endpoint whose nodes do not all have it yet. Its answers are not verified.',
        'rollup-rpc':
          'The `op-node` whose output roots are compared with the claims of games over output roots; several are all asked, and the metrics show games on which they differ. See [above](#op-dispute-mon) for what these nodes need; for proposed blocks from before Isthmus, their execution clients also need the state.',
        'supernode-rpc':
          'Nodes whose super roots are compared with the claims of games over super roots; several are all asked. Leave it out as long as your factory creates no such games.',
      },
    },
    {
      id: 'games',
      title: 'Games',
      notes: {
        'game-factory-address':
          "Proxy address of the chain's `DisputeGameFactory`. It takes precedence over `--network`; use it for chains that are not in the registry. It is not checked at startup: if no factory is there, every round ends with `Failed to monitor games` in the log, and with the factory of another chain, the program watches that one instead of yours.",
        network:
          'Name of a registered chain, used only to look up the address of its factory; several are accepted if they share one. The registry is built into the program: for a chain that it lacks, set `--game-factory-address`.',
        'game-window':
          'How far back to read games, by creation time. It must outlast the longest game and the delay after which bonds are paid; with 16 days for a game and 7 for the bonds, the default leaves five days to spare. 0 reads every game ever created.',
        'ignored-games':
          'Addresses of games to leave out, such as tests that are wrong on purpose, or games of a type that the program cannot read and reports as failed in each round. They count only in `op_dispute_mon_ignored_games`, and each round logs a warning for each.',
        'honest-actors':
          'Accounts that get separate metrics for their claims, bonds and unclaimed credit; a claim that one of them loses is logged as an error. List your proposer and your challenger. It does not affect which games count as wrong.',
      },
    },
    {
      id: 'rounds',
      title: 'Rounds',
      notes: {
        'monitor-interval':
          'Time from one round to the next, and from startup to the first. Every round reads every game in `--game-window` again, so lengthen it if your L1 endpoint bills by request, or if `op_dispute_mon_monitor_duration_seconds` comes close to it. It must be above 0.',
        'max-concurrency':
          'How many games to read at the same time. Raise it if rounds take longer than `--monitor-interval`; lower it if the L1 endpoint limits your rate. 0 is refused.',
      },
    },
    {
      id: 'logging',
      title: 'Logging',
      notes: {
        ...logging,
        'log.level':
          'Drops every log line less severe than this. Do not go beyond `warn`: metrics only count games, while the warnings name them.',
      },
    },
    {
      id: 'metrics',
      title: 'Metrics and profiling',
      notes: {
        ...metrics,
        'metrics.enabled':
          'Serves metrics for Prometheus, which is the purpose of the program. Without it, you only get the log.',
        ...profiling,
      },
    },
  ],
  replacements: {
    'supervisor-rpc': '`--supernode-rpc`',
  },
};

export default opDisputeMon;
