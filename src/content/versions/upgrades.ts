/** Labels and validity of versions. */
import { type Snapshot, snapshotOfVersion } from '../../data/snapshots';
// Explicit `.ts`: Docusaurus's loader would resolve to the .json file.
import { contractsAsOf } from '../../data/contracts.ts';
import { activationTime, networkUpgrades, type Upgrade, upgradeByName } from '../../data/upgrades.ts';

/** The upgrade that a version describes. */
export function labelOf(version: string): string {
  return requireUpgrade(snapshotOfVersion(version)).name;
}

/** Validity of a snapshot; days as `YYYY-MM-DD` in UTC. */
export interface AsOf {
  /** Day of the registry state behind its figures. */
  readonly day: string;
  /** Activation on OP Mainnet. */
  readonly from: string;
  /** Next upgrade's activation; L1 contracts may change earlier. */
  readonly until: string;
}

/** A snapshot's validity. Throws for the newest upgrade, which has no end. */
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
