import { supersim as file } from '../cli-flags/supersim';
import { logging } from './shared';
import { type FlagSheet } from './types';

const supersim: FlagSheet = {
  file,
  groups: [
    {
      id: 'supersim',
      title: 'Flags for every mode',
      command: '(root)',
      notes: {
        'l2.count':
          'How many L2 chains to start, from 1 to 5. Two are enough for most tests; use more to test routing or a chain left out of the dependency set. It has no effect on forks.',
        'interop.autorelay':
          'Relays each message of the `L2ToL2CrossDomainMessenger` as soon as it is sent. Leave it off to test what your application does while a message is in transit.',
        'interop.delay':
          'Seconds that must pass on the destination before a message may be executed. Use it with your own relayer; the built-in one tries at once and fails.',
        'dependency.set':
          'Chains that accept messages from each other, as in `[901,902]`; `[]` means none. Without it, every local chain accepts every other. Forks check the value but ignore it.',
        'interop.l2tol2cdm.override':
          'Build artifact of your own messenger, which replaces the predeploy. For work on the protocol, and not on forks, which ignore it. Its variable is spelled `L2TO2CDM`, with one L fewer than the flag.',
        'l1.port': 'Port of the L1. Change it if something else listens there; 0 takes any free port.',
        'l1.host':
          'Interface of the L1, as an IPv4 address; nothing else works. Set `0.0.0.0` in a container, but not on an open network, because the keys of the funded accounts are public.',
        'l2.starting.port': 'Port of the first L2; the others follow. 0 takes a free port for each.',
        'l2.host': 'Interface of all L2 chains. The advice for `--l1.host` applies here too.',
        'admin.port':
          'Port of the admin service, which answers questions about addresses and messages. It listens on every interface, and on a fork `admin_getConfig` reveals the URLs of your endpoints, including API keys.',
        'logs.directory':
          'Existing folder that gets one log for each chain. Without it, the logs are temporary files and gone at the end.',
        'odyssey.enabled':
          'Passes `--odyssey` to Anvil, for features of a former Foundry test network. Newer versions of Anvil refuse it, so leave it off.',
        ...logging,
      },
    },
    {
      id: 'supersim-fork',
      title: 'Flags for fork',
      intro:
        '`supersim fork` takes these flags and all of the above. Write them after `fork`: anything before it is ignored without an error, except the level and format of the log.',
      command: 'fork',
      notes: {
        chains:
          'Chains to fork, by their short identifiers in the registry, such as `op,base`, separated by commas. They must belong to `--network`. Each one costs memory and requests to its endpoint.',
        network: 'Superchain whose chains are forked. Use `sepolia` to work with the state of test networks.',
        'l1.fork.height':
          'L1 block to fork from; each L2 forks at its newest block of that time. 0 is the newest. Fix it to get the same state in every run, and use endpoints that serve old state.',
        'interop.enabled':
          'Writes the interop contracts into the forked L2 chains. Set `--interop.enabled=false` to keep the chains as they are; the relayer is then off as well.',
      },
    },
  ],
};

export default supersim;
