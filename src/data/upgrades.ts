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

/** Networks with their own activation. OP Goerli is closed and kept for history. */
export type ActivationNetwork = keyof NonNullable<Upgrade['activation']>;

/** When an upgrade activated on a network. */
export type ActivationTime = Facts<typeof activationTimeSchema>;

/** A time, words where there is no separate time (`at Bedrock`), or null where it never activates. */
export type Activation = Facts<typeof activationSchema>;

/** The transaction that upgraded the contracts on L1, with when it was planned and made. */
export type L1Execution = Facts<typeof executionSchema>;

/** An upgrade of the network, of contracts, or of both. */
export type Upgrade = Facts<typeof upgradeSchema>;

/** A version of the protocol as the ProtocolVersions contract signals it. */
export type ProtocolVersion = UpgradesFile['protocol_versions'][number];

/** The shape of upgrades.json. */
export type UpgradesFile = Facts<typeof upgradesFileSchema>;

/** Everything in the file. */
export const upgradesFile: UpgradesFile = raw;

const file = upgradesFile;

/** The superchain-registry, which has the times of network upgrades. */
export const upgradesSource: Source = file.source;
/** Every version of the protocol, oldest first. */
export const protocolVersions: readonly ProtocolVersion[] = file.protocol_versions;

/** Oldest first; the last ones may lie in the future of the snapshot. */
export function allUpgrades(): readonly Upgrade[] {
  return file.upgrades;
}

/** An upgrade by its name, in capitals or not: snapshots are named in lower case. */
export function upgradeByName(name: string): Upgrade | undefined {
  return file.upgrades.find((upgrade) => upgrade.name.toLowerCase() === name.toLowerCase());
}

/** Stable id of an upgrade for anchors: `isthmus`, `upgrade-13`. */
export function upgradeId(upgrade: Pick<Upgrade, 'name' | 'upgrade_number'>): string {
  const numbered = /^Upgrade (\d+[a-z]?)\b/.exec(upgrade.name)?.[1];
  if (numbered !== undefined) return `upgrade-${numbered}`;
  const named = /^[A-Z][a-z]+$/.test(upgrade.name);
  if (named || upgrade.upgrade_number === null) return upgrade.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `upgrade-${upgrade.upgrade_number}`;
}

/** The time an upgrade activates on a network; undefined where it has none. */
export function activationTime(upgrade: Upgrade, network: ActivationNetwork): ActivationTime | undefined {
  const activation = upgrade.activation?.[network];
  return activation !== null && typeof activation === 'object' ? activation : undefined;
}

/** Upgrades that change the rules of the L2 chain at a time, oldest first. */
export function networkUpgrades({ upgrades }: Pick<UpgradesFile, 'upgrades'> = file): readonly Upgrade[] {
  return upgrades.filter((upgrade) => upgrade.kind.startsWith('network upgrade'));
}

/** Upgrades up to the one a snapshot is named after. For `isthmus`, everything but what was still to come. */
export function upgradesAsOf(snapshot: Snapshot): readonly Upgrade[] {
  const last = file.upgrades.findIndex((upgrade) => upgrade.name.toLowerCase() === snapshot);
  if (last < 0) throw new Error(`upgrades.json has no upgrade "${snapshot}" (of ${snapshots.join(', ')}).`);
  return file.upgrades.slice(0, last + 1);
}
