/** Upgrades of the OP Stack in the order of their governance proposals. */
import { type Facts } from '../lib/schema/types';
import type {
  activationSchema,
  activationTimeSchema,
  executionSchema,
  upgradeSchema,
  upgradesFileSchema,
} from './upgrades.schema';
import raw from './upgrades.json';
import { type Source } from './provenance';
import { snapshots, type Snapshot } from './snapshots';

/** Networks with their own activation times. OP Goerli is closed and kept for history. */
export type ActivationNetwork = keyof NonNullable<Upgrade['activation']>;

export type ActivationTime = Facts<typeof activationTimeSchema>;

/** A time, words without a separate time (`at Bedrock`), or null for never. */
export type Activation = Facts<typeof activationSchema>;

/** The transaction that upgraded L1 contracts, with planned and actual time. */
export type L1Execution = Facts<typeof executionSchema>;

/** An upgrade of the network, contracts, or both. */
export type Upgrade = Facts<typeof upgradeSchema>;

/** A version signaled by the ProtocolVersions contract. */
export type ProtocolVersion = UpgradesFile['protocol_versions'][number];

export type UpgradesFile = Facts<typeof upgradesFileSchema>;

export const upgradesFile: UpgradesFile = raw;

const file = upgradesFile;

/** The superchain-registry, source of network upgrade times. */
export const upgradesSource: Source = file.source;
/** Oldest first. */
export const protocolVersions: readonly ProtocolVersion[] = file.protocol_versions;

/** Oldest first; the last may be later than the snapshot. */
export function allUpgrades(): readonly Upgrade[] {
  return file.upgrades;
}

/** An upgrade by name, ignoring case, because snapshots are lower-case. */
export function upgradeByName(name: string): Upgrade | undefined {
  return file.upgrades.find((upgrade) => upgrade.name.toLowerCase() === name.toLowerCase());
}

/** An upgrade's anchor: `isthmus`, `upgrade-13`. */
export function upgradeId(upgrade: Pick<Upgrade, 'name' | 'upgrade_number'>): string {
  const numbered = /^Upgrade (\d+[a-z]?)\b/.exec(upgrade.name)?.[1];
  if (numbered !== undefined) return `upgrade-${numbered}`;
  const named = /^[A-Z][a-z]+$/.test(upgrade.name);
  if (named || upgrade.upgrade_number === null) return upgrade.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `upgrade-${upgrade.upgrade_number}`;
}

/** An upgrade's time on a network; undefined if it has none. */
export function activationTime(upgrade: Upgrade, network: ActivationNetwork): ActivationTime | undefined {
  const activation = upgrade.activation?.[network];
  return activation !== null && typeof activation === 'object' ? activation : undefined;
}

/** Upgrades that change L2 rules at a time, oldest first. */
export function networkUpgrades({ upgrades }: Pick<UpgradesFile, 'upgrades'> = file): readonly Upgrade[] {
  return upgrades.filter((upgrade) => upgrade.kind.startsWith('network upgrade'));
}

/** Upgrades up to a snapshot's. */
export function upgradesAsOf(snapshot: Snapshot): readonly Upgrade[] {
  const last = file.upgrades.findIndex((upgrade) => upgrade.name.toLowerCase() === snapshot);
  if (last < 0) throw new Error(`upgrades.json has no upgrade "${snapshot}" (of ${snapshots.join(', ')}).`);
  return file.upgrades.slice(0, last + 1);
}
