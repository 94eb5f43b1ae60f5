import { snapshotNames } from '../content/versions/files';
import { labelOf } from '../content/versions/upgrades';

/**
 * Snapshots, newest first. The development server omits them unless `SNAPSHOTS`
 * is set, since they take longer than the rest of its start.
 */
export const shownSnapshots: readonly string[] =
  process.env.NODE_ENV === 'development' && !process.env.SNAPSHOTS ? [] : snapshotNames();

/**
 * Version options. A snapshot has a banner instead of a badge
 * (`src/components/page/SnapshotNotice`).
 */
export const versions = {
  current: { label: labelOf('current'), badge: false },
  ...Object.fromEntries(
    shownSnapshots.map((name) => [
      name,
      { label: labelOf(name), path: name, banner: 'unmaintained' as const, badge: false },
    ]),
  ),
};
