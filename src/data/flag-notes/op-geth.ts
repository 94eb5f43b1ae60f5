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
          'Takes genesis and chain configuration of a chain that is built into the program, such as `op-mainnet` or `op-sepolia`, and the bootnodes of the Superchain; `geth init` is then not needed. It excludes the flags of Ethereum networks, such as `sepolia`.',
        'rollup.superchain-upgrades':
          'At every start replaces the stored chain configuration of a chain the program knows by the built-in one, so that a new release brings new upgrade times. Set it to `false` only if the configuration you initialized with has to win.',
      },
    },
    {
      id: 'transactions',
      title: 'Transactions',
      notes: {
        'rollup.sequencerhttp':
          'Where transactions that arrive over RPC are sent on to: the RPC of the sequencer. Without it your node accepts them and they go nowhere, unless peers carry them. It is ignored if the flag `mine` is set.',
        'rollup.disabletxpoolgossip':
          'Neither sends nor takes transactions between peers. Set it on the nodes of chains whose transactions are meant to be private until they are in a block.',
        'rollup.enabletxpooladmission':
          'Keeps transactions that were sent on with `--rollup.sequencerhttp` in the own pool too, so that queries about pending transactions and nonces see them. They stay there if the sequencer drops them. From v1.101503.0 to v1.101503.4 a node remembers what it sends on, refused or not, even without this flag. Within about a minute it adds what is not yet included to its pool, and from an hour after the start it also writes it to the journal; `txpool.nolocals` prevents both.',
        'txpool.journalremotes':
          'Writes all transactions of the pool into the journal, so that they survive a restart; otherwise only local ones are. It works only together with `txpool.nolocals` and is for sequencers.',
        'rollup.computependingblock':
          'Builds the pending block from the pool when a client asks for it. By default `pending` is the latest block, which costs nothing and says nothing about the pool.',
        'rollup.sequencertxconditionalenabled':
          'Serves `eth_sendRawTransactionConditional` and observes the conditions when blocks are built. A node with `--rollup.sequencerhttp` checks and passes such transactions on. For the sequencers of chains that offer it to bundlers; run them with `txpool.nolocals` and without `--txpool.journalremotes`, because a journal brings transactions back after a restart without their conditions.',
        'rollup.sequencertxconditionalcostratelimit':
          'How many conditions, counted in storage look-ups, may be checked in a second over all callers; three of the largest requests may come at once. Requests beyond wait, and fail when they would wait too long.',
      },
    },
    {
      id: 'blocks',
      title: 'Block building and prices',
      notes: {
        'miner.effectivegaslimit':
          'Fills blocks only up to this much gas, whatever the limit in their header, and keeps larger transactions out of the pool. A way for a sequencer to slow the chain down without a change of `SystemConfig`. Keep it above the gas of all deposits of one L1 block, a million for the L1 attributes included; a block whose deposits do not fit cannot be built.',
        'gpo.minsuggestedpriorityfee':
          'What `eth_maxPriorityFeePerGas` suggests while blocks are not full, in wei. Lower it on chains where even this is more than needed, but not to 0, which counts as the default; full blocks push the suggestion above it by themselves.',
      },
    },
    {
      id: 'history',
      title: 'History before Bedrock',
      intro: 'Only OP Mainnet and the chains of Boba had blocks before Bedrock.',
      notes: {
        'rollup.historicalrpc':
          'A node with the old client, `l2geth`, which is asked for state and traces of blocks before Bedrock. Without it such requests are refused; blocks, receipts and logs of that time do not need it if your database has them.',
        'rollup.historicalrpctimeout':
          'How long connecting to `--rollup.historicalrpc` may take at the start; it does not limit single requests. Nothing is connected for an HTTP address. For a WebSocket set it yourself, because only a value you give is applied.',
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
          'The `op-supervisor` that is asked whether the messages a transaction executes exist. A sequencer of an interop chain needs it to build blocks with such transactions.',
        'rollup.interopmempoolfiltering':
          'Asks that question already before a transaction enters the pool, so that invalid ones do not fill it. It needs `--rollup.interoprpc`.',
      },
    },
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those of the chain configuration; `op-node` needs the same ones. Delta has no flag here, because it does not concern execution.',
      notes: {
        'override.canyon':
          'Moves Canyon, and Shanghai with it. If the configuration has no denominator for the base fee since Canyon, it becomes 250.',
        'override.ecotone':
          'Moves Ecotone, and Cancun with it. Needed only where the chain is not built in and your configuration lacks the time.',
        'override.fjord':
          'Moves Fjord, with its precompile for secp256r1 and its new L1 fee. Needed only where your configuration lacks the time.',
        'override.granite':
          'Moves Granite, which limits the input of a pairing precompile. Needed only where your configuration lacks the time.',
        'override.holocene':
          'Moves Holocene, the upgrade that put EIP-1559 parameters in the header. Needed only where your configuration lacks the time.',
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
      'Lowest tip a transaction needs to be put into a block. On a rollup one wei is enough, since the base fee and the L1 fee do the pricing.',
    'discovery.v4':
      'The older protocol for finding peers is off, because its network mixes chains. Version 5 is on, and it is enough.',
  },
};

export default opGeth;
