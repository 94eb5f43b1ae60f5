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
        'L1 is always needed, and one of the other two, or both, by the types of your games. Those that are set are dialed at start for up to a minute; if one stays out of reach, the program ends.',
      notes: {
        'l1-eth-rpc':
          'L1 execution client from which games, claims and bonds are read, in batches of up to 100 requests. A round reads all of them as of one block, the newest, so games fail with an endpoint whose nodes do not all have it yet. Its answers are not verified.',
        'rollup-rpc':
          'The `op-node` whose output roots the claims of games over output roots are compared with; several are all asked, and games on which they differ show in the metrics. [Above](#op-dispute-mon) is what these nodes need; for proposed blocks from before Isthmus, their execution clients also need the state.',
        'supernode-rpc':
          'Nodes whose super roots the claims of games over super roots are compared with; several are all asked. Leave it out as long as your factory makes no such games.',
      },
    },
    {
      id: 'games',
      title: 'Games',
      notes: {
        'game-factory-address':
          "The chain's `DisputeGameFactory`, by the address of its proxy. It takes precedence over `--network`, and is the way for chains that are not in the registry. It is not checked at start: if no factory is there, every round ends with `Failed to monitor games` in the log, and the factory of another chain is watched in place of yours.",
        network:
          'Name of a registered chain, used only to look up the address of its factory; several are accepted if they share one. The registry is built into the program: for a chain that it lacks, set `--game-factory-address`.',
        'game-window':
          'How far back games are read, by the time they were created. It has to outlast the longest game and the delay after which bonds are paid; the default leaves five days to spare with 16 days for a game and 7 for the bonds. 0 reads every game there has ever been.',
        'ignored-games':
          'Addresses of games to leave out, such as tests that are meant to be wrong, or games of a type the program cannot read and reports as failed in each round. They count only in `op_dispute_mon_ignored_games`, and each round logs a warning for each.',
        'honest-actors':
          'Accounts whose claims, bonds and unclaimed credit get separate metrics; a claim that one of them loses is logged as an error. List your proposer and your challenger. Which games count as wrong does not depend on it.',
      },
    },
    {
      id: 'rounds',
      title: 'Rounds',
      notes: {
        'monitor-interval':
          'Time from one round to the next, and from the start to the first. Every round reads every game in `--game-window` again, so lengthen it if your L1 endpoint bills by request, or if `op_dispute_mon_monitor_duration_seconds` comes close to it. It must be above 0.',
        'max-concurrency':
          'How many games are read at the same time. Raise it if rounds take longer than `--monitor-interval`; lower it if the L1 endpoint limits your rate. 0 is refused.',
      },
    },
    {
      id: 'logging',
      title: 'Logging',
      notes: {
        ...logging,
        'log.level':
          'Drops every log line less severe than this. Do not go beyond `warn`: metrics only count, and the warnings name the games.',
      },
    },
    {
      id: 'metrics',
      title: 'Metrics and profiling',
      notes: {
        ...metrics,
        'metrics.enabled':
          'Serves metrics for Prometheus, which is what the program is for. Without it, all that you get is the log.',
        ...profiling,
      },
    },
  ],
  replacements: {
    'supervisor-rpc': '`--supernode-rpc`',
  },
};

export default opDisputeMon;
