/** What changed on a page from each snapshot to the version after it. */
import { snapshotOfVersion } from '../../data/snapshots';
import { type ChangedSection, changesBetween, type Counts, countsOf } from './changes';
import { passagesOf } from './passages';

/** A version of the documentation that has a page. */
export interface PageVersion {
  /** `current`, or the name of a snapshot. */
  readonly version: string;
  readonly markdown: string;
}

/** The way of a page from one version to the next one that has it. */
export interface Step extends Counts {
  readonly older: string;
  readonly newer: string;
  readonly sections: readonly ChangedSection[];
}

/** Steps that were worked out, by the texts they lie between: the pages ask for them one by one, and the list for all. */
const known = new Map<string, readonly Step[]>();

/** The steps between the versions of a page, given newest first, which are also told newest first. */
export function stepsOf(versions: readonly PageVersion[]): readonly Step[] {
  const key = JSON.stringify(versions);
  const steps = known.get(key) ?? compare(versions);
  known.set(key, steps);
  return steps;
}

function compare(versions: readonly PageVersion[]): Step[] {
  return versions.slice(0, -1).map((newer, index) => {
    const older = versions[index + 1] as PageVersion;
    const sections = changesBetween(
      passagesOf(older.markdown),
      passagesOf(newer.markdown),
      snapshotOfVersion(newer.version),
    );
    return { older: older.version, newer: newer.version, ...countsOf(sections), sections };
  });
}
