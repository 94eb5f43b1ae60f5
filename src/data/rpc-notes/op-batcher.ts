import { jsonRpcSource } from '../jsonRpc';
import { setLogLevel, txmgr } from './shared';
import { type RpcSheet } from './types';

/** Methods of op-batcher with notes. */
const opBatcherRpc: RpcSheet = {
  component: 'op-batcher',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    admin: {
      methods: {
        admin_startBatcher: {
          note: 'Begins to submit batches, from the safe head on. For a batcher started with `--stopped`, or stopped before.',
          example: [],
          errors: {
            'batcher is already running':
              'It runs, or a start before this one has failed: then call `admin_stopBatcher` and start it again.',
          },
        },
        admin_stopBatcher: {
          note: 'Stops submitting as soon as the transactions on their way are in. After 30 seconds it waits no longer, and they may be included later. An open channel is not posted: its blocks are loaded again after the start. The safe head stands still meanwhile, so keep it short.',
          example: [],
          errors: { 'batcher is not running': 'It was stopped before.' },
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    txmgr,
  },
};

export default opBatcherRpc;
