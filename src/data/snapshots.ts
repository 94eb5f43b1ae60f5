/**
 * Snapshots of the documentation, named after the upgrade they describe, from `fork-names.json`, the only
 * data file loaded here.
 */
import { documentedForks, type DocumentedFork } from './forkNames';

/** A snapshot's name: an upgrade's in lower case. */
export type Snapshot = DocumentedFork;

/** Oldest first. */
export const snapshots: readonly Snapshot[] = documentedForks;

function newest(): Snapshot {
  const last = snapshots.at(-1);
  if (last === undefined) throw new Error('fork-names.json has no upgrade that is documented.');
  return last;
}

/** The newest documented upgrade in fork-names.json, which the current documentation describes. */
export const currentSnapshot: Snapshot = newest();

/** Whether a string from a URL or front matter names a snapshot. */
export function isSnapshot(value: string): value is Snapshot {
  return snapshots.some((snapshot) => snapshot === value);
}

/** The snapshot of a docs version: `current`, `Granite` or `granite`. */
export function snapshotOfVersion(version: string): Snapshot {
  const name = version.toLowerCase();
  if (name === 'current') return currentSnapshot;
  if (isSnapshot(name)) return name;
  throw new Error(
    `No snapshot is named "${version}". Known: current, ${snapshots.join(', ')} (src/data/fork-names.json).`,
  );
}
