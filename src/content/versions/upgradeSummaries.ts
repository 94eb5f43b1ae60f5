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
      'Batches must arrive in order: frames and batches that leave a gap are dropped instead of kept, so a batcher with several transactions in flight must get them into L1 in that order.',
      'An invalid batch takes the rest of its channel with it but no longer the valid batches before it in its span batch, and a block that the execution client rejects is replaced by one with only its deposits, after which the rest of its channel is dropped too.',
      'Owners of a chain can set its EIP-1559 parameters in `SystemConfig`, and every block header records them in `extraData`, which tools that compute base fees must read.',
      'The proof program had to learn the new rules, so challengers needed new software and chains with fault proofs needed a new prestate.',
    ],
    more: [{ title: 'Holocene: breaking changes', route: '/notices/holocene-changes' }],
  },
  {
    older: 'holocene',
    newer: 'isthmus',
    sentences: [
      'The EVM gained the rules of Ethereum’s Prague that suit an L2, such as EIP-7702 for accounts that run code and the BLS precompiles, which application developers can use.',
      'A chain can charge an operator fee, which wallets and fee estimators must add to the execution fee and the data fee.',
      'The block header has the storage root of the withdrawals contract, so nodes compute output roots without historical state.',
      'On L1, Upgrades 13 and 14 led to `op-contracts/v3.0.0`: chain operators deploy and upgrade with `OPContractsManager`, and the first version of custom gas tokens is gone.',
      'Fault proofs run on 64-bit, multithreaded Cannon, for which challengers needed new software and a new prestate.',
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
      'A chain can set a minimum base fee, and the data of a block counts toward a separate budget, so base fees can rise while blocks have gas to spare.',
      'The operator fee has a new formula in which the same scalar is worth 100,000,000 times as much: chain operators who had set one had to lower it, and code that computes fees must know which formula a block follows.',
      'Headers carry 17 bytes of `extraData` instead of nine and a `blobGasUsed` that is no longer always 0, and four precompiles accept less input, which concerns indexers, light clients and contracts that verify proofs.',
      'On L1, Upgrade 16 moved the decision on which games count to `AnchorStateRegistry`, made pauses expire after three months, and removed the deputy guardian, which concerns bridges, monitoring and auditors; whoever had proven a withdrawal before it had to prove it again.',
      'Node operators needed a beacon node that serves every blob, because Ethereum’s Fusaka followed a day later; its EVM rules came to L2 only with Karst.',
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
      'The EVM is that of Ethereum’s Osaka: a transaction other than a deposit may ask for at most 16,777,216 gas, and some precompiles cost more or accept less input, which deployment scripts and contracts with fixed gas amounts must take into account.',
      'Node operators had to move from `op-geth` to `op-reth` and challengers from `op-program` to `kona-client`, because support for the older two ended and they cannot follow Karst.',
      'Predeploys were upgraded by a generated bundle of 31 deposits in the activation block, which auditors can reproduce, instead of deposits written by hand for each upgrade.',
      'Upgrade 18 allowed custom gas tokens again on new chains and made dispute games clones with arguments, and Upgrade 19 brought the second version of `OPContractsManager`, so chain operators upgrade differently and tools find the parameters of a game in the factory.',
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
