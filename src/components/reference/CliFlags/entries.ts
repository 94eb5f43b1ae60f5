import {
  type CommandFile,
  type Flag,
  type FlagFile,
  type GethFlagFile,
  type RemovedFlag,
  compareTags,
  defaultText,
  flagsAsOf,
  releaseOf,
  versionOfTag,
} from '@site/src/data/cliFlags';
import { type FlagGroup, type FlagSheet, type Note } from '@site/src/data/flag-notes/types';
import { type Snapshot, currentSnapshot, snapshots } from '@site/src/data/snapshots';
import { changeOf, changesOf, type Changes } from './changes';
import { typeName } from './words';

export interface Fact {
  readonly label: string;
  /** Typeable values are code. */
  readonly values: readonly { readonly text: string; readonly code: boolean }[];
  /** Whether each value has a button that copies it. */
  readonly copied?: boolean;
}

export interface Entry {
  readonly id: string;
  /** With dashes. */
  readonly flag: string;
  /** Its command, unless it is the program's own. */
  readonly command?: string;
  readonly note: Note;
  readonly facts: readonly Fact[];
  /** Compared with the baseline. */
  readonly change?: 'new' | 'changed';
  /** Lower-case text for the filter. */
  readonly text: string;
}

export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly intro?: Note;
  readonly entries: readonly Entry[];
}

export interface RemovedEntry {
  readonly name: string;
  /** Last version that had it. */
  readonly lastVersion: string;
  readonly replacement?: Note;
}

/** All that a page shows of a program's flags. */
export interface Entries {
  /** Release the list describes, if any. */
  readonly release?: string;
  readonly groups: readonly EntryGroup[];
  /** Removed before the release. */
  readonly removed: readonly RemovedEntry[];
  /** In the release but removed later; only their names are known. */
  readonly removedLater: readonly RemovedEntry[];
  readonly changes?: Changes;
}

/** `txmgr.min-tip-cap` as `flag-txmgr-min-tip-cap`; a command's flags include its name. */
export function flagId(name: string, command?: string): string {
  const own = command && !isRoot(command) ? `${command}-${name}` : name;
  return `flag-${own.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Commands that mean the program itself. */
function isRoot(command: string): boolean {
  return command.startsWith('(');
}

/** A historical default as typed; null and the empty string are unset. */
const historyText = (value: string | null): string => (value === null || value === '' ? 'unset' : value);

/** Default in a release, and the previous one if it was set. */
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

interface Context {
  readonly command?: string;
  readonly release?: string;
  /** Newer than the release. */
  readonly newer: boolean;
  readonly baseline?: string;
}

function factsOf(flag: Flag, sheet: FlagSheet, { release, newer, baseline }: Context): readonly Fact[] {
  const { text, changed } = defaultIn(flag, newer ? undefined : release);
  const facts: Fact[] = [];
  const change = baseline === undefined ? undefined : changeOf(flag);
  if (change === 'new') facts.push({ label: 'New', values: words(`since ${baseline}`) });
  else if (change !== undefined)
    facts.push({ label: 'Changed', values: words(`since ${baseline}: was ${change.join(', ')}`) });
  if (flag.required) facts.push({ label: 'Required', values: words('yes') });
  if (flag.env.length > 0)
    facts.push({
      label: flag.env.length === 1 ? 'Variable' : 'Variables',
      values: code(...flag.env),
      copied: true,
    });
  if (flag.aliases?.length)
    facts.push({ label: 'Also', values: code(...flag.aliases.map((name) => `--${name}`)) });
  facts.push({ label: 'Type', values: words(flag.options ? 'one of the options' : typeName(flag.type)) });
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
  if (flag.hidden) facts.push({ label: 'Hidden', values: words('yes, omitted from the program’s help') });
  const instead = sheet.deprecated?.[flag.name] ?? (flag.deprecated ? 'yes' : undefined);
  if (instead) facts.push({ label: 'Deprecated', values: words(instead) });
  return facts;
}

function entryOf(flag: Flag, sheet: FlagSheet, note: Note, context: Context): Entry {
  const changed = context.baseline === undefined ? undefined : changeOf(flag);
  const change = changed === undefined || changed === 'new' ? changed : 'changed';
  return {
    id: flagId(flag.name, context.command),
    flag: `--${flag.name}`,
    ...(context.command !== undefined && !isRoot(context.command) && { command: context.command }),
    note,
    facts: factsOf(flag, sheet, context),
    ...(change && { change }),
    text: [`--${flag.name}`, ...flag.env, note, flag.keywords, ...(flag.options ?? []), change ?? '']
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

function commandEntries(file: CommandFile, sheet: FlagSheet, changes: Changes | undefined): Entries {
  return {
    release: file.release_tag,
    groups: sheet.groups.flatMap((group) => {
      const command = group.command ?? '';
      const { flags = [], added } = file.commands[command] ?? {};
      return groupOf(
        group,
        Object.entries(group.notes).flatMap(([name, note]) =>
          flags
            .filter((flag) => flag.name === name)
            .map((flag) =>
              entryOf(added ? { ...flag, added } : flag, sheet, note, {
                command,
                newer: false,
                baseline: changes?.baseline,
              }),
            ),
        ),
      );
    }),
    removed: [],
    removedLater: [],
    ...(changes && { changes }),
  };
}

/** Upstream flags whose default differs. */
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

/** Current flags with their changes since the baseline. */
function comparedEntries(file: FlagFile, sheet: FlagSheet, changes: Changes): Entries {
  const release = file.release_tag;
  const context: Context = { release, newer: false, baseline: changes.baseline };
  return {
    release,
    groups: sheet.groups.flatMap((group) =>
      groupOf(
        group,
        Object.entries(group.notes).flatMap(([name, note]) =>
          file.flags.filter((flag) => flag.name === name).map((flag) => entryOf(flag, sheet, note, context)),
        ),
      ),
    ),
    removed: (file.removed_flags ?? [])
      .filter((flag) => compareTags(flag.last_tag, file.baseline?.tag ?? '') < 0)
      .map((flag) => removedEntry(flag, sheet)),
    removedLater: [],
    changes,
  };
}

function removedEntry({ name, last_tag: tag }: RemovedFlag, sheet: FlagSheet): RemovedEntry {
  return { name, lastVersion: versionOfTag(tag), replacement: sheet.replacements?.[name] };
}

/** The newest upgrade whose release the facts describe. */
function newestSnapshotOf(file: FlagFile): Snapshot | undefined {
  return snapshots.filter((each) => releaseOf(file, each) !== undefined).at(-1);
}

/**
 * What a page shows of a program. The current documentation shows every flag and marks those newer than its
 * release; an older snapshot shows its release's flags and defaults. Frozen facts are shown unchanged.
 */
export function entriesOf(sheet: FlagSheet, snapshot: Snapshot): Entries {
  const { file } = sheet;
  const current = snapshot === (sheet.snapshot ?? currentSnapshot);
  const changes = current && sheet.snapshot === undefined ? changesOf(sheet) : undefined;
  if (hasCommands(file)) return commandEntries(file, sheet, changes);
  if (changes) return comparedEntries(file, sheet, changes);

  // The facts may predate the newest upgrade's release.
  const at = current ? (newestSnapshotOf(file) ?? snapshot) : snapshot;
  const release = releaseOf(file, at);
  const asOf = release ? flagsAsOf(file, at) : undefined;
  const shown = current || !asOf ? file.flags : asOf.flags;
  const inRelease = new Set(asOf?.flags.map(({ name }) => name));

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
      .map((flag) => removedEntry(flag, sheet)),
    removedLater: later.map((flag) => removedEntry(flag, sheet)),
  };
}
