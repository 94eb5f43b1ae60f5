/** Short upgrade summaries at the top of `/changes`. */
import { type Snapshot, snapshotOfVersion } from '../../data/snapshots';

export interface UpgradeSummary {
  readonly older: Snapshot;
  readonly newer: Snapshot;
  /** Three to five; code in backticks. */
  readonly sentences: readonly string[];
  /** Pages with details, by route. */
  readonly more: readonly { readonly title: string; readonly route: string }[];
}

/** For error messages. */
const file = 'src/content/versions/upgradeSummaries.ts';

/**
 * Oldest first. Facts from `docs/superchain/superchain-upgrades.mdx` and the
 * notices in `more`.
 */
const summaries: readonly UpgradeSummary[] = [
  {
    older: 'granite',
    newer: 'holocene',
    sentences: [
      'Batches must arrive in order: frames and batches that leave a gap are dropped instead of kept, so a batcher that has several transactions in flight must get them onto L1 in order.',
      'An invalid batch still invalidates everything after it in its channel, but no longer the valid batches before it in its span batch.',
      'A block that the execution client rejects is replaced by a block with only its deposits, and the rest of its channel is dropped.',
      'The owner of `SystemConfig` can set the chain’s EIP-1559 parameters, and every block header records them in `extraData`, which tools that calculate base fees must read.',
      'The proof program had to learn the new rules, so challengers needed new software and chains with fault proofs needed a new prestate.',
    ],
    more: [{ title: 'Holocene: breaking changes', route: '/notices/holocene-changes' }],
  },
  {
    older: 'holocene',
    newer: 'isthmus',
    sentences: [
      'The EVM gained the rules of Ethereum’s Prague that suit an L2: among others, application developers can use EIP-7702, which lets accounts run code, and the BLS precompiles.',
      'A chain can charge an operator fee, which wallets and fee estimators must add to the execution fee and the data fee.',
      'The block header contains the storage root of the withdrawals contract, so nodes can compute output roots without historical state.',
      'On L1, Upgrades 13 and 14 moved chains to `op-contracts/v3.0.0`: chain operators deploy and upgrade chains with `OPContractsManager`, and the first version of custom gas tokens is gone.',
      'Fault proofs run on 64-bit, multithreaded Cannon, so challengers needed new software and a new prestate.',
    ],
    more: [
      { title: 'Upgrade 13', route: '/notices/upgrade-13' },
      { title: 'Upgrade 14', route: '/notices/upgrade-14' },
      { title: 'Upgrade 15: Isthmus', route: '/notices/upgrade-15' },
    ],
  },
  {
    older: 'isthmus',
    newer: 'jovian',
    sentences: [
      'A chain can set a minimum base fee, and blocks have a separate budget for data, so base fees can rise while blocks have gas to spare.',
      'The operator fee has a new formula in which the same scalar is worth 100,000,000 times as much: chain operators who had set one had to lower it, and code that calculates fees must know which formula applies to a block.',
      'Headers have 17 bytes of `extraData` instead of nine, their `blobGasUsed` is no longer always 0, and four precompiles accept less input, which affects indexers, light clients and contracts that verify proofs.',
      'On L1, Upgrade 16 let `AnchorStateRegistry` decide which games count, made pauses expire after three months, and removed the deputy guardian, which affects bridges, monitoring and auditors; withdrawals that were proven but not finalized before it had to be proven again.',
      'Node operators needed a beacon node that serves every blob, because Ethereum’s Fusaka followed a day later; Fusaka’s EVM rules came to L2 only with Karst.',
    ],
    more: [
      { title: 'Upgrade 16', route: '/notices/upgrade-16' },
      { title: 'Upgrade 16a', route: '/notices/upgrade-16a' },
      { title: 'Upgrade 17: Jovian', route: '/notices/upgrade-17' },
      { title: 'Fusaka', route: '/notices/fusaka' },
    ],
  },
  {
    older: 'jovian',
    newer: 'karst',
    sentences: [
      'The EVM is that of Ethereum’s Osaka: the gas limit of a transaction other than a deposit is at most 16,777,216, and some precompiles cost more or accept less input, which deployment scripts and contracts with fixed gas amounts must take into account.',
      'Node operators had to move from `op-geth` to `op-reth` and challengers from `op-program` to `kona-client`, because `op-geth` and `op-program` are no longer supported and cannot follow Karst.',
      'A generated bundle of 31 deposits in the activation block upgraded the predeploys, instead of deposits written by hand for each upgrade, and auditors can reproduce it.',
      'Upgrade 18 let new chains use custom gas tokens again and made dispute games clones with arguments, so tools find the parameters of a game in the factory, and Upgrade 19 brought the second version of `OPContractsManager`, with which chain operators upgrade differently.',
      'With the contracts of Upgrade 20, dispute games of OP Mainnet, Ink, Unichain and Soneium claim a super root at a timestamp instead of an output root at a block: withdrawals need newer tools, proposers and challengers need different flags, and `batchInbox()` and `setGasConfig` are gone from `SystemConfig`.',
    ],
    more: [
      { title: 'Upgrade 18', route: '/notices/upgrade-18' },
      { title: 'Upgrade 19: Karst', route: '/notices/upgrade-19' },
      { title: 'Upgrade 20', route: '/notices/upgrade-20' },
    ],
  },
];

/**
 * Summaries between consecutive versions.
 *
 * @param versions newest first: `current`, then snapshots
 * @param written existing summaries
 * @throws if one is missing, naming the file to edit
 */
export function summariesBetween(
  versions: readonly string[],
  written: readonly UpgradeSummary[] = summaries,
): UpgradeSummary[] {
  const names = versions.map(snapshotOfVersion);
  return names.slice(0, -1).map((newer, index) => {
    const older = names[index + 1];
    const summary = written.find((each) => each.newer === newer && each.older === older);
    if (!summary) {
      throw new Error(
        `/changes has no summary from "${String(older)}" to "${newer}": write three to five sentences on what changed and for whom in ${file}.`,
      );
    }
    return summary;
  });
}
