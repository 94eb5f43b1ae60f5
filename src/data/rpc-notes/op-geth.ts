import { jsonRpcOtherSources, jsonRpcSource } from '../jsonRpc';
import { zeroHash } from './samples';
import { type RpcSheet } from './types';

const source = jsonRpcOtherSources.find(({ repo }) => repo === 'ethereum-optimism/op-geth');

/** Methods that op-geth adds to those of go-ethereum, with notes. */
const opGethRpc: RpcSheet = {
  component: 'op-geth',
  endpoint: 'http://127.0.0.1:8545',
  source:
    source?.commit && source.commit_date
      ? { ...source, commit: source.commit, commit_date: source.commit_date }
      : jsonRpcSource,
  namespaces: {
    extra_methods: {
      methods: {
        eth_sendRawTransactionConditional: {
          note: 'Takes a transaction together with conditions on the state: storage of accounts, a range of blocks, a range of times. The sequencer leaves it out when they do not hold at the moment of inclusion, and drops it for good. Made for bundlers of ERC-4337.',
          params: {
            txBytes: 'The signed transaction.',
            conditional:
              'The conditions. `knownAccounts` maps an address to its storage root, or to an object of slots and values. A field with another name is ignored.',
          },
          example: [
            '0x02f86b0a8084b2d05e0084b2d05e0082520894420000000000000000000000000000000000000680808080c0',
            {
              knownAccounts: { '0x4200000000000000000000000000000000000006': { [zeroHash]: zeroHash } },
              blockNumberMax: '0x8153b24',
              timestampMax: '0x681e2601',
            },
          ],
          result: 'Hash of the transaction. It says that the conditions hold now, not that they will.',
          errors: {
            'conditional cost, …, exceeded max: 1000':
              'Code -32005. Too many slots to look up for one request.',
            'failed conditional validation: …': 'Code -32003. A minimum is above its maximum.',
            'failed header check: …':
              'Code -32003. The latest block is outside the range of numbers or times.',
            'failed state check: …': 'Code -32003. The latest state is not as demanded.',
            'failed parent block … state check: …':
              'Code -32003. The conditions have to hold in the block before the latest one too, so that nobody gains by racing with them.',
            'cost … rate limited':
              'Code -32005. The look-ups of all callers exceed what the node allows in a second.',
          },
        },
        miner_setMaxDASize: {
          note: 'Limits how many compressed bytes of data a transaction and a block may have when this node builds blocks. `op-batcher` calls it again and again: with `--throttle-always-block-size` for the block and no limit for a transaction, or with smaller limits while it is behind. Deposits do not count.',
          params: {
            maxTxSize: 'Most bytes for one transaction; 0 for no limit.',
            maxBlockSize: 'Most bytes for one block; 0 for no limit.',
          },
          example: ['0x1388', '0x5208'],
          errors: {
            'the method miner_setMaxDASize does not exist/is not available':
              'Code -32601. Add `miner` to `--http.api`, on a port that only the batcher reaches.',
          },
        },
        engine_signalSuperchainV1: {
          note: 'Tells the client which protocol versions L1 recommends and requires. `op-node` calls it; the client compares, logs and, if told so with `--rollup.halt`, stops. It is served on the authenticated port and over IPC.',
          params: { signal: 'Both versions, as 32 bytes each.' },
          example: [
            {
              recommended: '0x0000000000000000000000000000000000000009000000000000000000000000',
              required: '0x0000000000000000000000000000000000000009000000000000000000000000',
            },
          ],
          result: 'The protocol version the client supports.',
        },
        debug_executionWitness: {
          note: 'Everything needed to execute a block without a database: headers, code and nodes of the state. It executes the block again to collect them. Proof programs use it.',
          params: { blockNumberOrHash: 'The block. The node needs the state of its parent.' },
          example: ['latest'],
          errors: {
            'block not found: …': 'The node has no block of this number.',
            'failed to retrieve block: header for hash not found': 'The node has no block of this hash.',
            'method handler crashed':
              'Code -32603. Most often the state before the block is pruned; ask an archive node.',
          },
        },
      },
    },
  },
};

export default opGethRpc;
