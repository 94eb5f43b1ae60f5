import { opProgram as file } from '../cli-flags/opProgram';
import { logging } from './shared';
import { type FlagSheet } from './types';

const opProgram: FlagSheet = {
  file,
  groups: [
    {
      id: 'claim',
      title: 'The claim',
      intro:
        'What to check, and where to start; see [the example](#run) above. The program does not check the length of hashes: a missing digit becomes a leading zero, and the run then keeps asking for a block that does not exist.',
      notes: {
        'l2.claim':
          'Root to check. Any value will do, even zero with all its 64 digits: the log line `Validating claim` shows it next to the root that derivation arrived at, so a made-up claim is a way to learn the right one.',
        'l2.blocknumber':
          'Number of the block that the claim is about; 0 is refused. Derivation stops there, or earlier if L1 has no more data: then the program compares the root of the last block it reached, and the right root of the block you meant counts as wrong. With `--l2.agreed-prestate` it is a timestamp.',
        'l1.head':
          'Newest L1 block whose data counts, late enough to include the batches of the claimed block. A game takes the block before the one it was created in. The program walks back from here header by header, so a head much later than needed costs time.',
        'l2.outputroot':
          'Root that both sides accept and derivation starts from. Every block after it is executed, up to the claimed one, so choose a late one; games narrow it down to a single block. If the L2 node computes another root for `--l2.head`, the run ends with `does not match requested root`.',
        'l2.head':
          'Hash of the block that `--l2.outputroot` belongs to; one is not accepted without the other. Only the host needs it, to know which block to ask the L2 node for: the program gets only the root.',
      },
    },
    {
      id: 'chain',
      title: 'The chain',
      intro:
        'The program looks up a chain by its ID among the configurations compiled into it. These flags tell the host which chain it serves or, with `--l2.agreed-prestate`, which chains, in any order.',
      notes: {
        network:
          'Name of a chain in the registry, or the decimal ID of any chain compiled in; from `v1.6.0` on, `op-program configs` lists them. Prefer it to files. In Cannon the prestate has its own list, so if you added a chain, build host and prestate from the same source.',
        'rollup.config':
          'Rollup configuration file of a chain that `--network` cannot name. Without `--l2.custom` only the host reads it: the program uses what is compiled in for the same ID, and panics if nothing is.',
        'l2.genesis':
          'Complete genesis file of the execution client, although only its `config` section is used. Every `--rollup.config` needs one with the same chain ID. Without any, the host fails with `missing l2 chain id` or `missing l2 genesis`; with that of another chain, with `no rollup config matching l2 genesis`.',
        'l2.custom':
          'Passes the contents of `--rollup.config` and `--l2.genesis` to the program, for tests of a chain that is not compiled in; you cannot combine it with `--network`. Do not use it for a real dispute: no game on L1 supplies these files, so the run cannot be repeated there. Its variable takes true or false, not the ID that its name suggests.',
      },
    },
    {
      id: 'endpoints',
      title: 'Endpoints',
      intro:
        'With `--l1`, `--l1.beacon` and `--l2`, the host fetches what the program asks for. It retries a failed request for a block, blob or piece of state without limit and logs a warning each time, so check the log when a run hangs. Without endpoints it reads only from `--datadir`.',
      notes: {
        l1: 'L1 execution client, for headers, transactions and receipts. It needs no state, only the blocks back to where derivation starts, a little before the L1 origin of the agreed block. Set it together with `--l2`, or set neither.',
        'l1.beacon':
          'Beacon node, for blobs. If you set `--l1` and `--l2` without it, nothing is fetched: the host demands `--datadir`, or stops at the first preimage missing from it. Beacon nodes drop blobs after about 18 days, so older claims need one that keeps them.',
        l2: 'Archive node of the chain in the hash scheme, with the `debug` namespace open: the host fetches state node by node with `debug_dbGet`. Other endpoints answer for blocks but fail on state, and the run hangs there. Give one for each chain; `eth_chainId` tells the host which is which.',
        'l2.experimental':
          "Second node of the chain, asked for all the state of a block at once with `debug_executePayload`, although the program's help names another method. State missing from its answer is fetched from `--l2`, which stays required. Blocks, receipts and outputs come only from the second node, and for a claimed block before Isthmus a failed `eth_getProof` there ends the run. Try it if `debug_dbGet` is too slow.",
        'l1.rpckind':
          'How to fetch the receipts of an L1 block. `standard` asks for all of them with `eth_getBlockReceipts`, or one by one if that is missing. If receipts take long or cost much, name your provider if it is among the options.',
        'l1.trustrpc':
          'Skips a check of L1 headers and transactions against their hashes. The program compares what it gets from this endpoint with a hash in any case, so bad data cannot decide a claim. But with this flag, bad data stops or stalls the run instead of being fetched again, and a bad header stays in `--datadir`. There is little to gain, so leave it off.',
      },
    },
    {
      id: 'storage',
      title: 'Storage',
      notes: {
        datadir:
          'Folder for fetched preimages; without one they stay in memory and are lost at the end. Set it for anything you run twice, for example natively and in Cannon: the second run asks the nodes for little, and one with the same claim can do without them. Claims may share a folder.',
        'data.format':
          'How to store preimages in `--datadir`: one file each, in subfolders (`directory`) or side by side (`file`), or together in a database (`pebble`), which takes less space. Only one process at a time can open the database; the next one panics. A folder keeps the format it began with, recorded in its file `kvformat`, whatever you set here.',
      },
    },
    {
      id: 'mode',
      title: 'Run mode',
      intro: 'Without these flags, host and program run in one process, natively.',
      notes: {
        server:
          'Does not run the program: the process answers hints and requests on file descriptors 3 to 6, which [Cannon](#op-program) opens for it. Set it after the `--` of `cannon run`; if you start it by hand and alone, it has nobody to answer. The flags of the claim are still required.',
        exec: 'Executable of the program to run as a separate process, such as `op-program/bin/op-program-client`, or `op-program-client-interop` with `--l2.agreed-prestate`. Use it to try a client build natively. It takes a path without arguments and cannot be combined with `--server`; the client logs at level info whatever `--log.level` says.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      intro:
        "For games over the roots of several chains at once, which are in development. Leave both out for today's chains.",
      notes: {
        'l2.agreed-prestate':
          'State that both sides accept, in full and in hex: a super root, or a step on the way to the next one. It turns on the rules of interop and replaces `--l2.outputroot` and `--l2.head`, neither of which you may set with it.',
        'depset.config':
          'File with the dependency set; `--l2.agreed-prestate` is refused without it. The program reads it only with `--l2.custom`. Otherwise it looks for a set compiled in, and the releases have none.',
      },
    },
    {
      id: 'logging',
      title: 'Logging',
      intro: '`op-challenger` gives the hosts it starts its own log level.',
      notes: logging,
    },
  ],
};

export default opProgram;
