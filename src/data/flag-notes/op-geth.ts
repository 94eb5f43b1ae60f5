import { opGeth as file } from '../cli-flags/opGeth';
import { type FlagSheet } from './types';

/** Flags that op-geth adds to go-ethereum, with notes. */
const opGeth: FlagSheet = {
  file,
  groups: [
    {
      id: 'chain',
      title: 'Chain',
      notes: {
        'op-network':
          'Uses the built-in genesis and chain configuration of a chain, such as `op-mainnet` or `op-sepolia`, and the bootnodes of the Superchain, so you do not need `geth init`. You cannot combine it with the flags of Ethereum networks, such as `sepolia`.',
        'rollup.superchain-upgrades':
          'At every start, replaces the stored chain configuration of a chain the program knows with the built-in one, so that a new release brings new upgrade times. Set it to `false` only if the configuration you initialized with must win.',
      },
    },
    {
      id: 'transactions',
      title: 'Transactions',
      notes: {
        'rollup.sequencerhttp':
          'RPC of the sequencer, to which the node forwards transactions that arrive over RPC. Without it your node accepts them but they go nowhere, unless peers carry them. It is ignored if the flag `mine` is set.',
        'rollup.disabletxpoolgossip':
          'Neither sends transactions to peers nor accepts any from them. Set it on the nodes of chains whose transactions are meant to be private until they are in a block.',
        'rollup.enabletxpooladmission':
          'Also keeps transactions forwarded with `--rollup.sequencerhttp` in the local pool, so that queries about pending transactions and nonces see them. They stay there if the sequencer drops them. From v1.101503.0 to v1.101503.4 a node remembers what it forwards, refused or not, even without this flag. Within about a minute it adds what is not yet included to its pool, and from an hour after the start it also writes it to the journal; `txpool.nolocals` prevents both.',
        'txpool.journalremotes':
          'Writes all transactions in the pool to the journal, so that they survive a restart; otherwise only local ones do. It works only together with `txpool.nolocals`, and is for sequencers.',
        'rollup.computependingblock':
          'Builds the pending block from the pool when a client asks for it. By default `pending` is the latest block, which costs nothing and says nothing about the pool.',
        'rollup.sequencertxconditionalenabled':
          'Serves `eth_sendRawTransactionConditional` and enforces the conditions when blocks are built. A node with `--rollup.sequencerhttp` checks such transactions and forwards them. For the sequencers of chains that offer it to bundlers; run them with `txpool.nolocals` and without `--txpool.journalremotes`, because after a restart a journal brings transactions back without their conditions.',
        'rollup.sequencertxconditionalcostratelimit':
          'How many conditions, counted in storage lookups, may be checked per second across all callers; three of the largest requests may come at once. Requests beyond the limit wait, and fail if the wait would be too long.',
      },
    },
    {
      id: 'blocks',
      title: 'Block building and prices',
      notes: {
        'miner.effectivegaslimit':
          'Fills blocks only up to this much gas, whatever the limit in their header, and keeps larger transactions out of the pool. With it, a sequencer can slow the chain down without changing `SystemConfig`. Keep it above the gas of all deposits of one L1 block, including a million for the L1 attributes; a block whose deposits do not fit cannot be built.',
        'gpo.minsuggestedpriorityfee':
          'What `eth_maxPriorityFeePerGas` suggests while blocks are not full, in wei. Lower it on chains where even this is more than needed, but not to 0, which counts as the default; full blocks raise the suggestion by themselves.',
      },
    },
    {
      id: 'history',
      title: 'History before Bedrock',
      intro: 'Only OP Mainnet and the Boba chains had blocks before Bedrock.',
      notes: {
        'rollup.historicalrpc':
          'A node with the old client, `l2geth`, to ask for state and traces of blocks before Bedrock. Without it such requests are refused; blocks, receipts and logs from that time do not need it if your database has them.',
        'rollup.historicalrpctimeout':
          'How long connecting to `--rollup.historicalrpc` may take at startup; it does not limit single requests. With an HTTP address, there is nothing to connect. With a WebSocket, set it yourself, because only a value you give is applied.',
      },
    },
    {
      id: 'protocol-versions',
      title: 'Protocol versions',
      notes: {
        'rollup.halt':
          'Stops the client when `op-node` reports that L1 requires a protocol version newer than its own by at least `major`, `minor` or `patch`. It takes effect only if `op-node` runs with its flag for loading protocol versions.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      intro: 'In development.',
      notes: {
        'rollup.interoprpc':
          'The `op-supervisor` to ask whether the messages that a transaction executes exist. A sequencer of an interop chain needs it to build blocks with such transactions.',
        'rollup.interopmempoolfiltering':
          'Asks the same question before a transaction even enters the pool, so that invalid ones do not fill it. It needs `--rollup.interoprpc`.',
      },
    },
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those in the chain configuration; `op-node` needs the same ones. Delta has no flag here, because it does not affect execution.',
      notes: {
        'override.canyon':
          'Moves Canyon, and Shanghai with it. If the configuration has no base fee denominator for blocks since Canyon, it becomes 250.',
        'override.ecotone':
          'Moves Ecotone, and Cancun with it. Needed only if the chain is not built in and your configuration lacks the time.',
        'override.fjord':
          'Moves Fjord, with its precompile for secp256r1 and its new L1 fee. Needed only if your configuration lacks the time.',
        'override.granite':
          'Moves Granite, which limits the input of a pairing precompile. Needed only if your configuration lacks the time.',
        'override.holocene':
          'Moves Holocene, the upgrade that put EIP-1559 parameters in the header. Needed only if your configuration lacks the time.',
        'override.isthmus':
          'Moves Isthmus, and Prague with it. A node that misses it rejects the first block after the upgrade.',
        'override.jovian':
          'Moves Jovian, an upgrade after Isthmus that was not final when this release was made. For devnets.',
        'override.interop': 'Moves interop, which is in development. For devnets only.',
      },
    },
  ],
  changedDefaults: {
    'miner.gasprice':
      'Lowest tip that gets a transaction into a block. On a rollup one wei is enough, since the base fee and the L1 fee do the pricing.',
    'discovery.v4':
      'The older protocol for finding peers is off, because its network mixes chains. Version 5 is on, and is enough.',
  },
};

export default opGeth;
