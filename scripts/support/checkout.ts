/** Reads a commit's files, with or without a work tree. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import { attempt, type Git, gitIn, kindOfCheckout } from './git';

/** Why a repository cannot be read, in a sentence. */
export class CheckoutError extends Error {}

/** Files of a commit. Paths are relative to its root, with slashes. */
export interface Checkout {
  /** Full hash. */
  readonly commit: string;
  /** ISO 8601. */
  readonly commit_date: string;
  /** Names in a folder; empty if it does not exist. */
  readonly list: (folder: string) => readonly string[];
  /** Text of a file; undefined if missing. */
  readonly read: (path: string) => string | undefined;
  /** Tags that match a git pattern, such as `op-node/v*`. */
  readonly tags: (pattern: string) => readonly string[];
  /** Day of a file's last removal, `YYYY-MM-DD`; undefined if unknown. */
  readonly removedOn: (path: string) => string | undefined;
}

/** Splits `PATH@REF`, unless the whole is an existing path. */
export function splitRef(named: string): { readonly path: string; readonly ref: string | undefined } {
  const at = named.lastIndexOf('@');
  if (at <= 0 || existsSync(named)) return { path: named, ref: undefined };
  return { path: named.slice(0, at), ref: named.slice(at + 1) };
}

/**
 * Opens `PATH` or `PATH@REF`. Without a ref, refuses uncommitted changes to `paths`, which no commit has.
 * @throws CheckoutError
 */
export function openCheckout(named: string, paths: readonly string[]): Checkout {
  const { path, ref } = splitRef(named);
  const root = resolve(path);
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new CheckoutError(`${root} is no folder.`);
  const git = gitIn(root);
  const kind = kindOfCheckout(root, git);
  if (kind === undefined)
    throw new CheckoutError(`${root} is no git checkout. Give --commit HASH and --date ISO.`);
  const commit = attempt(() =>
    git(['rev-parse', '--verify', '--quiet', `${ref ?? 'HEAD'}^{commit}`]),
  )?.trim();
  if (commit === undefined) throw new CheckoutError(`${root} has no commit "${ref ?? 'HEAD'}".`);
  if (kind === 'with files' && ref === undefined) {
    const changed = git(['status', '--porcelain', '--', ...paths])
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [line.slice(3)]));
    if (changed.length > 0) {
      const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
      throw new CheckoutError(
        `${root} has changes that are not committed: ${changed.slice(0, 3).join(', ')}${more}. Commit or remove them.`,
      );
    }
  }

  const files = filesOf(root, git, commit, paths);
  const entries = new Map<string, Set<string>>();
  for (const file of files.keys()) {
    const names = file.split('/');
    names.forEach((name, index) => {
      const parent = names.slice(0, index).join('/');
      entries.set(parent, (entries.get(parent) ?? new Set<string>()).add(name));
    });
  }
  return {
    commit,
    commit_date: git(['show', '-s', '--format=%cI', commit]).trim(),
    list: (folder) => [...(entries.get(folder) ?? [])],
    read: (file) => files.get(file),
    tags: (pattern) =>
      git(['tag', '--list', pattern])
        .split('\n')
        .filter((tag) => tag !== ''),
    removedOn: (file) => {
      const removals = ['log', '-1', '--no-renames', '--diff-filter=D', '--format=%cs', commit, '--', file];
      const day = attempt(() => git(removals))?.trim();
      return day === '' ? undefined : day;
    },
  };
}

/**
 * Files at or below paths of a commit, in two git calls.
 * @throws CheckoutError if the clone has no blobs
 */
function filesOf(
  root: string,
  git: Git,
  commit: string,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  const names = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', ...paths])
    .split('\0')
    .slice(0, -1);
  const asked = names.map((name) => `${commit}:${name}\n`).join('');
  const answer = attempt(() => git.bytes(['cat-file', '--batch'], asked));
  if (answer === undefined) {
    throw new CheckoutError(`${root} lacks the contents of files. Clone it without a filter.`);
  }
  const files = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    // A line `<hash> blob <bytes>`, the bytes, and a line feed.
    const end = answer.indexOf('\n', at);
    const size = Number(answer.toString('utf8', at, end).split(' ')[2]);
    files.set(name, answer.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return files;
}
