/** What each network upgrade changed and for whom, in a few sentences: the beginning of `/changes`. */
import { type Snapshot, snapshotOfVersion } from '../data/snapshots';

/** What changed between two neighboring versions of the documentation. */
export interface UpgradeSummary {
  readonly older: Snapshot;
  readonly newer: Snapshot;
  /** Three to five, each on what changed and for whom; names in code in backticks. */
  readonly sentences: readonly string[];
  /** Pages that tell all of it, by route. */
  readonly more: readonly { readonly title: string; readonly route: string }[];
}

/** The place that an error names. */
const file = 'src/snapshots/upgradeSummaries.ts';

/** Oldest first. Facts as in `docs/superchain/superchain-upgrades.mdx` and the notices that `more` names. */
const summaries: readonly UpgradeSummary[] = [
  {
    older: 'granite',
    newer: 'holocene',
    sentences: [
      'Batches have to arrive in order: frames and batches that leave a gap are dropped instead of kept, so a batcher that posts several transactions at once has to send them in sequence.',
      'An invalid batch no longer voids the whole span batch but only itself and what follows, and a block that the execution client rejects becomes one with deposits alone.',
      'Owners of a chain can set its EIP-1559 parameters in `SystemConfig`, and every block header records them in `extraData`, which tools that compute base fees have to read.',
      'The new rules need new dispute games, so operators of fault proofs had to move to another prestate.',
    ],
    more: [{ title: 'Holocene: breaking changes', route: '/notices/holocene-changes' }],
  },
  {
    older: 'holocene',
    newer: 'isthmus',
    sentences: [
      'The EVM gained the rules of Ethereum’s Prague that suit an L2, such as EIP-7702 for accounts that run code and the BLS precompiles, which application developers can use.',
      'A chain can charge an operator fee, which wallets and fee estimators have to add to the fee for execution and the one for data.',
      'The block header has the storage root of the withdrawals contract, so nodes compute output roots without the old state.',
      'Contracts moved to `op-contracts/v3.0.0`: chain operators deploy and upgrade with `OPContractsManager`, and custom gas tokens of the first version are gone.',
      'Fault proofs run on 64-bit, multithreaded Cannon, for which challengers needed new software and another prestate.',
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
      'The operator fee has a new formula in which the same scalar is worth 100,000,000 times as much: chain operators had to lower it, and code that computes fees has to know the period.',
      'Headers carry 17 bytes of `extraData` instead of nine and a `blobGasUsed` other than 0, and four precompiles accept less input, which indexers and contracts may notice.',
      'On L1, Upgrades 16 and 16a moved the choice of valid games to `AnchorStateRegistry`, let pauses end by themselves after three months, and removed the deputy guardian, which concerns bridges, monitoring and auditors.',
      'Nodes became ready for Ethereum’s Fusaka, whose EVM rules did not come to L2 yet.',
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
      'The EVM is that of Ethereum’s Osaka: a transaction can use at most 16,777,216 gas and some precompiles cost more or accept less input, which deployment scripts and contracts with fixed gas have to respect.',
      'Node operators had to move to `op-reth`, because `op-geth` and `op-program` cannot follow Karst.',
      'Predeploys are upgraded with a bundle of 31 deposits in the activation block, which auditors can verify, instead of deposits written by hand for each upgrade.',
      'Upgrade 18 gave new chains custom gas tokens again and made dispute games clones with arguments, and Upgrade 19 brought the second contracts manager, so chain operators upgrade and read games in other ways.',
      'With the contracts of Upgrade 20, dispute games of OP Mainnet, Ink, Unichain and Soneium claim super roots, which count in timestamps: withdrawals need newer tools, proposers and challengers other flags, and `batchInbox()` and `setGasConfig` are gone from `SystemConfig`.',
    ],
    more: [
      { title: 'Upgrade 18', route: '/notices/upgrade-18' },
      { title: 'Upgrade 19: Karst', route: '/notices/upgrade-19' },
      { title: 'Upgrade 20', route: '/notices/upgrade-20' },
    ],
  },
];

/**
 * The summaries of the upgrades between versions of the documentation, in the order of these.
 *
 * @param versions names of all, newest first: `current`, then the snapshots
 * @param written the summaries there are
 * @throws where two neighboring versions have none; the message says where to write it
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
