import { jsonRpcSource } from '../jsonRpc';
import { setLogLevel, txmgr } from './shared';
import { type RpcSheet } from './types';

/** Methods of op-proposer with notes. */
const opProposerRpc: RpcSheet = {
  component: 'op-proposer',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    admin: {
      methods: {
        admin_startProposer: {
          note: 'Begins to propose again after a stop.',
          example: [],
          errors: { 'proposer is already running': 'Nothing to do.' },
        },
        admin_stopProposer: {
          note: 'Stops proposing after the proposal in progress. Withdrawals of newer blocks cannot be proven while it lasts.',
          example: [],
          errors: { 'proposer is not running': 'It was stopped before.' },
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    txmgr,
  },
};

export default opProposerRpc;
