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
          note: 'Starts submitting batches, beginning at the safe head. Use it when the batcher was started with `--stopped` or has been stopped.',
          example: [],
          errors: {
            'batcher is already running':
              'It is running, or an earlier start failed. If it failed, call `admin_stopBatcher`, then start it again.',
          },
        },
        admin_stopBatcher: {
          note: 'Stops submitting once the pending transactions are included. It waits for them at most 30 seconds; they may still be included after that. An open channel is not posted: its blocks are loaded again after the next start. The safe head does not advance meanwhile, so keep the stop short.',
          example: [],
          errors: { 'batcher is not running': 'It is already stopped.' },
        },
        admin_flushBatcher: {
          note: 'Closes the open channel and posts it now, however full it is. Call it before maintenance, so that the safe head reaches the newest block.',
          example: [],
          errors: { 'batcher is not running': 'Start it first.' },
        },
        admin_getThrottleController: {
          note: 'Shows how the batcher is throttling the sequencer: type of controller, thresholds, load and limits.',
          example: [],
          result:
            '`current_load` is in bytes not yet posted; `intensity` ranges from 0 (no throttling) to 1 (the strictest limits).',
        },
        admin_setThrottleController: {
          note: 'Changes the type of controller until the next restart. Thresholds and limits stay the same.',
          params: {
            controllerType: 'One of `step`, `linear`, `quadratic` and `pid`.',
            pidConfig: '`null` unless the type is `pid`, which is experimental.',
          },
          example: ['linear', null],
          errors: {
            "invalid controller type '…', must be one of: …": 'The value is not one of the four.',
            'cannot set PID controller type without configuration': 'Pass `pidConfig` with `pid`.',
          },
        },
        admin_resetThrottleController: {
          note: 'Resets the state of the controller. Thresholds and limits stay the same.',
          example: [],
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    txmgr,
  },
};

export default opBatcherRpc;
