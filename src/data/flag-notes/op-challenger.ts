import { opChallenger as file } from '../cli-flags/opChallenger';
import { fees, keys, logging, metrics, profiling, remoteSigner, sending } from './shared';
import { type FlagSheet } from './types';

/** Flags of op-challenger with notes. */
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
        'l2-eth-rpc':
          'Execution client of the chain, an [archive node](#1-collect-what-it-needs), from which the host program reads the state before the disputed block. Types of a single chain accept exactly one; only those of interop take one for each chain. It is not asked at the start, so test it with a trace as well.',
        'l2-experimental-eth-rpc':
          'Node from which `op-program` gets blocks, receipts and proofs, and with `debug_executePayload` the state that a block touches; only state and code missing there come from `--l2-eth-rpc`. Meant for clients that do not store their state by hash. Leave it out otherwise; `kona-host` does not get it.',
        'rollup-rpc':
          'The `op-node` whose output roots and safe heads decide which claims are right. It must have [records of safe heads](#1-collect-what-it-needs), and should not be the one of the proposer. Only types that begin with `super-` do without.',
        'supervisor-rpc':
          'The `op-supervisor` that supplies super roots. It is for the types of interop, which begin with `super-`; leave it out today.',
      },
    },
    {
      id: 'games',
      title: 'Games and chain',
      notes: {
        'trace-type':
          'Games to play: `cannon` is type 0, `permissioned` 1, `asterisc` 2, `asterisc-kona` 3, `super-cannon` 4, `super-permissioned` 5, `super-asterisc-kona` 7 (since v1.5.0), and `fast` 254 and `alphabet` 255 are for tests. [Always set it](#settings-that-matter). A game of another type within `--game-window` is neither played nor resolved, is an error in the log with each L1 block, and keeps `op_challenger_highest_acted_l1_block` from rising.',
        network:
          'A chain of the registry, such as `op-sepolia`, instead of files and factory. Give one; only games of interop take several. A chain id below 2^32 is accepted too, with `--game-factory-address`, for a chain whose files were built into `op-program`. Not with `asterisc-kona`, where it crashes `op-challenger` at the first trace, nor with interop, whose games then cannot be set up.',
        'game-factory-address':
          'The proxy of the `DisputeGameFactory` on L1. Set it with files, or to use another factory than that of `--network`. Several networks need it: up to v1.4.0 always, since v1.5.0 if their factories differ.',
        'rollup-config':
          'The `rollup.json` of a chain that is not in the registry, together with `--l2-genesis`. Use the very files of which [the prestate was made](#prestates). For interop, give one for each chain.',
        'l2-genesis':
          'The `genesis.json` that belongs to `--rollup-config`. `op-program` takes nothing but the chain configuration from it.',
        'depset-config':
          'The chains that a game of interop spans, as a file; other games ignore it. v1.4.0 and v1.5.0 start with `--network` alone, but their `op-program` then stops with `empty depset config path`. Since v1.5.1 it takes the set from the registry.',
        datadir:
          'Folder for prestates, and for snapshots, proofs and preimages of open games. Keep it over restarts, or traces are run again. Each instance needs its own: it deletes the folders of games that it is not playing.',
      },
    },
    {
      id: 'cannon',
      title: 'Cannon and prestates',
      intro:
        'For `cannon` and `permissioned`, and in interop for `super-cannon` and `super-permissioned`. There are no separate settings for permissioned games.',
      notes: {
        'cannon-bin':
          'The `cannon` program, which executes disputed blocks and computes the hashes of prestates. The image sets it. A file that is not there ends the start with `missing bin`.',
        'cannon-server':
          'The `op-program` that Cannon starts to fetch what the program asks for. The image sets it. With `--network`, this copy has to know the chain too, so take both from one release.',
        'prestates-url':
          'Where the prestates are, each named after its hash: [how they are looked up](#prestates). It serves all types, and is ignored for those that have a single file, from `--cannon-prestate`, `--asterisc-prestate` or `--asterisc-kona-prestate`.',
        'cannon-prestate':
          'One file for every game in Cannon, whatever hash the game has. Games of type 0 with another hash are refused, and permissioned ones are not compared at all. That is enough to resolve games on a test chain; use `--prestates-url` where disputes count.',
        'cannon-snapshot-freq':
          'Instructions between two snapshots of a run. Later claims about the same block continue from the nearest one: smaller steps answer faster, and take more disk and a longer first run. 0 is refused.',
        'cannon-info-freq':
          'Instructions between two lines of progress in the log. Lower it to follow a single run; the lines come with level `info`, as all output of Cannon and its host does. 0 is refused.',
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
        'game-window':
          'How far back games are looked at, counted from their creation. Leave the default: older games are neither resolved, nor are their bonds claimed. 0 looks at all games of the factory, at the price of many more calls.',
        'game-allowlist':
          'Plays, resolves and claims in the games at these addresses, and in no others. It is for tests: new games are left alone until you restart with another list.',
        'additional-bond-claimants':
          'Further accounts whose bonds are claimed. The money goes to them, and this account pays for the gas. Name your proposer; with `--selective-claim-resolution` the claims of these accounts count as own ones.',
        'selective-claim-resolution':
          'Resolves only claims of its own accounts that no step has countered, and claims that one of them countered with a step; never a whole game. It saves gas where somebody else resolves. On your own chain leave it off, or withdrawals wait for somebody who does.',
      },
    },
    {
      id: 'asterisc',
      title: 'Asterisc',
      intro:
        'For games that are played on the RISC-V machine Asterisc. Leave all of this out unless `--trace-type` names such a type, which its default does.',
      notes: {
        'asterisc-bin':
          'The `asterisc` program, for every type with that word in its name. The image sets it; elsewhere, `flag asterisc-bin is required` mostly means that `--trace-type` was left at its default.',
        'asterisc-server':
          'The `op-program` for games of type `asterisc`. The image does not set it. It can be another release than `--cannon-server`, since the two kinds of game have prestates of their own.',
        'asterisc-kona-server':
          'The `kona-host`, which stands in for `op-program` in `asterisc-kona` and `super-asterisc-kona`. The image sets it. In `asterisc-kona` it serves one chain: with two rollup files or networks, no trace can be made.',
        'asterisc-prestate':
          'One file for all games of type `asterisc`; a URL is then ignored. Games with another hash are not played, so this suits a chain that never replaces its prestate, such as one for tests.',
        'asterisc-kona-prestate':
          'The single file for `asterisc-kona` and `super-asterisc-kona`. It holds the program of Kona, so the file of `--asterisc-prestate` cannot take its place.',
        'asterisc-snapshot-freq':
          'As `--cannon-snapshot-freq`, in instructions of Asterisc. One value holds for `asterisc` and `asterisc-kona` alike; there is none for each.',
        'asterisc-info-freq':
          'As `--cannon-info-freq`: how often Asterisc reports where it is. It too holds for all types of this machine.',
      },
    },
    {
      id: 'by-type',
      title: 'Values for one type of game',
      intro:
        'Each takes the place of the flag without the prefix, where types need different values. All games in Cannon take the values for `cannon`, and `super-asterisc-kona` takes those for `asterisc-kona`; flags that begin with `super-` do nothing.',
      notes: {
        'cannon-prestates-url':
          'Prestates for games in Cannon, permissioned ones included. Up to v1.1.2 this was the only form, so older configurations have it; with Cannon alone, `--prestates-url` does the same.',
        'asterisc-prestates-url':
          'Prestates for `asterisc`. They are builds of `op-program` as well, but for another machine, and can lie in the folder of the others: names are hashes, so nothing collides.',
        'asterisc-kona-prestates-url':
          'Prestates for `asterisc-kona`. Set it where you get them from somebody who publishes builds of Kona, and the others from your own folder.',
        'super-cannon-prestates-url':
          'Is accepted and never read, in v1.4.0 as in v1.5.1. For `super-cannon` set `--cannon-prestates-url` or `--prestates-url`.',
        'super-asterisc-kona-prestates-url':
          'Is accepted and never read. `super-asterisc-kona` looks where `--asterisc-kona-prestates-url` or `--prestates-url` points.',
        'cannon-rollup-config':
          'Rollup configuration for games in Cannon. A chain has just one, so `--rollup-config` is the better place; this is the older name, from when each machine had its own flags.',
        'asterisc-rollup-config':
          'Rollup configuration for `asterisc`. Never set it beside `--network`: v1.4.0 refuses the two together, v1.5.0 and v1.5.1 do not, and `op-program` then fails because it knows the chain twice.',
        'asterisc-kona-rollup-config':
          'Rollup configuration for `asterisc-kona`. `kona-host` gets this file, or without one the chain id of `--network`.',
        'super-cannon-rollup-config':
          'Has no effect: games of type `super-cannon` use `--cannon-rollup-config` or `--rollup-config`. Set alone, the start fails as if you had given no file.',
        'super-asterisc-kona-rollup-config':
          'Has no effect, since `super-asterisc-kona` is configured by `--asterisc-kona-rollup-config`.',
        'cannon-l2-genesis':
          'Genesis for games in Cannon. Change it only together with `--cannon-rollup-config`; both have to be of the same chain.',
        'asterisc-l2-genesis':
          'Genesis for `asterisc`, handed to its `op-program`. For the trap with `--network`, see `--asterisc-rollup-config`.',
        'asterisc-kona-l2-genesis':
          'Without `--network`, `asterisc-kona` does not start unless this or `--l2-genesis` is set. The file is never opened, and `kona-host` does not get it.',
        'super-cannon-l2-genesis':
          'Has no effect; `super-cannon` takes the genesis of `--cannon-l2-genesis`.',
        'super-asterisc-kona-l2-genesis':
          'Has no effect, and not even the check for a genesis looks at it: that one wants `--asterisc-kona-l2-genesis` or `--l2-genesis`.',
        'cannon-depset-config':
          'Dependency set for `super-cannon` and `super-permissioned`. In games of a single chain `op-program` gets it and does not open it.',
        'asterisc-depset-config':
          'Dependency set for `asterisc`. Nothing comes of it: these games are of a single chain, and none of interop uses this flag.',
        'asterisc-kona-depset-config':
          'Dependency set for `super-asterisc-kona`, a type since v1.5.0. Without `--network` it does not start unless this or `--depset-config` is set, yet `kona-host` does not get the file. v1.4.0 does not look at it.',
        'super-cannon-depset-config':
          'Is accepted and never read, although the set is for this very type. Use `--depset-config` or `--cannon-depset-config`.',
        'super-asterisc-kona-depset-config':
          'Is accepted and never read. Use `--depset-config`, or `--asterisc-kona-depset-config` if the machines need different files.',
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
        'asterisc-kona-l2-custom':
          'Was meant to do the same with `kona-host`, but is not passed on up to v1.5.1. All it does is to refuse the start where `--network` is set, for `asterisc` as well.',
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
        'num-confirmations':
          'How many L1 blocks, its own included, must exist before a transaction counts as confirmed. The game is not looked at again until then, and its worker is not free for others. A reorg of L1 undoes a move more easily the fewer they are.',
        'network-timeout':
          'Limit for one request that serves a transaction: fees, nonce, signature, sending, receipt. Raise it for a slow signer or L1 endpoint. It does not apply to reading games or to the nodes of L2.',
        'resubmission-timeout':
          'How long a published transaction may stay out of a block before it is sent again with higher fees. Two L1 blocks, half of what the batcher waits, since the clock of a game may be running.',
        'txmgr.send-timeout':
          'Limit for the whole life of a transaction, fee increases and confirmations included. After it, the game is looked at anew with a later block and the move made again. Keep it well above the time that `--num-confirmations` blocks take.',
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
    'agree-with-proposed-output': 'found out from `--rollup-rpc`',
    alphabet: 'a made-up trace for tests; `--rollup-rpc` gives the claims',
    'cannon-network': '`--network`',
    'cannon-l2': '`--l2-eth-rpc`',
    'l2-rpc': '`--l2-eth-rpc`',
    'asterisc-network': '`--network`',
  },
};

export default opChallenger;
