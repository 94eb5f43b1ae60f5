import { jsonRpcOtherSources, jsonRpcSource } from '../jsonRpc';
import { attributes, parentHash, zeroHash } from './samples';
import { type RpcSheet } from './types';

const source = jsonRpcOtherSources.find(({ path }) => path.startsWith('rust/op-reth/'));

const noModule = (method: string, module: string): Readonly<Record<string, string>> => ({
  'Method not found': `Code -32601. ${method} is available only if \`--http.api\` or \`--ws.api\` lists \`${module}\`.`,
});

/** Methods that op-reth adds to or changes from Ethereum's, with notes. */
const opRethRpc: RpcSheet = {
  component: 'op-reth',
  endpoint: 'http://127.0.0.1:8545',
  source:
    source?.commit && source.commit_date
      ? { ...source, commit: source.commit, commit_date: source.commit_date }
      : jsonRpcSource,
  namespaces: {
    extra_methods: {
      methods: {
        eth_config: {
          note: 'The forks that this release knows for the chain: current, next and last, with time, fork ID, precompiles and blob parameters (EIP-7910). Call it before an upgrade to see whether the node is ready.',
          example: [],
          result:
            '`next` and `last` are null while nothing is scheduled. The times are those of OP Stack upgrades: on OP Mainnet after Karst `current.activationTime` is 1783526401.',
        },
        eth_getProof: {
          note: 'An account and its storage with a Merkle proof, which you need to prove a withdrawal. It works as on Ethereum, except for how far back it answers: only the newest block, unless the node has `--rpc.eth-proof-window` or historical proofs.',
          params: {
            address: 'The account; for withdrawals, `0x4200000000000000000000000000000000000016`.',
            keys: 'Storage slots to prove; may be empty.',
            block: 'The block; for a withdrawal, the block of the dispute game.',
          },
          example: ['0x4200000000000000000000000000000000000016', [zeroHash], 'latest'],
          errors: {
            'distance to target block exceeds maximum proof window':
              'Code -32602. The block is further back than `--rpc.eth-proof-window`, which is 0 by default.',
            'no state found for block number …':
              'With historical proofs: the block is outside the range that `debug_proofsSyncStatus` returns.',
          },
        },
        eth_sendRawTransactionConditional: {
          note: 'Takes a transaction with conditions on the state: account storage, a range of blocks, a range of times. The node checks them against the newest block, then forwards both to `--rollup.sequencer` or adds them to its own pool. It was made for ERC-4337 bundlers, and needs `--rollup.enable-tx-conditional`.',
          params: {
            bytes: 'The signed transaction.',
            condition:
              'The conditions. `knownAccounts` maps an address to its storage root, or to an object of slots and values.',
          },
          example: [
            '0x02f86b0a8084b2d05e0084b2d05e0082520894420000000000000000000000000000000000000680808080c0',
            {
              knownAccounts: { '0x4200000000000000000000000000000000000006': { [zeroHash]: zeroHash } },
              blockNumberMax: '0x92d4d24',
              timestampMax: '0x6a4e7401',
            },
          ],
          result:
            'Hash of the transaction. It means that the conditions are met now, not that they will be met later.',
          errors: {
            'conditional cost exceeded maximum allowed':
              'Code -32602. The conditions need more than 5,000 look-ups.',
            'invalid conditional parameters':
              'Code -32602. The newest block is already past the highest number or time.',
            'storage value mismatch': 'Code -32602. A slot has a different value.',
            'storage root mismatch': 'Code -32602. The storage of an account has a different root.',
            'Method not found': 'Code -32601. Start the node with `--rollup.enable-tx-conditional`.',
          },
        },
        miner_setMaxDASize: {
          note: 'Limits how many compressed bytes of data a transaction and a block may have when this node builds blocks. `op-batcher` calls it repeatedly to throttle a sequencer while batches are behind. Deposits do not count.',
          params: {
            maxTxSize: 'Maximum bytes per transaction; 0 for no limit.',
            maxBlockSize: 'Maximum bytes per block; 0 for no limit.',
          },
          example: ['0x4e20', '0x1fbd0'],
          errors: noModule('It', 'miner'),
        },
        miner_setGasLimit: {
          note: "Sets a gas limit below the protocol's for blocks that this node builds, until the next restart.",
          params: { gasLimit: 'Gas per block.' },
          example: ['0x1c9c380'],
          errors: noModule('It', 'miner'),
        },
        debug_executionWitness: {
          note: 'Everything needed to execute a block without a database: state nodes, code, keys and headers. Proof programs use it. With historical proofs it works for the whole window.',
          params: { block: 'The block. The node needs the state of its parent.' },
          example: ['latest'],
          errors: noModule('It', 'debug'),
        },
        debug_executePayload: {
          note: 'Builds a block from attributes on top of a parent and returns the witness of that execution, without inserting it. `kona-host` calls it while a game is played.',
          params: {
            parentBlockHash: 'Block to build on.',
            attributes: "Engine API payload attributes with the OP Stack's additions.",
          },
          example: [parentHash, attributes],
          errors: noModule('It', 'debug'),
        },
        debug_proofsSyncStatus: {
          note: 'The range of blocks that historical proofs cover. It needs `--proofs-history`.',
          example: [],
          result: 'Block numbers; null while the database is empty. `latest` must keep up with the head.',
          errors: {
            'Method not found': 'Code -32601. The node runs without `--proofs-history` or without `debug`.',
          },
        },
      },
    },
  },
};

export default opRethRpc;
