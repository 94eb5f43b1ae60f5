import { jsonRpcSource } from '../jsonRpc';
import { setLogLevel, txmgr } from './shared';
import { type RpcSheet } from './types';

const opProposerRpc: RpcSheet = {
  component: 'op-proposer',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    admin: {
      methods: {
        admin_startProposer: {
          note: 'Does not bring a stopped proposer back: up to `op-proposer/v1.16.3` at least it reports success, and the loop ends again at once. Restart the process instead.',
          example: [],
          errors: {
            'proposer is already running':
              'It runs, or it was started after a stop and does nothing until the process is restarted.',
          },
        },
        admin_stopProposer: {
          note: 'Stops proposing and gives up a proposal in progress, whose transaction may be mined all the same. Only a restart of the process brings it back. Withdrawals of newer blocks cannot be proven meanwhile.',
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
