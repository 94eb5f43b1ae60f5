import { type RpcNamespaceNotes, type RpcNote } from './types';

/** op-service/rpc: every service with admin methods has it. */
export const setLogLevel: RpcNote = {
  note: 'Changes the log level until the next restart. Use it to turn on `debug` while you look for a fault, without a restart that would clear the faulty state.',
  params: { level: 'One of `trace`, `debug`, `info`, `warn`, `error` and `crit`.' },
  example: ['debug'],
  errors: { 'unknown level: …': 'The value is not one of the levels.' },
};

/** op-service/txmgr: every service that sends L1 transactions has these. */
export const txmgr: RpcNamespaceNotes = {
  methods: {
    txmgr_getMinBaseFee: {
      note: 'Lowest L1 base fee to assume, in wei: `--txmgr.min-basefee` unless you changed it.',
      example: [],
    },
    txmgr_setMinBaseFee: {
      note: 'Changes the lowest base fee until the next restart. Raise it to get ahead of a rising fee.',
      params: { val: 'Amount in wei, as a number without quotes.' },
      example: [2000000000],
    },
    txmgr_getMinPriorityFee: {
      note: 'Lowest priority fee to offer, in wei: `--txmgr.min-tip-cap` unless you changed it.',
      example: [],
    },
    txmgr_setMinPriorityFee: {
      note: 'Changes the lowest priority fee until the next restart. Raise it when transactions stay pending although they pay the base fee.',
      params: { val: 'Amount in wei, as a number without quotes.' },
      example: [2000000000],
    },
    txmgr_getMinBlobFee: {
      note: 'Lowest blob base fee to assume, in wei.',
      example: [],
    },
    txmgr_setMinBlobFee: {
      note: 'Changes the lowest blob base fee until the next restart. There is no flag for it.',
      params: { val: 'Amount in wei, as a number without quotes.' },
      example: [1000000000],
    },
    txmgr_getFeeThreshold: {
      note: 'Amount in wei below which the limit on fee increases does not apply: `--txmgr.fee-limit-threshold` unless you changed it.',
      example: [],
    },
    txmgr_setFeeThreshold: {
      note: 'Changes that threshold until the next restart. Raise it to let a stuck transaction through while fees are extreme.',
      params: { val: 'Amount in wei, as a number without quotes.' },
      example: [200000000000],
    },
    txmgr_getRebroadcastInterval: {
      note: 'How often a pending transaction is sent to L1 again, unchanged.',
      example: [],
    },
    txmgr_setRebroadcastInterval: {
      note: 'Changes that interval until the next restart.',
      params: { val: 'Time in nanoseconds, as a number.' },
      example: [12000000000],
    },
    txmgr_getBlobTipCapDynamic: {
      note: 'Whether the tip of blob transactions follows recent blocks; `--txmgr.blob-tip-cap-dynamic` unless you changed it.',
      example: [],
    },
    txmgr_setBlobTipCapDynamic: {
      note: 'Turns the dynamic blob tip on or off until the next restart.',
      params: { val: '`true` to follow recent blocks, `false` for the fixed tip.' },
      example: [true],
    },
    txmgr_getBumpFeeRetryTime: {
      note: 'How long a transaction may wait before it is replaced with higher fees; `--resubmission-timeout` unless you changed it.',
      example: [],
    },
    txmgr_setBumpFeeRetryTime: {
      note: 'Changes that time until the next restart, for new transactions; a pending one keeps the old time. Shorten it to be included sooner at a higher price.',
      params: {
        val: 'Time in nanoseconds, as a number above 0: with 0 the service crashes at its next transaction.',
      },
      example: [48000000000],
    },
  },
};
