/** Sources of data. Loads no data file. */
import { type Facts } from '../lib/schema/types';
import type { otherSource, source } from './shared.schema';

/** The `source` at the start of every data file. */
export type Source = Facts<typeof source>;

/** A further source. Old revisions of deleted pages have no single commit. */
export type OtherSource = Facts<typeof otherSource>;

/** An abbreviated commit hash. */
export function shortCommit(source: Pick<Source, 'commit'>): string {
  return source.commit.slice(0, 8);
}

/** Date of the commit, `YYYY-MM-DD`, in the commit's time zone. */
export function commitDay(source: Pick<Source, 'commit_date'>): string {
  return source.commit_date.slice(0, 10);
}

/** GitHub page of the source: the file if `path` is a single plain path, otherwise the tree. */
export function sourceUrl(source: Pick<Source, 'repo' | 'commit' | 'path'>): string {
  const base = `https://github.com/${source.repo}`;
  return /^[\w./-]+\.\w+$/.test(source.path)
    ? `${base}/blob/${source.commit}/${source.path}`
    : `${base}/tree/${source.commit}`;
}
