/**
 * Command-line flags: types and functions only. The flags of one program are in their own module,
 * `./cli-flags/<component>`, so that a page loads just the program it describes.
 */
import { type Facts } from '../lib/schema/types';
import type {
  baselineSchema,
  cliFlagSchema,
  commandFileSchema,
  commandSchema,
  deployerFileSchema,
  flagDefaultSchema,
  flagFileSchema,
  flagThenSchema,
  gethFlagFileSchema,
  proxydFileSchema,
  removedFlagSchema,
} from './cliFlags.schema';
import { type Snapshot } from './snapshots';

/** What a flag is where nobody sets it; null = unset. */
export type FlagDefault = Facts<typeof flagDefaultSchema>;

/** One option of a program, as its source declares it. */
export type Flag = Facts<typeof cliFlagSchema>;

/** Facts of a flag in an earlier release, those alone that have changed. */
export type FlagThen = Facts<typeof flagThenSchema>;

/** A flag of earlier releases, for readers whose scripts still set it. */
export type RemovedFlag = Facts<typeof removedFlagSchema>;

/** The release that a list is compared with: what is new, changed and gone is so since then. */
export type BaselineRelease = Facts<typeof baselineSchema>;

/** The shape of the files with one flat list of flags. */
export type FlagFile = Facts<typeof flagFileSchema>;

/** The shape of the file of op-geth, which lists only what it adds to go-ethereum. */
export type GethFlagFile = Facts<typeof gethFlagFileSchema>;

/** One command of a program with several, as in `op-deployer apply`. */
export type Command = Facts<typeof commandSchema>;

/** The shape of the files of programs with commands. */
export type CommandFile = Facts<typeof commandFileSchema>;

/** The shape of the file of op-deployer. */
export type DeployerFile = Facts<typeof deployerFileSchema>;

/** The shape of the file of proxyd, which reads a TOML file instead of flags. */
export type ProxydFile = Facts<typeof proxydFileSchema>;

/** A component asked for at a snapshot it has no release for. */
export class UnknownSnapshotError extends Error {}

/**
 * Flags a component had in a snapshot, those removed since included (as names only).
 * A flag without `in_snapshots` belongs to a component whose releases were not compared.
 */
export function flagsAsOf(
  file: FlagFile,
  snapshot: Snapshot,
): { readonly flags: readonly Flag[]; readonly removedSince: readonly RemovedFlag[] } {
  if (!file.snapshot_tags?.[snapshot]) {
    const known = Object.keys(file.snapshot_tags ?? {}).join(', ') || 'none';
    throw new UnknownSnapshotError(`${file.component} has no release for "${snapshot}". Known: ${known}.`);
  }
  return {
    flags: file.flags.filter((flag) => flag.in_snapshots?.includes(snapshot)),
    removedSince: (file.removed_flags ?? []).filter((flag) => flag.in_snapshots.includes(snapshot)),
  };
}

/** The release of a component that belongs to a snapshot. */
export function releaseOf(file: FlagFile, snapshot: Snapshot): string | undefined {
  return file.snapshot_tags?.[snapshot];
}

/** `op-node/v1.13.2` as `v1.13.2`. */
export function versionOfTag(tag: string): string {
  return tag.slice(tag.lastIndexOf('/') + 1);
}

/** Numbers of a tag, and the rank of what follows them: a release comes after its candidates. */
function partsOf(tag: string): readonly number[] {
  const [, major, minor, patch, stage, count] =
    /(?:^|[/v])(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.?(\d+)?)?/.exec(tag) ?? [];
  const rank = stage === undefined ? 9 : ['alpha', 'beta', 'rc'].indexOf(stage);
  return [major, minor, patch].map(Number).concat(rank, Number(count ?? 0));
}

/** Negative where `a` is the older release of the two, zero where they are the same: `v1.2.0-rc.1` is older than `v1.2.0`. */
export function compareTags(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left.map((each, index) => each - (right[index] ?? 0)).find((each) => each !== 0) ?? 0;
}

/** The default as a reader would type it; `unset` where there is none. */
export function defaultText(flag: Pick<Flag, 'default'>): string {
  if (flag.default === null || flag.default === '') return 'unset';
  if (Array.isArray(flag.default)) return flag.default.join(',');
  return String(flag.default);
}
