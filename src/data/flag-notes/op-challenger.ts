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
          'L1 execution client for reading games and sending transactions; the host programs also read L1 blocks from it. It gets batches of up to 100 calls. `op-challenger` lists the games at the newest block by its hash, so behind a load balancer, a lagging node answers with an error.',
        'l1-beacon':
          "Beacon node that supplies the blobs of a disputed block. `op-challenger` only passes it to the host programs, so a wrong address doesn't show until there is a dispute; [run a trace](#6-check-that-it-can-play) to find out. Use one that [keeps blobs](#1-collect-what-it-needs) long enough.",
        'l1-rpc-kind':
          'Which provider is behind `--l1-eth-rpc`, so that receipts are fetched in the way it handles best. `standard` works with every provider.',
        'l2-eth-rpc':
          "Execution client of the chain, an [archive node](#1-collect-what-it-needs), from which the host program reads the state before the disputed block. Single-chain types accept exactly one; only interop types take one for each chain. `op-challenger` doesn't contact it at startup, so test it with a trace too.",
        'l2-experimental-eth-rpc':
          "Node from which `op-program` gets blocks, receipts and proofs and, with `debug_executePayload`, the state that a block touches; only state and code missing there come from `--l2-eth-rpc`. Meant for clients that don't store their state by hash; otherwise leave it out. `kona-host` doesn't get it.",
        'rollup-rpc':
          "The `op-node` whose output roots and safe heads decide which claims are right. It must have [records of safe heads](#1-collect-what-it-needs), and should not be the proposer's. Only games over super roots don't need it.",
        'supernode-rpc':
          'The node that supplies super roots, for games over super roots. Later releases call the flag `superroot-rpc` and still accept this name.',
      },
    },
    {
      id: 'games',
      title: 'Games and chain',
      notes: {
        'game-types':
          'Games to play: `cannon` is type 0, `permissioned` 1, `cannon-kona` 8, `super-cannon-kona` 9 and `zk` 10; `fast` and `alphabet` are for tests. [Always set it](#settings-that-matter). A game of another type within `--game-window` is neither played nor resolved, and causes an error in the log with each L1 block.',
        network:
          "A chain in the registry, such as `op-sepolia`, instead of files and factory. Give one; only interop games take several. With `--game-factory-address` you can also give a chain ID below 2^32, for a chain whose files were built into `op-program`. Don't use an ID with `asterisc-kona`, where it crashes `op-challenger` at the first trace, or with interop, whose games then can't be set up.",
        'game-factory-address':
          'The `DisputeGameFactory` proxy on L1. Set it if you use files, or to use a different factory than that of `--network`. With several networks you need it: up to v1.4.0 always, since v1.5.0 only if their factories differ.',
        'rollup-config':
          "The `rollup.json` of a chain that isn't in the registry, together with `--l2-genesis`. Use the exact files from which [the prestate was built](#prestates). For interop, give one for each chain.",
        'l2-genesis':
          'The `genesis.json` that belongs to `--rollup-config`. `op-program` reads only the chain configuration from it.',
        'l1-genesis':
          'The `genesis.json` of L1, which the host program needs if L1 is not Ethereum, Sepolia, Holesky or Hoodi.',
        'depset-config':
          'File with the chains that a game over super roots spans; other games ignore it. With `--network`, the set comes from the registry.',
        datadir:
          "Folder for prestates, and for snapshots, proofs and preimages of open games. Keep it across restarts, or `op-challenger` runs traces again. Give each instance its own, because it deletes the folders of games that it isn't playing.",
      },
    },
    {
      id: 'cannon',
      title: 'Cannon and prestates',
      intro:
        'For `cannon`, `permissioned`, `cannon-kona` and `super-cannon-kona`. Permissioned games have no separate settings.',
      notes: {
        'cannon-bin':
          'The `cannon` program, which executes disputed blocks and computes prestate hashes. The image sets it. If the file is missing, startup fails with `missing bin`.',
        'cannon-server':
          'The `op-program` that Cannon starts to fetch what the program asks for. The image sets it. With `--network`, this copy must know the chain too, so take both from one release.',
        'prestates-url':
          'Where the prestates are, each named after its hash: [how they are looked up](#prestates). It serves all types except those with a single file, from `--cannon-prestate` or `--cannon-kona-prestate`.',
        'cannon-prestate':
          "One file for every game of type `cannon`, whatever the game's hash. `op-challenger` refuses type 0 games with another hash, and doesn't compare permissioned ones at all. That is enough to resolve games on a test chain; use `--prestates-url` where disputes count.",
        'cannon-snapshot-freq':
          'Instructions between two snapshots of a run. Later claims about the same block continue from the nearest one: smaller steps answer faster, but take more disk and a longer first run. 0 is refused.',
        'cannon-info-freq':
          'Instructions between two progress lines in the log. Lower it to follow a single run. The lines have level `info`, like all output of Cannon and its host. 0 is refused.',
        'cannon-kona-server':
          "The `kona-host` that fetches what the program asks for in games of type `cannon-kona` and `super-cannon-kona`. The image sets it; take it from the release that your games' prestate comes from.",
        'cannon-kona-prestate':
          'One file for every game of type `cannon-kona` and `super-cannon-kona`, in place of a URL. It covers only one program, so use `--prestates-url` on a chain that changes its prestate.',
      },
    },
    {
      id: 'play',
      title: 'Playing and claiming',
      notes: {
        'max-concurrency':
          "How many games `op-challenger` works on at once. A worker stays with its game while Cannon runs and until its transactions are confirmed. Set it in a container with a CPU quota, which the default doesn't see, and lower it if several Cannons don't fit into memory.",
        'http-poll-interval':
          'How often to ask an `http` endpoint in `--l1-eth-rpc` for a new block; a `ws` endpoint announces blocks itself. Everything starts with a new block, so shorten it on a local chain with fast blocks.',
        'min-update-interval':
          'Minimum time between two rounds over the games, by the timestamps of L1 blocks. Set it on a chain with many games to save calls; without it, each L1 block starts a round.',
        'response-delay':
          "Waits this long before each move, so that a test can follow a game. Leave it at 0 where disputes count, because the game's clock keeps running.",
        'response-delay-after':
          'How many moves to make without the wait of `--response-delay`; 0 delays the first one too.',
        'game-window':
          'How far back to look at games, counted from their creation. Keep the default: older games are neither resolved nor have their bonds claimed. 0 looks at all games of the factory, at the price of many more calls.',
        'game-allowlist':
          'Plays, resolves and claims in the games at these addresses, and in no others. It is for tests: new games are ignored until you restart with another list.',
        'additional-bond-claimants':
          'More accounts whose bonds `op-challenger` claims. They get the money; its own account pays the gas. Name your proposer. With `--selective-claim-resolution`, claims by these accounts count as its own.',
        'selective-claim-resolution':
          'Resolves only claims by its own accounts that no step has countered, and claims that one of them countered with a step; never a whole game. It saves gas where someone else resolves games. Leave it off on your own chain, or withdrawals wait until someone else resolves them.',
      },
    },
    {
      id: 'by-type',
      title: 'Values for one game type',
      intro:
        'Each replaces the flag without the prefix, where types need different values. `super-cannon-kona` takes the values for `cannon-kona`; flags that begin with `super-` are accepted but not read.',
      notes: {
        'cannon-prestates-url':
          'Prestates for games of type `cannon` and `permissioned`. Up to v1.1.2 this was the only form, so older configurations have it; if you play only these types, `--prestates-url` does the same.',
        'cannon-kona-prestates-url':
          'Prestates for `cannon-kona` and `super-cannon-kona`. Set it if you get Kona builds from a different source than those of `op-program`.',
        'super-cannon-kona-prestates-url':
          'Accepted but not read. Set `--cannon-kona-prestates-url` or `--prestates-url` instead.',
        'cannon-rollup-config':
          'Rollup configuration for games of type `cannon` and `permissioned`. A chain has only one, so prefer `--rollup-config`; this is the older name, from when each machine had its own flags.',
        'cannon-kona-rollup-config':
          'Rollup configuration for `cannon-kona` and `super-cannon-kona`. A chain has only one, so prefer `--rollup-config`.',
        'super-cannon-kona-rollup-config':
          'Accepted but not read. Set `--cannon-kona-rollup-config` or `--rollup-config` instead.',
        'cannon-l2-genesis':
          'Genesis for games of type `cannon` and `permissioned`. Change it only together with `--cannon-rollup-config`; both must belong to the same chain.',
        'cannon-kona-l2-genesis':
          'Genesis for `cannon-kona` and `super-cannon-kona`. Without `--network`, you must set it or `--l2-genesis`.',
        'super-cannon-kona-l2-genesis':
          'Accepted but not read. Set `--cannon-kona-l2-genesis` or `--l2-genesis` instead.',
        'cannon-l1-genesis':
          "L1 genesis for games of type `cannon` and `permissioned`, if `--l1-genesis` doesn't suit them.",
        'cannon-kona-l1-genesis':
          'L1 genesis for `cannon-kona` and `super-cannon-kona`; `kona-host` gets it as its L1 configuration.',
        'super-cannon-kona-l1-genesis':
          'Accepted but not read. Set `--cannon-kona-l1-genesis` or `--l1-genesis` instead.',
        'cannon-depset-config':
          "Dependency set for games of type `cannon` and `permissioned`, which cover a single chain and don't use it.",
        'cannon-kona-depset-config':
          'Dependency set for `super-cannon-kona`. Without `--network`, you must set it or `--depset-config`.',
        'super-cannon-kona-depset-config':
          'Accepted but not read. Set `--cannon-kona-depset-config` or `--depset-config` instead.',
      },
    },
    {
      id: 'tests',
      title: 'Flags for tests',
      intro: 'Use none of these on a chain with value.',
      notes: {
        'unsafe-allow-invalid-prestate':
          "Plays a game even if its prestate, or the root it starts from, differs from what `op-challenger` has. The error still appears in the log. The claims it then makes can't be proven on chain, so bonds can be lost.",
        'cannon-l2-custom':
          "Lets the program take the chain configuration from its host instead of from itself. The contracts don't know such input, so what Cannon computes can't be proven on L1. It needs rollup configuration and genesis, and can't be combined with `--network`.",
        'cannon-kona-l2-custom':
          "Does the same for `cannon-kona`: `kona-host` supplies a configuration that isn't built into the program. What it computes can't be proven on L1.",
      },
    },
    {
      id: 'fees',
      title: 'L1 fees',
      notes: {
        ...fees,
        'txmgr.max-tip-cap':
          "Highest priority fee, in gwei, at which to make a transaction. Above it, moves fail while the game's clock keeps running, so leave it off.",
        'txmgr.max-basefee':
          'Highest L1 base fee, in gwei, at which to make a transaction. An attacker can start a dispute when fees are high and benefits from a limit here, so leave it off too.',
      },
    },
    {
      id: 'transactions',
      title: 'L1 transactions',
      notes: {
        'max-pending-tx':
          "How many transactions can be in flight at once; any more wait. If one can't be sent, the others are abandoned too, and all are retried with a later block. Raise it, or set 0 for no limit, if you must resolve many games at once.",
        ...sending,
        ...rebroadcast,
        'num-confirmations':
          "How many L1 blocks, including its own, must exist before a transaction counts as confirmed. Until then, `op-challenger` doesn't look at the game again, and the worker isn't free for others. With fewer, an L1 reorg undoes a move more easily.",
        'network-timeout':
          "Limit for one request that serves a transaction: fees, nonce, signature, sending, receipt. Raise it for a slow signer or L1 endpoint. It doesn't apply to reading games or to L2 nodes.",
        'resubmission-timeout':
          "How long a published transaction may stay out of a block before it is sent again with higher fees. The default is two L1 blocks, half of the batcher's, because a game's clock may be running.",
        'txmgr.send-timeout':
          'Limit for the whole life of a transaction, including fee increases and confirmations. After it, the challenger evaluates the game again at a later block and repeats the move. Keep it well above the time that `--num-confirmations` blocks take.',
        'txmgr.retry-interval':
          'Pause before another attempt if L1 says that the nonce is too high, which passes once earlier transactions have arrived. It takes effect only if shorter than `--resubmission-timeout`.',
        'txmgr.max-retries':
          'How many times in a row to retry a transaction if L1 says that its nonce is too high. With 0, it fails at once, and the others in flight fail with it.',
      },
    },
    {
      id: 'keys',
      title: 'Keys',
      intro:
        'Set exactly one way to sign. The account pays gas and bonds. In permissioned games it can only make moves if it is [their challenger or proposer](#1-collect-what-it-needs).',
      notes: { ...keys, ...remoteSigner },
    },
    {
      id: 'logging',
      title: 'Logging',
      notes: {
        ...logging,
        'log.level':
          'Drops every log line less severe than this. `op-program` starts with the same level, and all its lines arrive as `info`: with `warn` you see neither them nor the progress of a trace, and with `debug` a dispute logs a great deal.',
      },
    },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
  ],
  replacements: {
    'trace-type': '`--game-types`, which still accepts this name',
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
    'cannon-kona-experimental-witness-endpoint': 'nothing; it existed for one release',
    'agree-with-proposed-output': 'nothing; it is determined from `--rollup-rpc`',
    alphabet: 'a made-up trace for tests; `--rollup-rpc` gives the claims',
    'cannon-network': '`--network`',
    'cannon-l2': '`--l2-eth-rpc`',
    'l2-rpc': '`--l2-eth-rpc`',
    'asterisc-network': '`--network`',
  },
};

export default opChallenger;
