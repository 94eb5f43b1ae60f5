/** What a version of the documentation is called, and when what it says held. */
import { type Snapshot, snapshotOfVersion } from '../../data/snapshots';
// With their ending: Docusaurus' loader would take the .json beside each reader for what is meant.
import { contractsAsOf } from '../../data/contracts.ts';
import { activationTime, networkUpgrades, type Upgrade, upgradeByName } from '../../data/upgrades.ts';

/** A version is called by the network upgrade whose state it describes. */
export function labelOf(version: string): string {
  return requireUpgrade(snapshotOfVersion(version)).name;
}

/** When what a snapshot says held; days as `YYYY-MM-DD` in UTC. */
export interface AsOf {
  /** The day that it describes: that of the registry's state that its figures come from. */
  readonly day: string;
  /** When its upgrade came to OP Mainnet. */
  readonly from: string;
  /** When the next network upgrade came. Contracts on L1 may have changed before. */
  readonly until: string;
}

/** When what a snapshot says held. Throws for the newest upgrade, which has no end yet. */
export function asOf(version: string): AsOf {
  const snapshot = snapshotOfVersion(version);
  const days = networkUpgrades().flatMap((upgrade) => {
    const day = activationTime(upgrade, 'op_mainnet')?.utc.slice(0, 10);
    return day === undefined ? [] : [{ name: upgrade.name.toLowerCase(), day }];
  });
  const index = days.findIndex(({ name }) => name === snapshot);
  const [from, until] = [days[index]?.day, days[index + 1]?.day];
  if (from === undefined || until === undefined) {
    throw new Error(`upgrades.json does not say from when to when "${snapshot}" was the newest upgrade.`);
  }
  return { day: contractsAsOf('mainnet', snapshot).commit_date.slice(0, 10), from, until };
}

function requireUpgrade(snapshot: Snapshot): Upgrade {
  const upgrade = upgradeByName(snapshot);
  if (!upgrade) throw new Error(`upgrades.json has no upgrade "${snapshot}".`);
  return upgrade;
}
