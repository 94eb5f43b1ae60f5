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
          'L1 execution client, over HTTP or WebSocket. The supervisor asks it every three seconds for its latest and its finalized block. It trusts the answers without checking them, and they decide which L1 blocks the nodes derive from, so use one that you run. The supervisor holds back the newest two L1 blocks from the nodes.',
        'l2-consensus.nodes':
          'Interop endpoints of the `op-node` instances to manage, as `ws://` URLs in any order; each chain of the cluster needs at least one. With an `http://` URL the supervisor starts, but then hears of no block, and its log does not say why. If a chain has several nodes, the last one listed computes its outputs for super roots.',
        'l2-consensus.jwt-secret':
          'Files with the interop secrets of these nodes: one file for all, or one for each in the order of `--l2-consensus.nodes`. Any other number is refused. The supervisor does not create a missing file, so let the nodes write theirs first or create them yourself.',
        datadir:
          'Folder for the databases, with a subfolder for each chain. Put it on a disk that survives a restart: with an empty one, the supervisor must index everything since the activation of interop again. Nothing locks it, so give each supervisor its own.',
        'datadir.sync-endpoint':
          'Meant to fill empty local-safe and cross-safe databases from the supervisor at this URL. Leave it out: a supervisor of this release answers such a download with status 404, and yours gives up after 25 attempts, in about ten minutes, and does not start. Without it, your supervisor builds the databases from your nodes.',
      },
    },
    {
      id: 'cluster',
      title: 'Cluster',
      intro:
        'Set either `--networks`, or `--dependency-set` with one of the two flags for rollup configurations. Either way, the dependency set and the rollup configurations must name exactly the same chains, or the supervisor does not start. It reads all of them only at startup, together with the times of the L1 genesis blocks, which come from `--l1-rpc` except with `--rollup-config-set`.',
      notes: {
        networks:
          "Chains of the registry built into this release, spelled as in the program's help. Name the whole cluster: the dependency set is that of the first chain, and a chain for which the registry has none is its own cluster.",
        'dependency-set':
          'File that lists the chains that may exchange messages; see [above](#dependency-set-file) for its format. Give the nodes the same file.',
        'rollup-config-paths':
          'Pattern for the `rollup.json` files of all chains, such as `/config/rollup-*.json`, in the syntax of `filepath.Glob` in Go. They are the same files that the nodes have. Quote the pattern on a command line, or the shell may expand it.',
        'rollup-config-set':
          'One file for all chains, but not in the format of `rollup.json`: for each chain ID, it has `genesis` (`hash`, `number` and `timestamp` of `l1` and `l2`), `block_time` and `interop_time`. Choose it over `--rollup-config-paths` if startup must not depend on L1.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server, which speaks HTTP only. Everyone who queries this supervisor must reach it, and queries need no credentials, so choose the address of an internal network.',
        'rpc.port': rpc['rpc.port'] ?? '',
        'rpc.enable-admin':
          'Adds the `admin` methods, which attach nodes, roll back data and stop the service. They share the port of the queries and need no credentials, so enable them only if you alone can reach that port.',
        'rpc-verification-warnings':
          'Also looks up every checked log in the receipts of a node, in the background, and counts differences in `op_supervisor_default_access_list_verify_failure`. Leave it off in this release: a lookup still running when the request is answered is canceled, which counts as a difference, and even a match is logged as an error. It never changes an answer.',
        'mock-run':
          'Answers without any backend: every access list passes and every head is empty. For tests of the server itself; the other required flags are still needed, and the data folder must exist.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
};

export default opSupervisor;
