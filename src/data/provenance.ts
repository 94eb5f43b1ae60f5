/**
 * Where a datum was read. Every file of this folder opens with one, under `source`.
 * Nothing here loads a data file.
 */
export interface Source {
  /** `owner/name` on GitHub. */
  readonly repo: string;
  /** Full commit hash the datum was read at. */
  readonly commit: string;
  /** Path or glob inside the repository; several are separated by a comma and a blank. */
  readonly path: string;
  /** When the commit was made, ISO 8601. */
  readonly commit_date: string;
  /** Release tag that names the commit, where there is one. */
  readonly tag?: string;
  /** Further paths in the same repository. */
  readonly extra_paths?: readonly string[];
  /** What was taken from the source, where it was not everything. */
  readonly use?: string;
  readonly note?: string;
}

/** A second source of a file. Old revisions of deleted pages carry no single commit. */
export interface OtherSource extends Omit<Source, 'commit' | 'commit_date'> {
  readonly commit: string | null;
  readonly commit_date: string | null;
}

/** The first characters of a commit hash, as people write it. */
export function shortCommit(source: Pick<Source, 'commit'>): string {
  return source.commit.slice(0, 8);
}

/** The day of the commit, `YYYY-MM-DD`, as the commit itself states it. */
export function commitDay(source: Pick<Source, 'commit_date'>): string {
  return source.commit_date.slice(0, 10);
}

/**
 * The page on GitHub that shows the source: the file when `path` is one plain path,
 * otherwise the tree at that commit.
 */
export function sourceUrl(source: Pick<Source, 'repo' | 'commit' | 'path'>): string {
  const base = `https://github.com/${source.repo}`;
  return /^[\w./-]+\.\w+$/.test(source.path)
    ? `${base}/blob/${source.commit}/${source.path}`
    : `${base}/tree/${source.commit}`;
}
