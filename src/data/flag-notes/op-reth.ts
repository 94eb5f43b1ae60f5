import { opReth as file } from '../cli-flags/opReth';
import { type FlagSheet } from './types';

/** Flags that op-reth adds to reth, with notes. */
const opReth: FlagSheet = {
  file,
  groups: [
    {
      id: 'rollup-transactions',
      title: 'Transactions and history',
      command: 'node',
      notes: {
        'rollup.sequencer':
          "Endpoint of the sequencer, over HTTP or WebSocket, to which the node forwards your users' transactions. Without it they stay in the node; leave it out on the sequencer itself.",
        'rollup.sequencer-headers':
          'HTTP headers for the requests to `--rollup.sequencer`, such as an API key. Requires that flag.',
        'rollup.disable-tx-pool-gossip':
          'Does not share the transactions in the pool with peers. Set it on every node that serves users, so that their transactions reach only the sequencer.',
        'rollup.enable-tx-conditional':
          'Adds `eth_sendRawTransactionConditional`. Only for the sequencer of a chain that offers conditional transactions.',
        'min-suggested-priority-fee':
          'Minimum that `eth_maxPriorityFeePerGas` returns, in wei. Lower it only if the sequencer of the chain includes transactions with smaller tips.',
        'rollup.historicalrpc':
          'Archive endpoint that answers queries about blocks from before Bedrock. Only OP Mainnet and the Boba chains have such blocks.',
      },
    },
    {
      id: 'rollup-blocks',
      title: 'Blocks and peers',
      command: 'node',
      notes: {
        'rollup.max-uncompressed-block-size':
          'Stops adding transactions from the pool once those in the block take more than this many bytes uncompressed. Set it on a sequencer, so that answers to `engine_getPayload` stay below the size that the consensus client accepts.',
        'rollup.compute-pending-block':
          'Meant to build the pending block from the pool. The source says that it does not work yet, so leave it off.',
        'rollup.discovery.v4':
          'Also finds peers through discovery v4. Version 5 is enough, and is what other nodes of the chain use.',
        'flashblocks-url':
          'WebSocket stream of partial blocks. With it, the node answers queries about `pending` from the parts that the sequencer has already announced.',
        'flashblock-consensus':
          'Advances the chain from the stream of `--flashblocks-url`. Leave it off on an ordinary node, where the consensus client does that.',
      },
    },
    {
      id: 'rollup-interop',
      title: 'Interop messages',
      intro: 'For a node that builds blocks on a chain with interop, which no public chain has yet.',
      command: 'node',
      notes: {
        'rollup.interop-http':
          'Interop filter to ask about the messages of each transaction before it enters the pool. Repeat it for several filters. A builder without any can include invalid messages, and such a block is invalid.',
        'rollup.interop-min-responses':
          'How many filters must return a verdict; if their verdicts differ, the transaction is rejected. The default is all filters in `--rollup.interop-http`, so a single silent filter stops all interop transactions; with three or more filters, set a majority to keep the node working.',
        'rollup.interop-safety-level':
          'How safe the message must be on its own chain. The filter accepts only `cross-unsafe`, the default, and `unsafe`, which is faster but less safe; with a higher level it refuses every message.',
      },
    },
    {
      id: 'proofs-history',
      title: 'Historical proofs',
      intro: 'These flags let `eth_getProof` answer quickly for old blocks.',
      command: 'node',
      notes: {
        'proofs-history':
          'Keeps a database of old trie nodes next to the chain. It turns on by itself when `--proofs-history.storage-path` is set. You must initialize the database first.',
        'proofs-history.storage-path':
          'Folder of that database. Without it the node uses `historical-proofs` in the data directory of the chain. Put it on its own fast disk if you can.',
        'proofs-history.storage-version':
          'Layout of the database, which must be the one it was initialized with. `v2` can answer for any block within the window.',
        'proofs-history.window':
          'How many blocks back to keep proofs. The default is 30 days at two seconds a block; if your block time is half that, double it.',
        'proofs-history.verification-interval':
          'Executes every n-th block in full to check what is stored; 1 is every block and slowest, 0 is none. Use it when you investigate a problem.',
      },
    },
  ],
};

export default opReth;
