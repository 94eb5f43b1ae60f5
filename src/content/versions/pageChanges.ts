/** Changes of a page from each snapshot to the next version. */
import { snapshotOfVersion } from '../../data/snapshots';
import { type ChangedSection, changesBetween, type Counts, countsOf } from './changes';
import { passagesOf } from './passages';

export interface PageVersion {
  /** `current` or a snapshot's name. */
  readonly version: string;
  readonly markdown: string;
}

/** Changes between consecutive versions. */
export interface Step extends Counts {
  readonly older: string;
  readonly newer: string;
  readonly sections: readonly ChangedSection[];
}

/** Steps of a page, newest first, as are the given versions. */
export function stepsOf(versions: readonly PageVersion[]): Step[] {
  // Parsed once each, since all but the first and last are in two steps.
  const parsed = versions.map(({ version, markdown }) => ({ version, passages: passagesOf(markdown) }));
  return parsed.slice(1).map((older, index) => {
    const newer = parsed[index] as (typeof parsed)[number];
    const sections = changesBetween(older.passages, newer.passages, snapshotOfVersion(newer.version));
    return { older: older.version, newer: newer.version, ...countsOf(sections), sections };
  });
}
