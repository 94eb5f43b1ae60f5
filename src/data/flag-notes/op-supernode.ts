import { opSupernode as file } from '../cli-flags/opSupernode';
import { logging, metrics, unusedProfiling } from './shared';
import { type FlagSheet } from './types';

const opSupernode: FlagSheet = {
  file,
  groups: [
    {
      id: 'chains',
      title: 'Chains and data',
      intro:
        'Every flag of `op-node` also exists with a prefix: `vn.all.` for all chains, or `vn.`, a chain ID and a dot for one chain. In `v1.0.0-rc.2`, `vn.all.` has no effect on text flags that have a default: set these for each chain.',
      notes: {
        chains:
          'IDs of the chains to follow and verify together, in decimal. Name every chain of the dependency set: chains you leave out are not verified.',
        'dependency-set':
          'File with the chains that may exchange messages. Leave it out for a set in the Superchain Registry; it replaces what you set for single chains.',
        'data-dir':
          'Folder with the databases of each chain and of verified timestamps. Keep it across restarts, or logs are read again from the start of the window.',
        'disable-p2p':
          'Turns off peer-to-peer for all chains. Blocks then come only from L1, later than from peers.',
      },
    },
    {
      id: 'l1',
      title: 'L1',
      intro: 'All chains share one L1 client, so the same settings for single chains have no effect.',
      notes: {
        l1: 'L1 execution client that supplies blocks and receipts for all chains.',
        'l1.beacon':
          'L1 beacon node that supplies blobs. Chains that post blobs cannot be derived without it.',
        'l1.beacon-fallbacks':
          'More sources for blobs that the beacon node no longer has. Set one before you sync from more than about 18 days back.',
        'l1.http-poll-interval':
          'How often to ask for a new L1 block if `--l1` is an HTTP endpoint. Shorten it on a local chain with fast blocks.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      notes: {
        'interop.activation-timestamp':
          'Time from which messages are verified, in place of the interop time in the rollup configurations. Derivation still follows the configurations, and the program no longer checks that their times agree. Use it only in tests.',
        'interop.log-backfill-depth':
          'How far behind the tip to read logs at a first start. It must cover the time for which messages stay valid; 0 reads none.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server, which serves all chains. Limit it to `127.0.0.1` or an internal address.',
        'rpc.port':
          'Port of the JSON-RPC server. The default is also that of many execution clients, so change it if one runs on the same host.',
        'rpc.enable-admin':
          'Adds the `admin` methods, which need no credentials. Enable them only if nobody else can reach the port.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics', notes: metrics },
    unusedProfiling,
  ],
};

export default opSupernode;
