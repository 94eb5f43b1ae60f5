import { opSupernode as file } from '../cli-flags/opSupernode';
import { logging, metrics, profiling } from './shared';
import { type FlagSheet } from './types';

const opSupernode: FlagSheet = {
  file,
  groups: [
    {
      id: 'chains',
      title: 'Chains and data',
      intro:
        'Every flag of `op-node` exists as well, once with `vn.all.` before its name, for all chains, and once with `vn.`, a chain id and a dot, for one chain.',
      notes: {
        chains:
          'Ids of the chains to follow and to verify together, in decimal. Name every chain of the dependency set: what is not named here is not verified.',
        'dependency-set':
          'File with the chains that may exchange messages. Leave it out for a set in the Superchain Registry; it takes the place of what single chains are given.',
        'data-dir':
          'Folder with the databases of each chain and of verified timestamps. Keep it over restarts, or logs are read again from the start of the window.',
        'disable-p2p':
          'Turns peer-to-peer off for all chains. Blocks then come from L1 only, later than from peers.',
      },
    },
    {
      id: 'l1',
      title: 'L1',
      intro: 'All chains share one client of L1, so the same settings for single chains have no effect.',
      notes: {
        l1: 'Execution client of L1, from which blocks and receipts are read for all chains.',
        'l1.beacon':
          'Beacon node of L1, from which blobs are read. Chains that post blobs cannot be derived without it.',
        'l1.beacon-fallbacks':
          'Further sources for blobs that the beacon node no longer has. Set one before you sync from more than about 18 days back.',
        'l1.http-poll-interval':
          'How often to ask for a new L1 block where `--l1` is an HTTP endpoint. Shorten it on a local chain with fast blocks.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      notes: {
        'interop.activation-timestamp':
          'Replaces the time of interop that the rollup configurations of the chains give. Use it in tests only: a node with another time than its cluster leaves the chain.',
        'interop.log-backfill-depth':
          'How far behind the tip logs are read at a first start. It has to cover the time for which messages stay valid; 0 reads none.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server, which serves all chains. Narrow it to `127.0.0.1` or an internal address.',
        'rpc.port':
          'Port of the JSON-RPC server. The default is also that of many execution clients, so change it where one shares the host.',
        'rpc.enable-admin':
          'Adds the methods of `admin`, which ask for no credentials. Enable them only where nobody else reaches the port.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
};

export default opSupernode;
