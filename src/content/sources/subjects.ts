/** Finds pages and data files that name sources. */
import { entryOf } from './entry';

export interface Subject {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  /** Without the base URL; absent for data files and snapshots. */
  readonly route?: string;
  /** Distinct, as written, in order. */
  readonly entries: readonly string[];
}

/** Names a subject where decisions about it are recorded: a page by its route, a data file by its path. */
export function keyOf({ route, file }: Pick<Subject, 'route' | 'file'>): string {
  return route ?? file;
}

/** A page's sources. Non-strings are left to front-matter validation. */
export function entriesOfPage(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return texts(frontMatter.sources);
}

/**
 * Sources at any depth of a data file: `source`, `other_sources` and `sources`;
 * one entry for each path.
 */
export function entriesOfData(data: unknown): string[] {
  const found = Array.isArray(data)
    ? data.flatMap(entriesOfData)
    : isRecord(data)
      ? Object.entries(data).flatMap(([key, value]) =>
          key === 'sources'
            ? texts(value)
            : key === 'source' || key === 'other_sources'
              ? [value].flat().flatMap(entriesOfSource)
              : entriesOfData(value),
        )
      : [];
  return [...new Set(found)];
}

function entriesOfSource(source: unknown): string[] {
  if (!isRecord(source)) return [];
  const { repo, commit, path, extra_paths, shared_packages } = source;
  if (typeof repo !== 'string' || typeof path !== 'string') return [];
  // Not a valid entry without a commit; must be an exception.
  if (typeof commit !== 'string') return [`${repo}: ${path}`];
  return [path, ...texts(extra_paths), ...texts(shared_packages)]
    .flatMap(pathsOf)
    .map((part) => entryOf({ repository: repo, revision: commit, path: part }));
}

/** Separated by comma and space. */
function pathsOf(path: string): string[] {
  return path.split(/,\s+/).filter((part) => part !== '');
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
