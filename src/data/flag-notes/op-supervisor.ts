import { opSupervisor as file } from '../cli-flags/opSupervisor';
import { logging, metrics, profiling, rpc } from './shared';
import { type FlagSheet } from './types';

const opSupervisor: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints and data',
      notes: {
        'l1-rpc':
          'L1 execution client, over HTTP or WebSocket, asked every three seconds for its latest and its finalized block. Its answers are believed unchecked and decide which L1 blocks the nodes derive from, so use one that you run. The newest two L1 blocks are held back from the nodes.',
        'l2-consensus.nodes':
          'Interop endpoints of the `op-node` instances to manage, as `ws://` URLs and in any order; each chain of the cluster needs at least one. With an `http://` URL the supervisor starts, but then hears of no block, and its log does not say why. Where a chain has several nodes, the last one listed computes its outputs for super roots.',
        'l2-consensus.jwt-secret':
          'Files with the interop secrets of these nodes: one file for all, or one for each in the order of `--l2-consensus.nodes`. Any other number is refused. A missing file is not created, so let the nodes write theirs first or make them yourself.',
        datadir:
          'Folder for the databases, with a subfolder for each chain. Put it on a disk that survives a restart: with an empty one, everything since the activation of interop has to be indexed again. Nothing locks it, so give each supervisor its own.',
        'datadir.sync-endpoint':
          'Meant to fill empty local-safe and cross-safe databases from the supervisor at this URL. Leave it out: a supervisor of this release answers such a download with status 404, and yours gives up after 25 attempts, in about ten minutes, and does not start. Without it, the databases are built from your nodes.',
      },
    },
    {
      id: 'cluster',
      title: 'Cluster',
      intro:
        'Set either `--networks`, or `--dependency-set` with one of the two flags for rollup configurations. Whichever you choose, dependency set and rollup configurations must name exactly the same chains, or the supervisor does not start. All of it is read at start only, together with the times of the L1 genesis blocks; except with `--rollup-config-set`, these come from `--l1-rpc`.',
      notes: {
        networks:
          'Chains of the registry that is built into this release, spelled as the help of the program lists them. Name the whole cluster: the dependency set is that of the first chain, and a chain for which the registry has none is its own cluster.',
        'dependency-set':
          'File that lists the chains that may exchange messages; [above](#dependency-set-file) is what it looks like. Give the nodes the same file.',
        'rollup-config-paths':
          'Pattern for the `rollup.json` files of all chains, such as `/config/rollup-*.json`, in the syntax of `filepath.Glob` in Go. These are the same files that the nodes have. Quote the pattern on a command line, or the shell may expand it.',
        'rollup-config-set':
          'One file for all chains, and not in the format of `rollup.json`: by chain ID, it has `genesis` (`hash`, `number` and `timestamp` of `l1` and `l2`), `block_time` and `interop_time`. Choose it over `--rollup-config-paths` if a start must not depend on L1.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server, which speaks HTTP only. Everybody who asks this supervisor has to reach it, and queries need no credentials: choose the address of an internal network.',
        'rpc.port': rpc['rpc.port'] ?? '',
        'rpc.enable-admin':
          'Adds the methods of `admin`, which attach nodes, roll back data and stop the service. They are on the same port as the queries and ask for no credentials, so enable them only where you alone reach that port.',
        'rpc-verification-warnings':
          'Looks up every checked log in the receipts of a node as well, in the background, and counts differences in `op_supervisor_default_access_list_verify_failure`. Leave it off at this release: a lookup that still runs when the request is answered is canceled, which counts as a difference, and even a match is logged as an error. It never changes an answer.',
        'mock-run':
          'Answers without any backend: every access list passes and every head is empty. For tests of the server itself; the other required flags are needed all the same, and the data folder has to exist.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
};

export default opSupervisor;
