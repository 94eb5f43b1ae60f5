/** The pages and data files that name sources. */
import { entryOf } from './entry';

/** A page or a data file with all that it was checked against. */
export interface Subject {
  /** Path relative to the repository, with forward slashes. */
  readonly file: string;
  /** Address of a current page, without the base URL; absent for data files and pages of snapshots. */
  readonly route?: string;
  /** Sources as they are written, in their order, each once. */
  readonly entries: readonly string[];
}

/** The sources a page names. What is no text is left to the check of the front matter. */
export function entriesOfPage(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return texts(frontMatter.sources);
}

/**
 * The sources a data file names at any depth: each `source`, every one of `other_sources`, and the texts of `sources`.
 * A source with several paths becomes one entry for each.
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
  // Without a commit it is no entry of the usual form; as it is, it has to be among the exceptions.
  if (typeof commit !== 'string') return [`${repo}: ${path}`];
  return [path, ...texts(extra_paths), ...texts(shared_packages)]
    .flatMap(pathsOf)
    .map((part) => entryOf({ repository: repo, revision: commit, path: part }));
}

/** Paths that are separated by a comma and a blank. */
function pathsOf(path: string): string[] {
  return path.split(/,\s+/).filter((part) => part !== '');
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
