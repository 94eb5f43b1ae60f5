import { type Snapshot } from '../snapshots';
import { type CommandFile, type DeployerFile, type FlagFile, type GethFlagFile } from '../cliFlags';

/**
 * A note on a flag: plain text with `code in backticks`. A flag of the sheet in backticks, as `--name`,
 * becomes a link to it; `[words](#id)` links to a heading of the page.
 */
export type Note = string;

/** Flags under one heading. */
export interface FlagGroup {
  /** Kebab-case; the heading's id is `flags-<id>`. */
  readonly id: string;
  /** In sentence case. */
  readonly title: string;
  /** A sentence on the whole group. */
  readonly intro?: Note;
  /** Key in the file's `commands`, for programs with commands. */
  readonly command?: string;
  /** Notes by flag name without dashes, in reading order. */
  readonly notes: Readonly<Record<string, Note>>;
}

/** Facts and notes for a program's flags. */
export interface FlagSheet {
  /** Name of the snapshot that froze the sheet. */
  readonly snapshot?: Snapshot;
  readonly file: FlagFile | GethFlagFile | CommandFile | DeployerFile;
  readonly groups: readonly FlagGroup[];
  /** Deprecated flags, with what to use instead. */
  readonly deprecated?: Readonly<Record<string, Note>>;
  /** Removed flags, with their replacement if any. */
  readonly replacements?: Readonly<Record<string, Note>>;
  /** Upstream flags whose default differs (op-geth only). */
  readonly changedDefaults?: Readonly<Record<string, Note>>;
}
