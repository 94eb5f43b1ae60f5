import { opChallenger as file } from '../cli-flags/opChallenger';
import { fees, keys, logging, metrics, profiling, rebroadcast, remoteSigner, sending } from './shared';
import { type FlagSheet } from './types';

const opChallenger: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints',
      notes: {
        'l1-eth-rpc':
          'L1 execution client through which games are read and transactions sent; the host programs read L1 blocks from it too. It gets batches of up to 100 calls, and lists the games at the newest block by its hash: behind a load balancer, a node that lags answers that with an error.',
        'l1-beacon':
          'Beacon node that supplies the blobs of a disputed block. It is only handed to the host programs, so a wrong address shows in a dispute and not before; [run a trace](#6-check-that-it-can-play) to find out. Use one that [keeps blobs](#1-collect-what-it-needs) long enough.',
        'l1-rpc-kind':
          'Which provider is behind `--l1-eth-rpc`, so that receipts are fetched in the way it does best. `standard` works with every provider.',
        'l2-eth-rpc':
          'Execution client of the chain, an [archive node](#1-collect-what-it-needs), from which the host program reads the state before the disputed block. Types of a single chain accept exactly one; only those of interop take one for each chain. It is not asked at the start, so test it with a trace as well.',
        'l2-experimental-eth-rpc':
          'Node from which `op-program` gets blocks, receipts and proofs, and with `debug_executePayload` the state that a block touches; only state and code missing there come from `--l2-eth-rpc`. Meant for clients that do not store their state by hash. Leave it out otherwise; `kona-host` does not get it.',
        'rollup-rpc':
          'The `op-node` whose output roots and safe heads decide which claims are right. It must have [records of safe heads](#1-collect-what-it-needs), and should not be the one of the proposer. Only games over super roots do without.',
        'supernode-rpc':
          'The node that supplies super roots, for games over super roots. Later releases call it `superroot-rpc` and still take this name.',
      },
    },
    {
      id: 'games',
      title: 'Games and chain',
      notes: {
        'game-types':
          'Games to play: `cannon` is type 0, `permissioned` 1, `cannon-kona` 8, `super-cannon-kona` 9 and `zk` 10, and `fast` and `alphabet` are for tests. [Always set it](#settings-that-matter). A game of another type within `--game-window` is neither played nor resolved, and is an error in the log with each L1 block.',
        network:
          'A chain of the registry, such as `op-sepolia`, instead of files and factory. Give one; only games of interop take several. A chain id below 2^32 is accepted too, with `--game-factory-address`, for a chain whose files were built into `op-program`. Not with `asterisc-kona`, where it crashes `op-challenger` at the first trace, nor with interop, whose games then cannot be set up.',
        'game-factory-address':
          'The proxy of the `DisputeGameFactory` on L1. Set it with files, or to use another factory than that of `--network`. Several networks need it: up to v1.4.0 always, since v1.5.0 if their factories differ.',
        'rollup-config':
          'The `rollup.json` of a chain that is not in the registry, together with `--l2-genesis`. Use the very files of which [the prestate was made](#prestates). For interop, give one for each chain.',
        'l2-genesis':
          'The `genesis.json` that belongs to `--rollup-config`. `op-program` takes nothing but the chain configuration from it.',
        'l1-genesis':
          'The `genesis.json` of L1, which the host program needs for an L1 other than Ethereum, Sepolia, Holesky and Hoodi.',
        'depset-config':
          'The chains that a game over super roots spans, as a file; other games ignore it. With `--network` the set comes from the registry.',
        datadir:
          'Folder for prestates, and for snapshots, proofs and preimages of open games. Keep it over restarts, or traces are run again. Each instance needs its own: it deletes the folders of games that it is not playing.',
      },
    },
    {
      id: 'cannon',
      title: 'Cannon and prestates',
      intro:
        'For `cannon`, `permissioned`, `cannon-kona` and `super-cannon-kona`. There are no separate settings for permissioned games.',
      notes: {
        'cannon-bin':
          'The `cannon` program, which executes disputed blocks and computes the hashes of prestates. The image sets it. A file that is not there ends the start with `missing bin`.',
        'cannon-server':
          'The `op-program` that Cannon starts to fetch what the program asks for. The image sets it. With `--network`, this copy has to know the chain too, so take both from one release.',
        'prestates-url':
          'Where the prestates are, each named after its hash: [how they are looked up](#prestates). It serves all types, and is ignored for those that have a single file, from `--cannon-prestate` or `--cannon-kona-prestate`.',
        'cannon-prestate':
          'One file for every game of type `cannon`, whatever hash the game has. Games of type 0 with another hash are refused, and permissioned ones are not compared at all. That is enough to resolve games on a test chain; use `--prestates-url` where disputes count.',
        'cannon-snapshot-freq':
          'Instructions between two snapshots of a run. Later claims about the same block continue from the nearest one: smaller steps answer faster, and take more disk and a longer first run. 0 is refused.',
        'cannon-info-freq':
          'Instructions between two lines of progress in the log. Lower it to follow a single run; the lines come with level `info`, as all output of Cannon and its host does. 0 is refused.',
        'cannon-kona-server':
          'The `kona-host`, which fetches what the program asks for in games of type `cannon-kona` and `super-cannon-kona`. The image sets it; take it from the release whose prestate the games have.',
        'cannon-kona-prestate':
          'One file for every game of type `cannon-kona` and `super-cannon-kona`, in place of a URL. It knows one program only, so use `--prestates-url` on a chain that changes its prestate.',
      },
    },
    {
      id: 'play',
      title: 'Playing and claiming',
      notes: {
        'max-concurrency':
          'Games worked on at the same time. A worker stays with its game while Cannon runs and until its transactions are confirmed. Set it in a container with a CPU quota, which the default does not see, and lower it where several Cannons do not fit into memory.',
        'http-poll-interval':
          'How often an `http` endpoint in `--l1-eth-rpc` is asked for a new block; a `ws` endpoint announces blocks itself. Everything starts with a new block, so shorten it on a local chain with fast ones.',
        'min-update-interval':
          'Least time between two rounds over the games, by the timestamps of L1 blocks. Set it on a chain with many games to save calls; without it each L1 block starts a round.',
        'response-delay':
          'Waits this long before each move, so that a test can follow a game. Leave it at 0 where disputes count, since the clock of the game runs on.',
        'response-delay-after':
          'How many moves to make without the wait of `--response-delay`; 0 delays the first one too.',
        'game-window':
          'How far back games are looked at, counted from their creation. Leave the default: older games are neither resolved, nor are their bonds claimed. 0 looks at all games of the factory, at the price of many more calls.',
        'game-allowlist':
          'Plays, resolves and claims in the games at these addresses, and in no others. It is for tests: new games are left alone until you restart with another list.',
        'additional-bond-claimants':
          'Further accounts whose bonds are claimed. The money goes to them, and this account pays for the gas. Name your proposer; with `--selective-claim-resolution` the claims of these accounts count as own ones.',
        'selective-claim-resolution':
          'Resolves only claims by its own accounts that no step has countered, and claims that one of them countered with a step; never a whole game. It saves gas where someone else resolves games. On your own chain leave it off, or withdrawals wait until someone else resolves them.',
      },
    },
    {
      id: 'by-type',
      title: 'Values for one type of game',
      intro:
        'Each takes the place of the flag without the prefix, where types need different values. `super-cannon-kona` takes the values for `cannon-kona`; flags that begin with `super-` are accepted and not read.',
      notes: {
        'cannon-prestates-url':
          'Prestates for games in Cannon, permissioned ones included. Up to v1.1.2 this was the only form, so older configurations have it; with Cannon alone, `--prestates-url` does the same.',
        'cannon-kona-prestates-url':
          'Prestates for `cannon-kona` and `super-cannon-kona`. Set it where you get builds of Kona from someone other than those of `op-program`.',
        'super-cannon-kona-prestates-url':
          'Is accepted and not read; set `--cannon-kona-prestates-url` or `--prestates-url`.',
        'cannon-rollup-config':
          'Rollup configuration for games in Cannon. A chain has just one, so `--rollup-config` is the better place; this is the older name, from when each machine had its own flags.',
        'cannon-kona-rollup-config':
          'Rollup configuration for `cannon-kona` and `super-cannon-kona`. A chain has just one, so `--rollup-config` is the better place.',
        'super-cannon-kona-rollup-config':
          'Is accepted and not read; set `--cannon-kona-rollup-config` or `--rollup-config`.',
        'cannon-l2-genesis':
          'Genesis for games of type `cannon`. Change it only together with `--cannon-rollup-config`; both have to be of the same chain.',
        'cannon-kona-l2-genesis':
          'Genesis for `cannon-kona` and `super-cannon-kona`. Without `--network`, a start needs it or `--l2-genesis`.',
        'super-cannon-kona-l2-genesis':
          'Is accepted and not read; set `--cannon-kona-l2-genesis` or `--l2-genesis`.',
        'cannon-l1-genesis':
          'Genesis of L1 for games of type `cannon`, where `--l1-genesis` does not suit them.',
        'cannon-kona-l1-genesis':
          'Genesis of L1 for `cannon-kona` and `super-cannon-kona`; `kona-host` gets it as its L1 configuration.',
        'super-cannon-kona-l1-genesis':
          'Is accepted and not read; set `--cannon-kona-l1-genesis` or `--l1-genesis`.',
        'cannon-depset-config':
          'Dependency set for games of type `cannon`, which are of a single chain and do not use it.',
        'cannon-kona-depset-config':
          'Dependency set for `super-cannon-kona`. Without `--network`, a start needs it or `--depset-config`.',
        'super-cannon-kona-depset-config':
          'Is accepted and not read; set `--cannon-kona-depset-config` or `--depset-config`.',
      },
    },
    {
      id: 'tests',
      title: 'Flags for tests',
      intro: 'None of these belongs on a chain with value.',
      notes: {
        'unsafe-allow-invalid-prestate':
          'Plays a game although its prestate, or the root it starts from, differs from what `op-challenger` has. The error is still in the log. What it then claims cannot be proven on chain, so bonds can be lost.',
        'cannon-l2-custom':
          'Lets the program take the configuration of the chain from its host instead of from itself. The contracts do not know such input, so what Cannon computes cannot be proven on L1. It needs rollup configuration and genesis, and excludes `--network`.',
        'cannon-kona-l2-custom':
          'Does the same for `cannon-kona`: `kona-host` supplies a configuration that the program does not have built in. What it computes cannot be proven on L1.',
      },
    },
    {
      id: 'fees',
      title: 'L1 fees',
      notes: {
        ...fees,
        'txmgr.max-tip-cap':
          'Highest priority fee, in gwei, at which a transaction is made. Above it moves fail while the clock of the game runs on, so leave it off.',
        'txmgr.max-basefee':
          'Highest L1 base fee, in gwei, at which a transaction is made. A dispute can be started when fees are high, so a limit here helps whoever attacks; leave it off as well.',
      },
    },
    {
      id: 'transactions',
      title: 'L1 transactions',
      notes: {
        'max-pending-tx':
          'Transactions on their way at the same time; further ones wait. If one cannot be sent, the others are given up too, and all are tried again with a later block. Raise it, or set 0 for no limit, where many games have to be resolved at once.',
        ...sending,
        ...rebroadcast,
        'num-confirmations':
          'How many L1 blocks, its own included, must exist before a transaction counts as confirmed. The game is not looked at again until then, and its worker is not free for others. A reorg of L1 undoes a move more easily the fewer they are.',
        'network-timeout':
          'Limit for one request that serves a transaction: fees, nonce, signature, sending, receipt. Raise it for a slow signer or L1 endpoint. It does not apply to reading games or to the nodes of L2.',
        'resubmission-timeout':
          'How long a published transaction may stay out of a block before it is sent again with higher fees. Two L1 blocks, half of what the batcher waits, since the clock of a game may be running.',
        'txmgr.send-timeout':
          'Limit for the whole life of a transaction, fee increases and confirmations included. After it, the challenger evaluates the game again at a later block and repeats the move. Keep it well above the time that `--num-confirmations` blocks take.',
        'txmgr.retry-interval':
          'Pause before another attempt if L1 says that the nonce is too high, which passes once earlier transactions have arrived. It matters only while shorter than `--resubmission-timeout`.',
        'txmgr.max-retries':
          'How often in a row to repeat a transaction whose nonce is said to be too high. With 0 it fails at once, and with it the others that are on their way.',
      },
    },
    {
      id: 'keys',
      title: 'Keys',
      intro:
        'Exactly one way to sign is needed. The account pays gas and bonds. In permissioned games it can only make moves if it is [their challenger or proposer](#1-collect-what-it-needs).',
      notes: { ...keys, ...remoteSigner },
    },
    {
      id: 'logging',
      title: 'Logging',
      notes: {
        ...logging,
        'log.level':
          'Drops every log line less severe than this. `op-program` is started with the same level, and all its lines arrive as `info`: with `warn` you see neither them nor the progress of a trace, and with `debug` a dispute logs very much.',
      },
    },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
  replacements: {
    'trace-type': '`--game-types`, which still answers to this name',
    'supervisor-rpc': '`--supernode-rpc`',
    'txmgr.enable-cell-proofs': '`--txmgr.cell-proof-time`',
    'asterisc-bin': 'nothing; Asterisc is no longer played',
    'asterisc-server': 'nothing; Asterisc is no longer played',
    'asterisc-kona-l2-custom': 'nothing; Asterisc is no longer played',
    'asterisc-kona-server': 'nothing; Asterisc is no longer played',
    'asterisc-prestate': 'nothing; Asterisc is no longer played',
    'asterisc-kona-prestate': 'nothing; Asterisc is no longer played',
    'asterisc-snapshot-freq': 'nothing; Asterisc is no longer played',
    'asterisc-info-freq': 'nothing; Asterisc is no longer played',
    'asterisc-prestates-url': 'nothing; Asterisc is no longer played',
    'asterisc-kona-prestates-url': 'nothing; Asterisc is no longer played',
    'super-asterisc-kona-prestates-url': 'nothing; Asterisc is no longer played',
    'asterisc-rollup-config': 'nothing; Asterisc is no longer played',
    'asterisc-kona-rollup-config': 'nothing; Asterisc is no longer played',
    'super-asterisc-kona-rollup-config': 'nothing; Asterisc is no longer played',
    'asterisc-l2-genesis': 'nothing; Asterisc is no longer played',
    'asterisc-kona-l2-genesis': 'nothing; Asterisc is no longer played',
    'super-asterisc-kona-l2-genesis': 'nothing; Asterisc is no longer played',
    'asterisc-depset-config': 'nothing; Asterisc is no longer played',
    'asterisc-kona-depset-config': 'nothing; Asterisc is no longer played',
    'super-asterisc-kona-depset-config': 'nothing; Asterisc is no longer played',
    'asterisc-l1-genesis': 'nothing; Asterisc is no longer played',
    'asterisc-kona-l1-genesis': 'nothing; Asterisc is no longer played',
    'super-asterisc-kona-l1-genesis': 'nothing; Asterisc is no longer played',
    'super-cannon-prestates-url': '`--cannon-kona-prestates-url`',
    'super-cannon-rollup-config': '`--cannon-kona-rollup-config`',
    'super-cannon-l2-genesis': '`--cannon-kona-l2-genesis`',
    'super-cannon-depset-config': '`--cannon-kona-depset-config`',
    'super-cannon-l1-genesis': '`--cannon-kona-l1-genesis`',
    'cannon-kona-experimental-witness-endpoint': 'nothing; it lived for one release',
    'agree-with-proposed-output': 'found out from `--rollup-rpc`',
    alphabet: 'a made-up trace for tests; `--rollup-rpc` gives the claims',
    'cannon-network': '`--network`',
    'cannon-l2': '`--l2-eth-rpc`',
    'l2-rpc': '`--l2-eth-rpc`',
    'asterisc-network': '`--network`',
  },
};

export default opChallenger;
