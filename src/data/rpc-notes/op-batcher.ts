import { jsonRpcSource } from '../jsonRpc';
import { setLogLevel, txmgr } from './shared';
import { type RpcSheet } from './types';

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
          note: 'Stops submitting as soon as the transactions on their way are in. After 30 seconds it waits no longer, and they may be included later. An open channel is not posted: its blocks are loaded again after the start. The safe head does not advance meanwhile, so keep it short.',
          example: [],
          errors: { 'batcher is not running': 'It was stopped before.' },
        },
        admin_flushBatcher: {
          note: 'Closes the open channel and posts it now, however full it is. Call it before maintenance, so that the safe head reaches the newest block.',
          example: [],
          errors: { 'batcher is not running': 'Start it first.' },
        },
        admin_getThrottleController: {
          note: 'How the batcher throttles the sequencer at the moment: kind of controller, thresholds, load and limits.',
          example: [],
          result:
            '`current_load` is in bytes not yet posted; `intensity` goes from 0, no throttling, to 1, the strictest limits.',
        },
        admin_setThrottleController: {
          note: 'Changes the kind of controller until the next restart, with thresholds and limits as they are.',
          params: {
            controllerType: 'One of `step`, `linear`, `quadratic` and `pid`.',
            pidConfig: '`null`, except for `pid`, which is experimental.',
          },
          example: ['linear', null],
          errors: {
            "invalid controller type '…', must be one of: …": 'The text is not one of the four.',
            'cannot set PID controller type without configuration': 'Give `pidConfig` with `pid`.',
          },
        },
        admin_resetThrottleController: {
          note: 'Sets the state of the controller back. Thresholds and limits stay.',
          example: [],
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    txmgr,
  },
};

export default opBatcherRpc;
