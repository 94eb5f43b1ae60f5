/**
 * Types and functions for command-line flags. Flags are in `./cli-flags/<component>`, so that a page loads
 * only its program's.
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

/** Value of a flag that is not set; null if none. */
export type FlagDefault = Facts<typeof flagDefaultSchema>;

/** An option as declared in the source. */
export type Flag = Facts<typeof cliFlagSchema>;

/** A changed flag's facts in an earlier release. */
export type FlagThen = Facts<typeof flagThenSchema>;

/** A removed flag, for readers whose scripts still set it. */
export type RemovedFlag = Facts<typeof removedFlagSchema>;

/** Release that a list of flags is compared with. */
export type BaselineRelease = Facts<typeof baselineSchema>;

/** A file with one list of flags. */
export type FlagFile = Facts<typeof flagFileSchema>;

/** The file of op-geth: only additions to go-ethereum. */
export type GethFlagFile = Facts<typeof gethFlagFileSchema>;

/** One command of several, such as `op-deployer apply`. */
export type Command = Facts<typeof commandSchema>;

/** A file of a program with commands. */
export type CommandFile = Facts<typeof commandFileSchema>;

export type DeployerFile = Facts<typeof deployerFileSchema>;

/** The file of proxyd, which reads TOML instead of flags. */
export type ProxydFile = Facts<typeof proxydFileSchema>;

/** A snapshot for which a component has no release. */
export class UnknownSnapshotError extends Error {}

/**
 * A component's flags in a snapshot, including those removed since (names only). Flags without `in_snapshots`
 * are of components whose releases were not compared.
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

/** A component's release in a snapshot. */
export function releaseOf(file: FlagFile, snapshot: Snapshot): string | undefined {
  return file.snapshot_tags?.[snapshot];
}

/** `op-node/v1.13.2` as `v1.13.2`. */
export function versionOfTag(tag: string): string {
  return tag.slice(tag.lastIndexOf('/') + 1);
}

/** Numbers of a tag, and a rank that puts releases after their candidates. */
function partsOf(tag: string): readonly number[] {
  const [, major, minor, patch, stage, count] =
    /(?:^|[/v])(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.?(\d+)?)?/.exec(tag) ?? [];
  const rank = stage === undefined ? 9 : ['alpha', 'beta', 'rc'].indexOf(stage);
  return [major, minor, patch].map(Number).concat(rank, Number(count ?? 0));
}

/** Orders releases by version: negative if `a` is older, as `v1.2.0-rc.1` is than `v1.2.0`. */
export function compareTags(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left.map((each, index) => each - (right[index] ?? 0)).find((each) => each !== 0) ?? 0;
}

/** A default as typed; `unset` if none. */
export function defaultText(flag: Pick<Flag, 'default'>): string {
  if (flag.default === null || flag.default === '') return 'unset';
  if (Array.isArray(flag.default)) return flag.default.join(',');
  return String(flag.default);
}
