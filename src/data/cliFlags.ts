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
  /** A few words on what it does; pages say it in a sentence of their own. */
  readonly keywords: string;
  /** Values it accepts, where they are a closed list. */
  readonly options?: readonly string[];
  /** First stable release tag of the component that has it. */
  readonly first_tag?: string;
  /** `[tag, default]` for each tag at which the default changed; null = unset. */
  readonly default_history?: readonly (readonly [string, string | null])[];
  /** Snapshots whose release of the component has it; absent where releases were not compared. */
  readonly in_snapshots?: readonly Snapshot[];
}

/** A flag of earlier releases, for readers whose scripts still set it. */
export interface RemovedFlag {
  readonly name: string;
  readonly first_tag: string;
  /** Last stable release tag that had it. */
  readonly last_tag: string;
  readonly in_snapshots: readonly Snapshot[];
}

/** The shape of the files with one flat list of flags. */
export interface FlagFile {
  readonly source: Source & { readonly shared_packages?: readonly string[] };
  readonly component: string;
  /** Release the list was read at. */
  readonly release_tag?: string;
  readonly env_prefix?: string;
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
}

/** The shape of the files of programs with commands. */
export interface CommandFile {
  readonly source: Source & { readonly tags?: readonly string[] };
  readonly component: string;
  readonly release_tag?: string;
  readonly env_prefix: string;
  readonly notes: readonly string[];
  readonly commands: Readonly<Record<string, Command>>;
}

/** The shape of the file of op-deployer. */
export interface DeployerFile extends CommandFile {
  readonly standard_constants: Readonly<Record<string, string | number>>;
  /** The release after the one described. */
  readonly next_release: {
    readonly source: Source;
    readonly commands_added: readonly string[];
    readonly commands_removed: readonly string[];
    readonly flag_changes: Readonly<
      Record<string, { readonly added: readonly string[]; readonly removed: readonly string[] }>
    >;
    readonly new_commands: Readonly<Record<string, Command>>;
    readonly standard_constants: Readonly<Record<string, string | number>>;
  };
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
    }[];
  }[];
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

/** The default as a reader would type it; `unset` where there is none. */
export function defaultText(flag: Pick<Flag, 'default'>): string {
  if (flag.default === null || flag.default === '') return 'unset';
  if (Array.isArray(flag.default)) return flag.default.join(',');
  return String(flag.default);
}
