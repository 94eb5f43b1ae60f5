import { konaHost as file } from '../cli-flags/konaHost';
import { type FlagSheet, type Note } from './types';

/** Shared by `single` and `super`. */
const l1Head: Note =
  'Hash of the L1 block at which derivation stops. Choose one late enough to include the batches of the disputed block.';
const l1Node: Note =
  'JSON-RPC endpoint of L1, with `eth` and `debug`. Online, the host needs it together with the beacon node and L2.';
const l1Beacon: Note =
  'Beacon API of L1, for blobs. For an old dispute, use one that still has the blobs of that time.';
const dataFolder: Note =
  'Folder for fetched preimages. Keep it to repeat a run: without endpoints, the host answers only from it. Without a folder, preimages stay in memory.';
const dataFormat: Note =
  'How a new folder stores preimages: `directory` or `rocksdb`. A folder with a `kvformat` file keeps the format named there.';
const native: Note =
  'Runs the program in the host itself, without Cannon: the quickest way to check a claim. Set exactly one of this and `--server`.';
const server: Note =
  'Only serves preimages to the program that started the host. Cannon and `op-challenger` start it this way.';
const l1Config: Note = 'Chain configuration of L1, for an L1 that the build does not know.';

const konaHost: FlagSheet = {
  file,
  groups: [
    {
      id: 'kona-host-single',
      title: 'One chain: single',
      command: 'single',
      intro: 'For claims of type 8. Name the chain with either `--l2-chain-id` or `--rollup-config-path`.',
      notes: {
        'l1-head': l1Head,
        'agreed-l2-head-hash': 'Hash of the L2 block that both sides agree on.',
        'agreed-l2-output-root': 'Output root of that block. The program starts from it.',
        'claimed-l2-output-root': 'Output root that the program checks.',
        'claimed-l2-block-number': 'Number of the block that the claimed output root belongs to.',
        'l1-node-address': l1Node,
        'l1-beacon-address': l1Beacon,
        'l2-node-address':
          'JSON-RPC endpoint of the L2 execution client, with `eth` and `debug`. It needs the state of the agreed block.',
        'data-dir': dataFolder,
        'data-format': dataFormat,
        native,
        server,
        'l2-chain-id':
          'ID of a chain whose rules are in the build, which includes every chain in the registry.',
        'rollup-config-path':
          'Rollup configuration, for a chain that the build does not know. Such a run cannot be proven on L1.',
        'l1-config-path': l1Config,
      },
    },
    {
      id: 'kona-host-super',
      title: 'Super roots: super',
      command: 'super',
      intro: 'For claims of type 9. The agreed value names the chains.',
      notes: {
        'l1-head': l1Head,
        'agreed-l2-pre-state':
          'The value that both sides agree on, in hexadecimal: a super root or a transition state.',
        'claimed-l2-post-state': 'Hash of the value to check, one step later.',
        'claimed-l2-timestamp': "Timestamp of the game's root claim, in Unix seconds.",
        'l1-node-address': l1Node,
        'l1-beacon-address': l1Beacon,
        'l2-node-addresses':
          'JSON-RPC endpoints of the L2 execution clients, one for each chain, separated by commas. Each needs `eth` and `debug`.',
        'data-dir': dataFolder,
        'data-format': dataFormat,
        native,
        server,
        'rollup-config-paths':
          'Rollup configurations, separated by commas, for chains that the build does not know. Such a run cannot be proven on L1.',
        'l1-config-path': l1Config,
        'dependency-set-path':
          'Chains that accept messages from each other. Required if any configuration in `--rollup-config-paths` has a time for Lagoon.',
      },
    },
    {
      id: 'kona-host-logs',
      title: 'Logs',
      command: '(global)',
      intro:
        'Put them before the command; only `--logs.stdout.quiet` may follow it. The level is the number of letters in `-v` to `-vvvvv`, and 3 without it.',
      notes: {
        'logs.stdout.quiet': 'Writes nothing to standard output. Set a folder for log files along with it.',
        'logs.stdout.format':
          'Format of the lines on standard output: `full`, `json`, `pretty`, `compact` or `logfmt`. Choose `json` for a log collector.',
        'logs.file.directory': 'Folder for log files. Without it, none are written.',
        'logs.file.format': 'Format of the lines in log files.',
        'logs.file.rotation': 'How often to start a new log file: `minutely`, `hourly`, `daily` or `never`.',
      },
    },
  ],
};

export default konaHost;
