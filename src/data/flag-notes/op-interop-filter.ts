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
          'Execution clients of all chains that messages can come from, one for each. The chain is found by asking the endpoint for its id.',
        networks:
          'Names of chains whose rollup configurations are built in. Either this or `--rollup-configs` is needed, and both can be given.',
        'rollup-configs': 'Files with the rollup configurations of chains that the registry lacks.',
        'data-dir':
          'Folder for the logs that have been read. Set it in production: without it, each start reads all of them again into a temporary folder.',
        'backfill-duration':
          'How far back logs are read at the start. Messages from before are unknown and refused, so lengthen it to accept older ones.',
        'message-expiry-window':
          'Age beyond which a message is refused. It has to be that of the chains, so change it only where their dependency set does.',
      },
    },
    {
      id: 'checking',
      title: 'Reading and checking',
      notes: {
        'poll-interval':
          'How often each chain is asked for new blocks. Shorten it below the block time if fresh messages are refused as unknown.',
        'validation-interval':
          'How often messages of new blocks are checked against the other chains. It adds to the time until a block counts as verified.',
        'rpc-concurrency':
          'Most requests to one chain at the same time. Lower it if an endpoint limits your rate.',
        'fetch-concurrency':
          'Blocks fetched at the same time while catching up. It may not exceed `--rpc-concurrency`.',
        'reorg-recovery-enabled':
          'Leaves the failsafe that a reorg causes without help, by going back to finalized blocks and reading on from there. Without it, an operator has to reset the service.',
        'failsafe-log-interval': 'How often the reason of the failsafe is logged while it lasts.',
        'support-legacy-check-access-list-format':
          'Answers older clients that do not say on which chain a message is executed. Turn it off once all clients send the id, since part of the check is left out for them.',
        'dangerously-enable-passthrough':
          'Accepts every message without a check. A sequencer behind it can build blocks that have to be replaced; never use it on a chain with value.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC servers',
      notes: {
        'rpc.addr':
          'Interface that answers `interop_checkAccessList`. Narrow it to the network of your clients.',
        'rpc.port':
          'Port of that server. The default is also that of many execution clients, so change it where one shares the host.',
        'admin.rpc.addr':
          'Interface of the server that can set and clear the failsafe. Empty, there is none; with an address, `--admin.jwt-secret` is required.',
        'admin.rpc.port': 'Port of the server for administration, with `--admin.rpc.addr`.',
        'admin.jwt-secret':
          'File with the secret that calls to that server have to prove. A file that does not exist is created with a new one.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
};

export default opInteropFilter;
