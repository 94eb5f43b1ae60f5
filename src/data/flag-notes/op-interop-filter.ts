import { opInteropFilter as file } from '../cli-flags/opInteropFilter';
import { logging, metrics, profiling } from './shared';
import { type FlagSheet } from './types';

const opInteropFilter: FlagSheet = {
  file,
  groups: [
    {
      id: 'chains',
      title: 'Chains and data',
      notes: {
        'l2-rpcs':
          'Execution clients of all chains that messages can come from, one for each. The filter asks each endpoint for its chain ID.',
        networks:
          'Names of chains whose rollup configurations are built in. Set this, `--rollup-configs` or both.',
        'rollup-configs': 'Files with the rollup configurations of chains that are not in the registry.',
        'data-dir':
          'Folder for the logs that the filter has read. Set it in production: without it, each start reads all of them again into a temporary folder.',
        'backfill-duration':
          'How far back to read logs when the database is empty. Older messages are unknown and refused; 168h covers all that have not expired.',
        'message-expiry-window':
          'Age beyond which a message is refused. It must match that of the chains, so change it only if their dependency set does.',
      },
    },
    {
      id: 'checking',
      title: 'Reading and checking',
      notes: {
        'poll-interval':
          'How often to ask each chain for new blocks. Shorten it below the block time if fresh messages are refused as unknown.',
        'validation-interval':
          'How often to check the messages of new blocks against the other chains. It adds to the time until a block counts as verified.',
        'rpc-concurrency':
          'Maximum number of requests to one chain at the same time. Lower it if an endpoint limits your rate.',
        'fetch-concurrency':
          'How many blocks to fetch at the same time while catching up. It must not exceed `--rpc-concurrency`.',
        'reorg-recovery-enabled':
          'Clears the failsafe automatically if a reorg caused it, by going back to finalized blocks and reading on from there. Without it, an operator must reset the service.',
        'failsafe-log-interval': 'How often to log the reason for the failsafe while it lasts.',
        'support-legacy-check-access-list-format':
          'Answers older clients that do not say on which chain a message is executed. Part of the check is left out for them, so turn it off once all clients send the chain ID.',
        'dangerously-enable-passthrough':
          'Accepts every message without a check. A sequencer behind it can build blocks that must be replaced; never use it on a chain with value.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC servers',
      notes: {
        'rpc.addr':
          'Interface that answers `interop_checkAccessList`. Limit it to the network of your clients.',
        'rpc.port':
          'Port of that server. The default is also that of many execution clients, so change it if one runs on the same host.',
        'admin.rpc.addr':
          'Interface of the server that can set and clear the failsafe. If it is empty, there is no such server; with an address, `--admin.jwt-secret` is required.',
        'admin.rpc.port': 'Port of the admin server, with `--admin.rpc.addr`.',
        'admin.jwt-secret':
          'File with the secret that calls to the admin server must prove. If the file does not exist, it is created with a new secret.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
};

export default opInteropFilter;
