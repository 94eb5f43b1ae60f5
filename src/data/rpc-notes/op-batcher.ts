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
          errors: { 'batcher is already running': 'Nothing to do.' },
        },
        admin_stopBatcher: {
          note: 'Closes what is open, waits for transactions on their way and stops submitting. The safe head then stands still, so keep it short.',
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
