/**
 * Command-line flags: types and functions only. The flags of one program are in their own module,
 * `./cli-flags/<component>`, so that a page loads just the program it describes.
 */
import { type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** What a flag is where nobody sets it; null = unset. */
export type FlagDefault = string | number | boolean | readonly string[] | null;

/** One option of a program, as its source declares it. */
export interface Flag {
  /** Without the leading dashes. */
  readonly name: string;
  /** Environment variables, the preferred one first; empty where there is none. */
  readonly env: readonly string[];
  /** Type in Go's flag library: `String`, `Uint64`, `Duration`, `StringSlice`, `Generic`, … */
  readonly type: string;
  /** null = unset. Durations are in Go notation (`12h0m0s`). */
  readonly default: FlagDefault;
  readonly required: boolean;
  /** Left out of the program's own help. */
  readonly hidden: boolean;
  readonly aliases?: readonly string[];
  readonly category?: string;
  /** A few words on what it does; pages say it in their own sentence. */
  readonly keywords: string;
  /** Values it accepts, where they are a closed list. */
  readonly options?: readonly string[];
  /** First stable release tag of the component that has it. */
  readonly first_tag?: string;
  /** `[tag, default]` for each tag at which the default changed; null = unset. */
  readonly default_history?: readonly (readonly [string, string | null])[];
  /** Snapshots whose release of the component has it; absent where releases were not compared. */
  readonly in_snapshots?: readonly Snapshot[];
  /** Still accepted, and no longer to be used. */
  readonly deprecated?: boolean;
  /** Not in the release that the list is compared with. */
  readonly added?: boolean;
  /** What was different in the release that the list is compared with: the values of then. */
  readonly was?: FlagThen;
}

/** Facts of a flag in an earlier release, those alone that have changed. */
export type FlagThen = Partial<
  Pick<Flag, 'env' | 'aliases' | 'type' | 'default' | 'required' | 'hidden' | 'options'>
>;

/** A flag of earlier releases, for readers whose scripts still set it. */
export interface RemovedFlag {
  readonly name: string;
  readonly first_tag: string;
  /** Last stable release tag that had it. */
  readonly last_tag: string;
  readonly in_snapshots: readonly Snapshot[];
  /** Environment variables it had, where they are known. */
  readonly env?: readonly string[];
  /** Default it had, where that is known; null = unset. */
  readonly default?: FlagDefault;
}

/** The release that a list is compared with: what is new, changed and gone is so since then. */
export interface BaselineRelease {
  readonly tag: string;
  readonly commit: string;
  readonly commit_date: string;
}

/** The shape of the files with one flat list of flags. */
export interface FlagFile {
  readonly source: Source & { readonly shared_packages?: readonly string[] };
  readonly component: string;
  /** Release the list was read at. */
  readonly release_tag?: string;
  readonly env_prefix?: string;
  readonly baseline?: BaselineRelease;
  /** Release of the component that belongs to a snapshot. */
  readonly snapshot_tags?: Readonly<Partial<Record<Snapshot, string>>>;
  /** Rules between flags. */
  readonly notes?: readonly string[];
  readonly count?: number;
  readonly flags: readonly Flag[];
  readonly removed_flags?: readonly RemovedFlag[];
}

/** The shape of the file of op-geth, which lists only what it adds to go-ethereum. */
export interface GethFlagFile extends FlagFile {
  readonly based_on: string;
  readonly compared_with: string;
  readonly changed_defaults: readonly {
    readonly name: string;
    readonly upstream_default: string;
    readonly op_geth_default: string;
    readonly keywords: string;
  }[];
}

/** One command of a program with several, as in `op-deployer apply`. */
export interface Command {
  /** Positional arguments. */
  readonly args?: string | null;
  readonly flags: readonly Flag[];
  /** Command whose flags it has too. */
  readonly inherits?: string;
  /** Not in the release that the list is compared with. */
  readonly added?: boolean;
}

/** The shape of the files of programs with commands. */
export interface CommandFile {
  readonly source: Source & { readonly tags?: readonly string[] };
  readonly component: string;
  readonly release_tag?: string;
  readonly env_prefix: string;
  readonly baseline?: BaselineRelease;
  readonly notes: readonly string[];
  readonly commands: Readonly<Record<string, Command>>;
  /** Commands and flags that the release compared with had, and this one lacks. */
  readonly removed?: readonly { readonly command: string; readonly flag?: string }[];
}

/** The shape of the file of op-deployer. */
export interface DeployerFile extends CommandFile {
  readonly standard_constants: Readonly<Record<string, string | number>>;
}

/** The shape of the file of proxyd, which reads a TOML file instead of flags. */
export interface ProxydFile {
  readonly source: Source;
  readonly component: string;
  readonly notes: readonly string[];
  readonly invocation: string;
  readonly sections: readonly {
    /** TOML table; `(root)` for keys outside any. */
    readonly section: string;
    readonly fields: readonly {
      readonly key: string;
      readonly type: string;
      /** No key: the zero value of Go. */
      readonly default?: string | number;
      readonly keywords?: string;
      /** First stable release that has it, where that is later than the first one read. */
      readonly first_tag?: string;
    }[];
  }[];
  /** Fields of earlier releases, as `section.key`, with the last stable release that had them. */
  readonly removed?: readonly { readonly field: string; readonly last_tag: string }[];
  readonly cached_methods: readonly string[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly http: number | null }[];
  readonly headers: readonly string[];
}

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
