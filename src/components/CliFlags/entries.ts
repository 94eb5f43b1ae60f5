import {
  type CommandFile,
  type Flag,
  type FlagFile,
  type GethFlagFile,
  defaultText,
  flagsAsOf,
  releaseOf,
  versionOfTag,
} from '@site/src/data/cliFlags';
import { type FlagGroup, type FlagSheet, type Note } from '@site/src/data/flag-notes/types';
import { type Snapshot, currentSnapshot, snapshots } from '@site/src/data/snapshots';

/** One line of the list of facts below a flag. */
export interface Fact {
  readonly label: string;
  /** Set as code where it is something to type. */
  readonly values: readonly { readonly text: string; readonly code: boolean }[];
}

/** One flag as a page shows it. */
export interface Entry {
  readonly id: string;
  /** With the dashes. */
  readonly flag: string;
  readonly note: Note;
  readonly facts: readonly Fact[];
  /** Preferred environment variable, for copying. */
  readonly env?: string;
  /** Lower-case text that a filter searches. */
  readonly text: string;
}

/** Flags that a page shows under one heading. */
export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly intro?: Note;
  readonly entries: readonly Entry[];
}

/** A flag that a program no longer has. */
export interface RemovedEntry {
  readonly name: string;
  /** Last release that had it, without the name of the program. */
  readonly lastVersion: string;
  readonly replacement?: Note;
}

/** Everything a page shows of the flags of one program. */
export interface Entries {
  /** Release the list describes, where there is one. */
  readonly release?: string;
  readonly groups: readonly EntryGroup[];
  /** Gone before the release. */
  readonly removed: readonly RemovedEntry[];
  /** In the release, and removed later: the facts know no more than their names. */
  readonly removedLater: readonly RemovedEntry[];
}

/** `txmgr.min-tip-cap` as `flag-txmgr-min-tip-cap`; flags of a command carry its name too. */
export function flagId(name: string, command?: string): string {
  const own = command && !isRoot(command) ? `${command}-${name}` : name;
  return `flag-${own.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Commands that stand for the program itself. */
function isRoot(command: string): boolean {
  return command.startsWith('(');
}

/** Go's types in the words of somebody who types a value. */
const typeNames: Readonly<Record<string, string>> = {
  Bool: 'true or false',
  Duration: 'duration, such as 90s or 12m',
  Float64: 'decimal number',
  Generic: 'text',
  Int: 'whole number',
  Int64: 'whole number',
  Path: 'path',
  String: 'text',
  StringSlice: 'list, separated by commas',
  TextMarshaler: 'text',
  Uint: 'whole number',
  Uint64: 'whole number',
};

function typeName(flag: Flag): string {
  return flag.options ? 'one of the options' : (typeNames[flag.type] ?? flag.type);
}

/** `op-batcher/v1.12.0` as `[1, 12, 0]`; further parts, such as those of a release candidate, do not count. */
function numbersOf(tag: string): readonly number[] {
  return (/v(\d+)\.(\d+)\.(\d+)/.exec(tag) ?? []).slice(1).map(Number);
}

/** Negative where `a` is the older release of the two, zero where they are the same. */
export function compareTags(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let index = 0; index < 3; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a reader types for a default of the history, where null and the empty text are no value. */
const historyText = (value: string | null): string => (value === null || value === '' ? 'unset' : value);

/** Default in a release, and the one it had before, if that was a value too. */
export function defaultIn(
  flag: Flag,
  release?: string,
): { readonly text: string; readonly changed?: string } {
  const history = flag.default_history ?? [];
  const known = release ? history.filter(([tag]) => compareTags(tag, release) <= 0) : history;
  const [last, previous] = [known.at(-1), known.at(-2)];
  const text = known.length === history.length || !last ? defaultText(flag) : historyText(last[1]);
  const before = previous && historyText(previous[1]);
  return before && before !== 'unset' && last && before !== text
    ? { text, changed: `${before} before ${versionOfTag(last[0])}` }
    : { text };
}

function code(...texts: readonly string[]): Fact['values'] {
  return texts.map((text) => ({ text, code: true }));
}

function words(text: string): Fact['values'] {
  return [{ text, code: false }];
}

function factsOf(flag: Flag, sheet: FlagSheet, release: string | undefined, newer: boolean): readonly Fact[] {
  const { text, changed } = defaultIn(flag, newer ? undefined : release);
  const facts: Fact[] = [];
  if (flag.required) facts.push({ label: 'Required', values: words('yes') });
  if (flag.env.length > 0)
    facts.push({ label: flag.env.length === 1 ? 'Variable' : 'Variables', values: code(...flag.env) });
  if (flag.aliases?.length)
    facts.push({ label: 'Also', values: code(...flag.aliases.map((name) => `--${name}`)) });
  facts.push({ label: 'Type', values: words(typeName(flag)) });
  if (flag.options) facts.push({ label: 'Options', values: code(...flag.options.map(String)) });
  if (!flag.required || text !== 'unset')
    facts.push({
      label: 'Default',
      values: [{ text, code: text !== 'unset' }, ...(changed ? words(`(${changed})`) : [])],
    });
  if (flag.first_tag) {
    const version = versionOfTag(flag.first_tag);
    facts.push({
      label: 'Since',
      values: words(newer && release ? `${version}, so not in ${versionOfTag(release)}` : version),
    });
  }
  if (flag.hidden) facts.push({ label: 'Hidden', values: words('yes, from the help of the program') });
  const instead = sheet.deprecated?.[flag.name];
  if (instead) facts.push({ label: 'Deprecated', values: words(instead) });
  return facts;
}

function entryOf(
  flag: Flag,
  sheet: FlagSheet,
  note: Note,
  { command, release, newer }: { command?: string; release?: string; newer: boolean },
): Entry {
  return {
    id: flagId(flag.name, command),
    flag: `--${flag.name}`,
    note,
    facts: factsOf(flag, sheet, release, newer),
    env: flag.env[0],
    text: [`--${flag.name}`, ...flag.env, note, flag.keywords, ...(flag.options ?? [])]
      .join(' ')
      .toLowerCase(),
  };
}

function hasCommands(file: FlagSheet['file']): file is CommandFile {
  return 'commands' in file;
}

function hasChangedDefaults(file: FlagSheet['file']): file is GethFlagFile {
  return 'changed_defaults' in file;
}

function groupOf(group: FlagGroup, entries: readonly Entry[]): readonly EntryGroup[] {
  return entries.length > 0
    ? [{ id: `flags-${group.id}`, title: group.title, intro: group.intro, entries }]
    : [];
}

function commandEntries(file: CommandFile, sheet: FlagSheet): Entries {
  return {
    release: file.release_tag,
    groups: sheet.groups.flatMap((group) => {
      const command = group.command ?? '';
      const flags = file.commands[command]?.flags ?? [];
      return groupOf(
        group,
        Object.entries(group.notes).flatMap(([name, note]) =>
          flags
            .filter((flag) => flag.name === name)
            .map((flag) => entryOf(flag, sheet, note, { command, newer: false })),
        ),
      );
    }),
    removed: [],
    removedLater: [],
  };
}

/** Flags of upstream whose default differs, as entries of their own. */
function changedDefaultGroups(file: FlagSheet['file'], sheet: FlagSheet): readonly EntryGroup[] {
  if (!hasChangedDefaults(file) || file.changed_defaults.length === 0) return [];
  return [
    {
      id: 'flags-changed-defaults',
      title: 'Defaults that differ from go-ethereum',
      entries: file.changed_defaults.map(
        ({ name, op_geth_default: own, upstream_default: upstream, keywords }) => {
          const note = sheet.changedDefaults?.[name] ?? '';
          return {
            id: flagId(name),
            flag: `--${name}`,
            note,
            facts: [
              { label: 'Default', values: code(own) },
              { label: 'Upstream', values: code(upstream) },
            ],
            text: `--${name} ${note} ${keywords}`.toLowerCase(),
          };
        },
      ),
    },
  ];
}

/** The newest upgrade whose release the facts were read at. */
function newestSnapshotOf(file: FlagFile): Snapshot | undefined {
  return snapshots.filter((each) => releaseOf(file, each) !== undefined).at(-1);
}

/**
 * What a page shows of a program. The current documentation shows every flag of the facts and marks those
 * newer than its snapshot's release; an older snapshot shows the flags and defaults of its own release. Facts that were
 * frozen with a snapshot are shown as on the day they were frozen.
 */
export function entriesOf(sheet: FlagSheet, snapshot: Snapshot): Entries {
  const { file } = sheet;
  if (hasCommands(file)) return commandEntries(file, sheet);

  const current = snapshot === (sheet.snapshot ?? currentSnapshot);
  // The facts may not have been read at the release of the newest upgrade yet.
  const at = current ? (newestSnapshotOf(file) ?? snapshot) : snapshot;
  const release = releaseOf(file, at);
  const asOf = release ? flagsAsOf(file, at) : undefined;
  const shown = current || !asOf ? file.flags : asOf.flags;
  const inRelease = new Set(asOf?.flags.map(({ name }) => name));

  const removedEntry = ({ name, last_tag: tag }: { name: string; last_tag: string }): RemovedEntry => ({
    name,
    lastVersion: versionOfTag(tag),
    replacement: sheet.replacements?.[name],
  });
  const later = asOf?.removedSince ?? [];
  return {
    release,
    groups: [
      ...sheet.groups.flatMap((group) =>
        groupOf(
          group,
          Object.entries(group.notes).flatMap(([name, note]) =>
            shown
              .filter((flag) => flag.name === name)
              .map((flag) =>
                entryOf(flag, sheet, note, { release, newer: Boolean(asOf) && !inRelease.has(name) }),
              ),
          ),
        ),
      ),
      ...changedDefaultGroups(file, sheet),
    ],
    removed: (file.removed_flags ?? [])
      .filter((flag) => !release || compareTags(flag.last_tag, release) < 0)
      .map(removedEntry),
    removedLater: later.map(removedEntry),
  };
}
