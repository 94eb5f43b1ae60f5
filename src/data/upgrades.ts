/** Upgrades of the OP Stack in the order of their governance proposals. */
import raw from './upgrades.json';
import { type OtherSource, type Source } from './provenance';
import { snapshots, type Snapshot } from './snapshots';

/** Networks with their own activation. OP Goerli is closed and kept for history. */
export type ActivationNetwork = 'op_mainnet' | 'op_sepolia' | 'op_goerli';

/** When an upgrade activated on a network. */
export interface ActivationTime {
  /** Unix seconds. */
  readonly timestamp: number;
  /** ISO 8601 in UTC. */
  readonly utc: string;
  /** First L2 block, read from the registry. */
  readonly l2_block?: number;
  /** First L2 block at or after the time, computed from genesis and a block time of two seconds. */
  readonly l2_block_computed?: number;
  readonly l1_block?: number;
  readonly note?: string;
}

/** A time, words where there is no separate time (`at Bedrock`), or null where it never activates. */
export type Activation = ActivationTime | string | null;

/** The transaction that upgraded the contracts on L1, with when it was planned and made. */
export interface L1Execution {
  readonly planned?: string;
  readonly tx: string;
  readonly recorded_executed?: string;
  readonly what?: string;
  /** Task folder in superchain-ops. */
  readonly task: string;
  /** Separate transactions for other chains. */
  readonly also?: readonly { readonly chains: string; readonly tx: string; readonly task: string }[];
}

/** An upgrade of the network, of contracts, or of both. */
export interface Upgrade {
  readonly name: string;
  /** Number of the governance proposal; null where there was none. */
  readonly upgrade_number: number | null;
  readonly kind: string;
  /** `planned`, or `recorded` where it is said to be carried out but no transaction was found. Left out where it was. */
  readonly status?: string;
  readonly protocol_version: string | null;
  readonly activation?: Readonly<Partial<Record<ActivationNetwork, Activation>>>;
  readonly contents: readonly string[];
  readonly eips: readonly string[];
  readonly eip_notes?: readonly string[];
  /** Path in ethereum-optimism/specs. */
  readonly specs_path: string | null;
  /** Proposal in the governance forum. */
  readonly governance: string | null;
  readonly governance_vote: string | null;
  readonly op_contracts_release: string | null;
  readonly op_program?: string;
  readonly absolute_prestate?: string;
  readonly preview_posts?: readonly string[];
  readonly l1_execution?: Readonly<Partial<Record<ActivationNetwork, L1Execution>>>;
  /** What happened after the date of the facts. */
  readonly later?: Readonly<Record<string, string>>;
  /** What readers should know beside the contents. */
  readonly remark?: string;
  readonly note?: string;
}

/** A version of the protocol as the ProtocolVersions contract signals it. */
export interface ProtocolVersion {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** The shape of upgrades.json. */
export interface UpgradesFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly notes: readonly string[];
  readonly naming_rule: string;
  readonly protocol_versions: readonly ProtocolVersion[];
  readonly upgrades: readonly Upgrade[];
  readonly checks: Readonly<Record<string, unknown>>;
}

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
