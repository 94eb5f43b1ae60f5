/** Answers queries of `src/content/sources` from a checkout, bare or not, with or without blobs. */
import { createHash } from 'node:crypto';
import picomatch from 'picomatch';

import { type Checkout, type Commit, type Lines } from '../../src/content/sources/checkout';
import { isPattern } from '../../src/content/sources/entry';
import { attempt, type Git, gitIn, kindOfCheckout } from '../support/git';
import { UsageError } from './usage';

/** A checkout, and the commit to compare sources with. */
export interface OpenCheckout {
  readonly checkout: Checkout;
  readonly head: Commit;
}

/** Opens a checkout. Throws one sentence if the path is not a checkout or the revision does not exist. */
export function openCheckout(path: string, revision = 'HEAD'): OpenCheckout {
  const git = gitIn(path);
  if (kindOfCheckout(path, git) === undefined) throw new UsageError(`${path} is no git checkout.`);
  const found = revision.startsWith('-')
    ? undefined
    : attempt(() => git(['log', '-1', '--format=%H %cs', `${revision}^{commit}`, '--']));
  const [commit, date] = found?.trim().split(' ') ?? [];
  if (commit === undefined || date === undefined) {
    throw new UsageError(`${path} has no tag, branch or commit ${revision}.`);
  }
  return { checkout: checkoutOf(path, git), head: { commit, date } };
}

const hash = /^[0-9a-f]{40}$/;
/** Paths are never patterns. */
const literal = ['--literal-pathspecs'];

function checkoutOf(name: string, git: Git): Checkout {
  /** Full hash of each existing object, by the requested name. */
  const existing = (names: readonly string[]): Map<string, string> => {
    if (names.length === 0) return new Map();
    const lines = git(['cat-file', '--batch-check=%(objectname)'], `${names.join('\n')}\n`).split('\n');
    return new Map(
      names.flatMap((asked, index) => (hash.test(lines[index] ?? '') ? [[asked, lines[index] ?? '']] : [])),
    );
  };

  const dates = (commits: readonly string[]): Map<string, string> => {
    if (commits.length === 0) return new Map();
    const log = git(['log', '--no-walk=unsorted', '--format=%H %cs', '--stdin'], `${commits.join('\n')}\n`);
    return new Map(log.split('\n').map((line) => [line.slice(0, 40), line.slice(41)]));
  };

  const filesBelow = (commit: string, paths: readonly string[] = []): Map<string, string> =>
    parseTree(git([...literal, 'ls-tree', '-r', '-z', '--full-tree', commit, '--', ...paths]));

  /** Asked for a folder and something in it, git lists the folder only if it descends into both. */
  const entriesAt = (commit: string, paths: readonly string[]): Map<string, string> => {
    if (paths.length === 0) return new Map();
    const entries = parseTree(
      git([...literal, 'ls-tree', '-r', '-t', '-z', '--full-tree', commit, '--', ...paths]),
    );
    return new Map(
      paths.flatMap((path) => {
        const object = entries.get(path);
        return object === undefined ? [] : [[path, object] as const];
      }),
    );
  };

  const filesOf = (commit: string, paths: readonly string[]): Map<string, Map<string, string>> => {
    const found = new Map(paths.map((path) => [path, new Map<string, string>()]));
    const [patterns, plain] = [paths.filter(isPattern), paths.filter((path) => !isPattern(path))];
    for (const [file, object] of plain.length === 0 ? [] : filesBelow(commit, plain)) {
      for (const path of ancestry(file)) found.get(path)?.set(file, object);
    }
    const all = patterns.length === 0 ? [] : [...filesBelow(commit)];
    for (const pattern of patterns) {
      const matches = picomatch(pattern, { dot: true });
      const files = all.filter(([file]) => ancestry(file).some((path) => matches(path)));
      found.set(pattern, new Map(files));
    }
    return found;
  };

  return {
    name,
    filesOf,
    existing: (commits) => new Set(existing(commits).keys()),

    resolve: (revisions) => {
      const asTag = (revision: string): string => `refs/tags/${revision}^{commit}`;
      const asCommit = (revision: string): string => `${revision}^{commit}`;
      const safe = revisions.filter((revision) => /^[\w./@+-]+$/.test(revision));
      const found = existing([
        ...safe.map(asTag),
        ...safe.filter((revision) => /^[0-9a-f]{7,40}$/.test(revision)).map(asCommit),
      ]);
      const commitOf = (revision: string): string | undefined =>
        found.get(asCommit(revision)) ?? found.get(asTag(revision));
      const days = dates([...new Set(found.values())]);
      return new Map(
        safe.flatMap((revision) => {
          const commit = commitOf(revision);
          return commit === undefined ? [] : [[revision, { commit, date: days.get(commit) ?? '' }] as const];
        }),
      );
    },

    objects: (commit, paths) => {
      const listed = entriesAt(
        commit,
        paths.filter((path) => !isPattern(path)),
      );
      for (const [pattern, files] of filesOf(commit, paths.filter(isPattern))) {
        if (files.size > 0) listed.set(pattern, hashOfList(files));
      }
      return listed;
    },

    commits: (from, to, files) => {
      const found = new Map<string, string[]>();
      if (files.length === 0) return found;
      const range = [`${from}..${to}`, '--', ...files];
      const log = git([...literal, 'log', '--format=%x01%H', '--name-only', '--no-renames', '-z', ...range]);
      for (const { commit, names } of parseLog(log)) {
        for (const name of names) found.set(name, [...(found.get(name) ?? []), commit]);
      }
      return found;
    },

    lines: (from, to, files) => {
      if (files.length === 0) return new Map();
      const range = ['diff', '--numstat', '--no-renames', '-z', from, to, '--', ...files];
      const answer = attempt(() => git([...literal, ...range]));
      return answer === undefined ? undefined : new Map(answer.split('\0').flatMap(parseNumbers));
    },

    linesBetween: (before, after) => {
      const answer = attempt(() => git(['diff', '--numstat', '-z', before, after]));
      return answer
        ?.split('\0')
        .flatMap(parseNumbers)
        .reduce(
          (sum, [, { added, removed }]) => ({ added: sum.added + added, removed: sum.removed + removed }),
          { added: 0, removed: 0 },
        );
    },

    renamed: (from, to, files) => {
      const arrived = new Map<string, string>();
      let under = new Map(files.map((file) => [file, file]));
      // A file can move several times; the limit stops cycles.
      for (let step = 0; step < 8 && under.size > 0; step++) {
        const renames = renamesOf(git, from, to, [...new Set(under.values())]);
        const next = new Map(
          [...under].flatMap(([file, name]) => {
            const renamedTo = renames.get(name);
            return renamedTo === undefined ? [] : [[file, renamedTo] as const];
          }),
        );
        const present = entriesAt(to, [...new Set(next.values())]);
        for (const [file, now] of next) {
          if (present.has(now)) {
            arrived.set(file, now);
            next.delete(file);
          }
        }
        under = next;
      }
      return arrived;
    },

    filesWith: (commit, objects) => {
      const wanted = new Set(objects);
      const found = new Map<string, string>();
      for (const [file, object] of filesBelow(commit)) {
        if (wanted.has(object) && !found.has(object)) found.set(object, file);
      }
      return found;
    },
  };
}

/** New names of files in the commits that last removed them. */
function renamesOf(git: Git, from: string, to: string, files: readonly string[]): Map<string, string> {
  const range = [`${from}..${to}`, '--', ...files];
  const removals = ['log', '--format=%x01%H', '--name-only', '--no-renames', '--diff-filter=D', '-z'];
  const removedIn = new Map<string, string>();
  for (const { commit, names } of parseLog(git([...literal, ...removals, ...range]))) {
    for (const name of names) {
      if (!removedIn.has(name)) removedIn.set(name, commit);
    }
  }
  const commits = [...new Set(removedIn.values())];
  if (commits.length === 0) return new Map();
  const renamesIn = (similarity: string, of: readonly string[]): string =>
    git(['diff-tree', '--stdin', '-r', '-z', '--raw', similarity, '--diff-filter=R'], `${of.join('\n')}\n`);
  // Without blobs only unchanged renames can be found, one commit at a time because one missing blob aborts
  // the whole comparison.
  const raw =
    attempt(() => renamesIn('-M', commits)) ??
    commits
      .map((commit) => attempt(() => renamesIn('-M', [commit])) ?? renamesIn('-M100%', [commit]))
      .join('');
  const renames = new Map<string, string>();
  let commit = '';
  const parts = raw.split('\0');
  for (let at = 0; at < parts.length; at++) {
    const part = (parts[at] ?? '').trim();
    if (hash.test(part)) {
      commit = part;
    } else if (part.startsWith(':')) {
      const [before = '', after = ''] = [parts[at + 1], parts[at + 2]];
      if (removedIn.get(before) === commit) renames.set(before, after);
      at += 2;
    }
  }
  return renames;
}

/** `git ls-tree -z`: hash by path. */
function parseTree(listing: string): Map<string, string> {
  return new Map(
    listing.split('\0').flatMap((line) => {
      const [, object, path] = /^\d+ \w+ ([0-9a-f]{40})\t(.+)$/s.exec(line) ?? [];
      return object === undefined || path === undefined ? [] : [[path, object] as const];
    }),
  );
}

/** `git log --format=%x01%H --name-only -z`: commits with their changed files, newest first. */
function parseLog(log: string): { readonly commit: string; readonly names: readonly string[] }[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [commit = '', ...names] = entry.split(/[\0\n]+/).filter((part) => part !== '');
      return { commit, names };
    });
}

/** One record of `git diff --numstat -z`; binary files have no lines. */
function parseNumbers(record: string): [string, Lines][] {
  const [, added, removed, file] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record) ?? [];
  if (added === undefined || removed === undefined || file === undefined) return [];
  return [[file, { added: Number(added) || 0, removed: Number(removed) || 0 }]];
}

function ancestry(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Hash of the files that match a pattern, contents included. */
function hashOfList(files: ReadonlyMap<string, string>): string {
  const list = [...files].map(([file, object]) => `${object} ${file}\n`).sort();
  return createHash('sha1').update(list.join('')).digest('hex');
}
