import {
  compareTags,
  defaultText,
  versionOfTag,
  type CommandFile,
  type Flag,
  type FlagFile,
} from '@site/src/data/cliFlags';
import { type FlagSheet, type Note } from '@site/src/data/flag-notes/types';
import { typeName } from './words';

/** A flag of the baseline that the current release lacks. */
export interface GoneFlag {
  readonly flag: string;
  /** Last version that had it; absent if releases in between were not read. */
  readonly lastVersion?: string;
  readonly default?: string;
  readonly instead?: Note;
}

/** Changes of a program's flags since the baseline. */
export interface Changes {
  /** For example `v1.13.4`. */
  readonly baseline: string;
  /** Date, `2025-06-17`. */
  readonly day: string;
  readonly gone: readonly GoneFlag[];
}

/** Former facts of a changed flag; `new` if the baseline lacks it. */
export function changeOf(flag: Flag): 'new' | readonly Note[] | undefined {
  if (flag.added) return 'new';
  const { was } = flag;
  if (was === undefined) return undefined;
  const code = (list: readonly string[] | undefined): string =>
    list?.length ? list.map((each) => `\`${each}\``).join(', ') : 'none';
  return [
    ...(was.default === undefined
      ? []
      : [
          `default ${defaultText({ default: was.default }) === 'unset' ? 'unset' : code([defaultText({ default: was.default })])}`,
        ]),
    ...(was.env ? [`variables ${code(was.env)}`] : []),
    ...(was.aliases ? [`other names ${code(was.aliases.map((name) => `--${name}`))}`] : []),
    ...(was.options ? [`options ${code(was.options)}`] : []),
    ...(was.type === undefined ? [] : [`type ${typeName(was.type)}`]),
    ...(was.required === undefined ? [] : [was.required ? 'required' : 'not required']),
    ...(was.hidden === undefined ? [] : [was.hidden ? 'hidden' : 'not hidden']),
  ];
}

/** All changes of a program; undefined without a baseline. */
export function changesOf(sheet: FlagSheet): Changes | undefined {
  const { file } = sheet;
  if (!('baseline' in file) || file.baseline === undefined) return undefined;
  const { tag, commit_date: date } = file.baseline;
  return {
    baseline: versionOfTag(tag),
    day: date.slice(0, 10),
    gone: 'commands' in file ? goneCommands(file, sheet) : goneFlags(file, sheet, tag),
  };
}

function goneFlags(file: FlagFile, sheet: FlagSheet, baseline: string): readonly GoneFlag[] {
  return (file.removed_flags ?? [])
    .filter(({ last_tag: last }) => compareTags(last, baseline) >= 0)
    .map((flag) => ({
      flag: `--${flag.name}`,
      lastVersion: versionOfTag(flag.last_tag),
      ...(flag.default !== undefined && { default: defaultText({ default: flag.default }) }),
      instead: sheet.replacements?.[flag.name],
    }));
}

function goneCommands(file: CommandFile, sheet: FlagSheet): readonly GoneFlag[] {
  return (file.removed ?? []).map(({ command, flag }) => {
    const named = flag === undefined ? command : `${command} --${flag}`;
    return { flag: named, instead: sheet.replacements?.[named] };
  });
}
