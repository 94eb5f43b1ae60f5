import { snapshotNames } from '../content/versions/files';
import { labelOf } from '../content/versions/upgrades';

/**
 * Names of the snapshots that the site has, newest first. The development server leaves them out unless `SNAPSHOTS` is set:
 * to read them and to compare their pages with the current ones takes longer than the rest of its start.
 */
export const shownSnapshots: readonly string[] =
  process.env.NODE_ENV === 'development' && !process.env.SNAPSHOTS ? [] : snapshotNames();

/**
 * The versions of the documentation: the current one, and the snapshots, each below a path of its name. The banner of a
 * snapshot says what a badge would (`src/components/page/SnapshotNotice`).
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
