/** Merges the flags that a program's source declares into its existing data. */
import { isDeepStrictEqual } from 'node:util';
import {
  compareTags,
  defaultText,
  type Command,
  type CommandFile,
  type BaselineRelease,
  type Flag,
  type FlagFile,
  type FlagThen,
  type RemovedFlag,
} from '../../data/cliFlags';
import { type Source } from '../../data/provenance';
import { type DeclaredCommand, type DeclaredFlag } from './goFlags';

export interface ReadRelease {
  readonly tag: string;
  readonly flags: readonly DeclaredFlag[];
}

/** What a person must look at after a refresh. */
export interface FlagNotices {
  /** Flags whose default depends on running the program: `component --flag`. */
  readonly unread: string[];
  /** New flags that need a sentence, with their upstream usage. */
  readonly unexplained: string[];
  /** Unknown fields of declarations: `component --flag: Field`. */
  readonly unknown: string[];
}

const compared = ['env', 'aliases', 'type', 'default', 'required', 'hidden', 'options'] as const;

/** Unset, an empty string and an empty list mean the same to whoever sets a flag. */
function same(a: unknown, b: unknown): boolean {
  const form = (value: unknown): string => {
    const bare = value ?? '';
    return JSON.stringify(Array.isArray(bare) && bare.length === 0 ? '' : bare);
  };
  return form(a) === form(b);
}

/** Former values of what changed. */
function changesSince(then: FlagThen, now: Flag): FlagThen | undefined {
  const changed = compared.filter((key) => !same(then[key], now[key]));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, then[key] ?? (key === 'default' ? null : [])]));
}

/** Facts of a flag in the earlier release of the comparison. */
function then(flag: Flag): FlagThen {
  return { ...flag, ...flag.was };
}

/** A current flag, with what the data had on it. */
function flagOf(
  declared: DeclaredFlag,
  before: Flag | undefined,
  notices: FlagNotices,
  component: string,
): Flag {
  const where = `${component} --${declared.name}`;
  if (declared.unreadDefault !== undefined) notices.unread.push(where);
  for (const field of declared.unknownFields) notices.unknown.push(`${where}: ${field}`);
  if (before === undefined) notices.unexplained.push(`${where}: ${declared.usage}`);
  const options = declared.options ?? before?.options;
  return {
    name: declared.name,
    env: declared.env,
    type: declared.type,
    default: declared.unreadDefault === undefined ? declared.default : (before?.default ?? null),
    required: declared.required,
    hidden: declared.hidden,
    ...(declared.aliases.length > 0 && { aliases: declared.aliases }),
    ...(declared.category !== undefined && { category: declared.category }),
    keywords: before?.keywords ?? '',
    ...(options && { options }),
    ...(declared.deprecated && { deprecated: true }),
  };
}

type History = NonNullable<Flag['default_history']>;

const historyText = (flag: Pick<Flag, 'default'>): string | null =>
  flag.default === null ? null : defaultText(flag) === 'unset' ? '' : defaultText(flag);

/** History of a flag over several releases. */
type Life = Pick<Flag, 'env' | 'default'> & {
  readonly first_tag: string;
  readonly history: History;
  readonly in_snapshots: RemovedFlag['in_snapshots'];
};

/** Follows flags through releases: first appearance, changed defaults, removals. */
function follow(
  releases: readonly ReadRelease[],
  before: FlagFile | undefined,
): { readonly lives: ReadonlyMap<string, Life>; readonly removed: readonly RemovedFlag[] } {
  const lives = new Map<string, Life>();
  const removed = new Map((before?.removed_flags ?? []).map((flag) => [flag.name, flag]));
  for (const { name, env, default: value, first_tag = '', default_history, in_snapshots } of before?.flags ??
    [])
    lives.set(name, {
      env,
      default: value,
      first_tag,
      history: default_history ?? [],
      in_snapshots: in_snapshots ?? [],
    });
  let lastTag = before?.release_tag ?? '';
  for (const { tag, flags } of releases) {
    const names = new Set(flags.map(({ name }) => name));
    for (const [name, { first_tag, in_snapshots, env, default: value }] of lives) {
      if (names.has(name)) continue;
      lives.delete(name);
      removed.set(name, { name, first_tag, last_tag: lastTag, in_snapshots, env, default: value });
    }
    for (const { name, env, default: read, unreadDefault } of flags) {
      const life = lives.get(name);
      // A flag that comes back keeps its age.
      const { first_tag = tag, in_snapshots = [] } = life ?? removed.get(name) ?? {};
      removed.delete(name);
      const value = unreadDefault === undefined ? read : (life?.default ?? null);
      const moved = life !== undefined && !same(life.default, value);
      const start: History =
        moved && life.history.length === 0 ? [[first_tag, historyText(life)]] : (life?.history ?? []);
      const history: History = moved ? [...start, [tag, historyText({ default: value })]] : start;
      lives.set(name, { env, default: value, first_tag, history, in_snapshots });
    }
    lastTag = tag;
  }
  return { lives, removed: [...removed.values()] };
}

/**
 * Data of a program without commands.
 *
 * @param releases those newer than `before`, oldest first, ending with the one to show
 */
export function flagFile(
  base: {
    readonly component: string;
    readonly env_prefix: string;
    readonly source: Source & { readonly tag: string };
  },
  releases: readonly ReadRelease[],
  before: FlagFile | undefined,
  notices: FlagNotices,
): FlagFile {
  const { component, source } = base;
  const baseline = baselineOf(before, source);
  const { lives, removed } = follow(releases, before);
  const known = new Map((before?.flags ?? []).map((flag) => [flag.name, flag]));
  const flags = (releases.at(-1)?.flags ?? []).map((declared): Flag => {
    const old = known.get(declared.name);
    const flag = flagOf(declared, old, notices, component);
    const { first_tag, history, in_snapshots } = lives.get(declared.name) ?? {};
    const added = old === undefined || old.added === true;
    const was = baseline && !added ? changesSince(then(old), flag) : undefined;
    return {
      ...flag,
      ...(first_tag && { first_tag }),
      ...(history && history.length > 0 && { default_history: history }),
      ...(before?.snapshot_tags && { in_snapshots }),
      ...(baseline && added && { added }),
      ...(was && { was }),
    };
  });
  return {
    source,
    component,
    release_tag: source.tag,
    env_prefix: base.env_prefix,
    ...(baseline && { baseline: baseline }),
    ...(before?.snapshot_tags && { snapshot_tags: before.snapshot_tags }),
    ...(before?.notes && { notes: before.notes }),
    count: flags.length,
    flags,
    removed_flags: [...removed].sort((a, b) => compareTags(a.last_tag, b.last_tag)),
  };
}

/** The release shown before the first comparison; undefined for new programs. */
function baselineOf(
  before:
    | { readonly source: Source; readonly baseline?: BaselineRelease; readonly release_tag?: string }
    | undefined,
  source: Source,
): BaselineRelease | undefined {
  if (before === undefined) return undefined;
  if (before.baseline) return before.baseline;
  const { commit, commit_date } = before.source;
  if (before.release_tag === undefined || commit === source.commit) return undefined;
  return { tag: before.release_tag, commit, commit_date };
}

const family = (command: string): string => command.split(' ')[0] ?? '';

/** Data of a program with commands, from the release shown and the one it is compared with. */
export function commandFile<T extends CommandFile>(
  source: Source & { readonly tag: string },
  declared: readonly DeclaredCommand[],
  before: T,
  notices: FlagNotices,
): T {
  const baseline = baselineOf(before, source);
  const commands = Object.fromEntries(
    declared.map(({ name, args, flags }, index): [string, Command] => {
      const old = before.commands[name];
      const isNew = old === undefined || old.added === true;
      const facts = { ...(args !== undefined && { args }), ...(baseline && isNew && { added: true }) };
      // New commands that differ only in name are reported once.
      const twin = declared
        .slice(0, index)
        .find((each) => family(each.name) === family(name) && isDeepStrictEqual(each.flags, flags));
      if (isNew && twin && flags.length > 0) return [name, { ...facts, flags: [], inherits: twin.name }];
      const list = flags.map((each): Flag => {
        const earlier = old?.flags.find((flag) => flag.name === each.name);
        const flag = flagOf(each, earlier, notices, `${before.component} ${name}`);
        const added = isNew || earlier === undefined || earlier.added === true;
        const was = baseline && !added ? changesSince(then(earlier), flag) : undefined;
        return { ...flag, ...(baseline && added && !isNew && { added }), ...(was && { was }) };
      });
      return [name, { ...facts, flags: list }];
    }),
  );
  const gone = Object.entries(before.commands).flatMap(
    ([command, { flags, added }]): NonNullable<CommandFile['removed']> => {
      if (added) return [];
      const now = commands[command];
      if (now === undefined) return [{ command }];
      if (now.inherits !== undefined) return [];
      return flags
        .filter((flag) => !flag.added && !now.flags.some(({ name }) => name === flag.name))
        .map(({ name }) => ({ command, flag: name }));
    },
  );
  return {
    ...before,
    source,
    release_tag: source.tag,
    ...(baseline && { baseline: baseline }),
    commands,
    removed: [...(before.removed ?? []), ...gone].filter(
      ({ command, flag }) =>
        commands[command] === undefined ||
        (flag !== undefined && !commands[command].flags.some(({ name }) => name === flag)),
    ),
  };
}
