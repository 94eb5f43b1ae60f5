import { type Snapshot } from '../snapshots';
import { type CommandFile, type DeployerFile, type FlagFile, type GethFlagFile } from '../cliFlags';

/**
 * Our own words on one flag. Plain text, except that `code in backticks` is set as code, that
 * `--name` in backticks, where `name` is a flag of the same sheet, becomes a link to it, and that
 * `[words](#id)` links to a heading of the page.
 */
export type Note = string;

/** Flags that are read together, under one heading. */
export interface FlagGroup {
  /** Kebab-case; the heading's id is `flags-<id>`. */
  readonly id: string;
  /** The heading, in sentence case. */
  readonly title: string;
  /** A sentence that holds for the whole group. */
  readonly intro?: Note;
  /** Command the flags belong to, for programs with commands; a key of `commands` of the file. */
  readonly command?: string;
  /** Flag name without dashes to note, in reading order. */
  readonly notes: Readonly<Record<string, Note>>;
}

/** All a page needs to show the flags of one program: the facts, and our words on them. */
export interface FlagSheet {
  /** Of a sheet that was frozen with the pages of a snapshot: the name of that. */
  readonly snapshot?: Snapshot;
  readonly file: FlagFile | GethFlagFile | CommandFile | DeployerFile;
  readonly groups: readonly FlagGroup[];
  /** Flags that still work and should no longer be used: what to use instead. */
  readonly deprecated?: Readonly<Record<string, Note>>;
  /** Flags that are gone: what took their place, where something did. */
  readonly replacements?: Readonly<Record<string, Note>>;
  /** op-geth only: upstream flags whose default differs. */
  readonly changedDefaults?: Readonly<Record<string, Note>>;
}
