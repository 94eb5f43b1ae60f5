import { snapshotNames } from '../snapshots/files';
import { labelOf } from '../snapshots/upgrades';

/**
 * The versions of the documentation: the current one, and the snapshots, each below a path of its name. The banner of a
 * snapshot says what a badge would (`src/components/SnapshotNotice`).
 */
export const versions = {
  current: { label: labelOf('current'), badge: false },
  ...Object.fromEntries(
    snapshotNames().map((name) => [
      name,
      { label: labelOf(name), path: name, banner: 'unmaintained' as const, badge: false },
    ]),
  ),
};
