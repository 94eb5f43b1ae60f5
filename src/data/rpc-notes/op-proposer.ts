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
          note: 'Does not bring a stopped proposer back: at least up to `op-proposer/v1.16.3`, it reports success but the loop ends again at once. Restart the process instead.',
          example: [],
          errors: {
            'proposer is already running':
              'It is running, or it was started after a stop and does nothing until you restart the process.',
          },
        },
        admin_stopProposer: {
          note: 'Stops proposing and abandons a proposal in progress, though its transaction may still be mined. Only a restart of the process brings it back. Meanwhile users cannot prove withdrawals from newer blocks.',
          example: [],
          errors: { 'proposer is not running': 'It is already stopped.' },
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    txmgr,
  },
};

export default opProposerRpc;
