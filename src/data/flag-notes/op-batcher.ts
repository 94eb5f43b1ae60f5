import { opBatcher as file } from '../cli-flags/opBatcher';
import {
  feeCeilings,
  fees,
  keys,
  logging,
  metrics,
  profiling,
  rebroadcast,
  remoteSigner,
  retries,
  rpc,
  sending,
} from './shared';
import { type FlagSheet } from './types';

const opBatcher: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints',
      notes: {
        'l1-eth-rpc':
          'L1 execution client through which the batcher sends batches. Its fee estimates decide what you pay, and it must accept blob transactions if you post blobs.',
        'l2-eth-rpc':
          'Execution client of the sequencer. The batcher reads blocks from it and sends it throttling limits. If you run several sequencers, give one for each `--rollup-rpc`, in the same order.',
        'rollup-rpc':
          'The `op-node` of the sequencer, which supplies the rollup configuration and the heads. With several, the batcher follows the one that reports that it is sequencing.',
        'active-sequencer-check-duration':
          'How long the batcher relies on the active sequencer it found before it checks again. It matters only with several endpoints; shorten it to follow a change of leader sooner.',
        'poll-interval':
          'How often the batcher asks for new L2 blocks. Shorten it on a local chain; elsewhere the default is short compared with the time between batches.',
      },
    },
    {
      id: 'start',
      title: 'Starting and stopping',
      notes: {
        stopped:
          'Starts the service without submitting anything until you call `admin_startBatcher`. Use it for a standby, together with `--rpc.enable-admin`.',
        'wait-node-sync':
          'Waits at startup until the node has derived up to the newest L1 block. The start is slower, but the batcher avoids reposting blocks that an earlier run already posted.',
        'check-recent-txs-depth':
          "Makes `--wait-node-sync` wait only for the batcher's own latest transaction, and search for it this many L1 blocks back (at most 128). Set it to the number of blocks the sequencer's verifier stays behind L1.",
      },
    },
    {
      id: 'channels',
      title: 'Channels and frames',
      notes: {
        'max-channel-duration':
          'Closes a channel that is not full this many L1 blocks after the L1 origin of the last data posted. It is the most important setting for a quiet chain, since it limits how long blocks stay unsafe. With 0, a channel that does not fill waits until the sequencing window is nearly over. See [above](#max-channel-duration) for how to choose it.',
        'sub-safety-margin':
          'Treats the channel timeout and the sequencing window as this many L1 blocks shorter than they are. This leaves room for a transaction to be included late; with too little, data may arrive and be ignored. The batcher refuses a margin above the channel timeout.',
        'max-pending-tx':
          'How many L1 transactions may be in flight at once. More, or 0 for no limit, helps to work off a backlog. Since Holocene, however, frames must arrive in order, and after a failure you may have paid for the following ones in vain.',
        'target-num-frames':
          'Size, in frames, at which a channel counts as full. With blobs it is also the maximum number of blobs in one transaction: stay at 6 or below, since `geth` on L1 refuses more from `v1.16.2` on, and more than 7 in older releases. With a higher number, more blobs share one transaction and channels close less often; set it to what your chain fills within `--max-channel-duration`.',
        'max-l1-tx-size-bytes':
          'Maximum transaction size when data goes into calldata; blobs have their own size. L1 nodes refuse transactions above 128 KiB, so there is little room to raise it. `auto` uses 120,000 whatever you set here.',
        'batch-type':
          'Encodes each block separately (0) or many consecutive blocks together (1). Span batches leave out repeated data and cost less, above all on chains with many small blocks.',
        'max-blocks-per-span-batch':
          'Ends a span batch after this many blocks, at the cost of a little compression. Since Holocene, a fault spoils the rest of the channel whatever you set here.',
        compressor:
          'How to estimate the fill level of a channel with singular batches: `shadow` compresses twice to measure it, `ratio` multiplies by `--approx-compr-ratio`, `none` does not compress. There is rarely a reason to change it, and span batches do not use it.',
        'approx-compr-ratio':
          'Ratio that the `ratio` compressor assumes: compressed size divided by original size. Choose it slightly above what you measure: if it is lower, channels outgrow `--target-num-frames` and leave a small last frame. Other compressors ignore it.',
        'compression-algo':
          'Algorithm for channels. Brotli compresses better than zlib and needs Fjord; `brotli` alone means level 10. Higher levels take more CPU for a little less data.',
      },
    },
    {
      id: 'data-availability',
      title: 'Data availability',
      notes: {
        'data-availability-type':
          'Where on L1 to post the data. `blobs` is right for nearly every chain; `auto` compares prices for each channel, as if blobs were always full, and falls back to calldata when that is cheaper. Both need Ecotone, and neither works with Alt-DA.',
        'altda.enabled':
          'Posts data to a DA server and only a commitment to L1. It must match the configuration of the chain: the node either derives from commitments or does not.',
        'altda.da-server': 'Base URL of the DA server. Required with `--altda.enabled`.',
        'altda.da-service':
          'Lets the DA server produce the commitment (generic) instead of hashing the data with Keccak in the batcher. Set it to match `da_commitment_type` of the chain.',
        'altda.verify-on-read':
          'Checks data read from the DA server against its commitment. Leave it on; the batcher itself mostly writes.',
        'altda.put-timeout':
          'Timeout for storing one piece of data, 0 for none. Set it longer than your DA layer usually takes, so that a hanging request is retried.',
        'altda.get-timeout': 'Timeout for reading one piece of data, 0 for none.',
        'altda.max-concurrent-da-requests':
          'How many pieces of data may be stored at the same time. Raise it if the DA layer answers slowly and the backlog grows; 0 means no limit.',
      },
    },
    {
      id: 'throttling',
      title: 'Throttling',
      intro:
        'Limits that the batcher sets on the block builder with `miner_setMaxDASize`. Sizes are estimates of compressed bytes.',
      notes: {
        'throttle.unsafe-da-bytes-lower-threshold':
          'Backlog above which limits start to shrink: estimated bytes of all blocks that are not safe yet. 0 turns throttling off, and the log warns about it.',
        'throttle.unsafe-da-bytes-upper-threshold':
          'Backlog at which the limits are strictest. `linear` and `quadratic` use it; keep it well above the lower threshold, so that limits change gradually.',
        'throttle.controller-type':
          'How limits follow the backlog. `quadratic` is mild at first, `linear` even, and `step` applies the strictest limits at once, for which the default limits are too small; `pid` is experimental. See [above](#throttling).',
        'throttle.tx-size-lower-limit':
          'Largest transaction that the builder includes when throttling is strictest. 0 means no limit at all, so the smallest limit is 1.',
        'throttle.tx-size-upper-limit':
          'Largest transaction when throttling has just begun. It must be above the lower limit; without throttling, transactions have no limit.',
        'throttle.block-size-lower-limit':
          'Maximum amount of data in a block when throttling is strictest. It must be below what your channels drain in a block time, or the backlog never shrinks; 0 means no limit.',
        'throttle.block-size-upper-limit':
          'Maximum amount of data in a block at all times. Keep it above the largest transaction that you accept, or such a transaction waits forever.',
        'throttle.additional-endpoints':
          'More endpoints that get the same limits as those in `--l2-eth-rpc`. List the builder here if someone else builds your blocks, as with `rollup-boost`.',
        'throttle.pid-kp':
          'Weight of the current excess backlog in the `pid` controller. Used only with that controller.',
        'throttle.pid-ki':
          'Weight of the accumulated excess in the `pid` controller. A higher value removes a lasting excess sooner but overshoots more.',
        'throttle.pid-kd':
          'Weight of the rate at which the excess grows, in the `pid` controller. It dampens swings, but reacts to noise if it is too high.',
        'throttle.pid-integral-max':
          'Limits the sum that `--throttle.pid-ki` weighs, so that a long backlog does not keep limits strict after it is gone.',
        'throttle.pid-output-max':
          'Limits the intensity that the `pid` controller may ask for; 1 allows the strictest limits.',
        'throttle.pid-sample-time':
          'Time between two steps of the `pid` controller. Keep it close to the block time, since the backlog changes with each block.',
      },
    },
    {
      id: 'fees',
      title: 'L1 fees',
      notes: {
        ...fees,
        ...feeCeilings,
        'txmgr.blob-tip-cap-dynamic':
          'Takes the tip of blob transactions from those in recent L1 blocks instead of from the fixed bounds. Other transactions still use `--txmgr.min-tip-cap` and `--txmgr.max-tip-cap`.',
        'txmgr.blob-tip-cap-percentile':
          'Percentile of recent tips to offer, from 1 to 100. Raise it if blobs wait while others are included; it needs `--txmgr.blob-tip-cap-dynamic`.',
        'txmgr.blob-tip-cap-range':
          'How many recent L1 blocks the percentile covers. Fewer blocks follow the market faster and swing more; it needs `--txmgr.blob-tip-cap-dynamic`.',
      },
    },
    { id: 'transactions', title: 'L1 transactions', notes: { ...sending, ...retries, ...rebroadcast } },
    {
      id: 'keys',
      title: 'Keys',
      intro:
        'Set exactly one way to sign: a key, a mnemonic or a remote signer. The account must be the batcher address of the chain, or its batches are ignored.',
      notes: {
        ...keys,
        'sequencer-hd-path': 'Older name of `--hd-path`, used only if that is not set.',
        ...remoteSigner,
      },
    },
    { id: 'rpc', title: 'RPC server', notes: rpc },
    { id: 'logging', title: 'Logging', notes: logging },
    {
      id: 'metrics',
      title: 'Metrics and profiling',
      notes: {
        ...metrics,
        'metrics.enabled':
          'Serves metrics for Prometheus. Turn it on in production: alerts need it. Up to v1.14.0 throttling needed it too, because it read the backlog from the metrics.',
        ...profiling,
      },
    },
  ],
  deprecated: { 'sequencer-hd-path': 'use `--hd-path`' },
  replacements: {
    'throttle-threshold': '`--throttle.unsafe-da-bytes-lower-threshold`',
    'throttle-tx-size': '`--throttle.tx-size-lower-limit`',
    'throttle-block-size': '`--throttle.block-size-lower-limit`',
    'throttle-always-block-size': '`--throttle.block-size-upper-limit`',
    'additional-throttling-endpoints': '`--throttle.additional-endpoints`',
    'prefer-local-safe-l2': 'nothing',
    'txmgr.enable-cell-proofs': '`--txmgr.cell-proof-time`',
    'min-l1-tx-size-bytes': 'channels close by size or duration instead',
    'channel-timeout': 'read from the rollup configuration',
    'sequencer-batch-inbox-address': 'read from the rollup configuration',
    'log-level': '`--log.level`',
    'log-terminal': '`--log.format` and `--log.color`',
    'target-l1-tx-size-bytes': '`--max-l1-tx-size-bytes` with `--target-num-frames`',
    'l2-output-hd-path': 'a flag of `op-proposer`, listed here by mistake',
    'plasma.enabled': '`--altda.enabled`',
    'plasma.da-server': '`--altda.da-server`',
    'plasma.verify-on-read': '`--altda.verify-on-read`',
    'plasma.da-service': '`--altda.da-service`',
    'throttle-interval': 'limits are sent whenever blocks have been loaded',
  },
};

export default opBatcher;
