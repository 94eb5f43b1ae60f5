/** Where a datum was read. Nothing here loads a data file. */
import { type Facts } from '../lib/schema/types';
import type { otherSource, source } from './shared.schema';

/** Every file of this folder begins with one, under `source`. */
export type Source = Facts<typeof source>;

/** A second source of a file. Old revisions of deleted pages carry no single commit. */
export type OtherSource = Facts<typeof otherSource>;

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
