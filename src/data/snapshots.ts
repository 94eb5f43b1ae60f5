/**
 * Snapshots of the documentation. Each is named after the network upgrade whose state it describes.
 * Which upgrades those are is said in `fork-names.json`, the only data file that this loads.
 */
import { documentedForks, type DocumentedFork } from './forkNames';

/** The name of a snapshot: that of an upgrade in lower case. */
export type Snapshot = DocumentedFork;

/** Oldest first. */
export const snapshots: readonly Snapshot[] = documentedForks;

function newest(): Snapshot {
  const last = snapshots.at(-1);
  if (last === undefined) throw new Error('fork-names.json has no upgrade that is documented.');
  return last;
}

/** What the current documentation describes: the newest upgrade that fork-names.json calls documented. */
export const currentSnapshot: Snapshot = newest();

/** Whether a word, as from an address or a front matter, names a snapshot. */
export function isSnapshot(value: string): value is Snapshot {
  return snapshots.some((snapshot) => snapshot === value);
}

/** Maps a docs version name (`current`, `Granite`, `granite`) to the snapshot whose facts it shows. */
export function snapshotOfVersion(version: string): Snapshot {
  const name = version.toLowerCase();
  if (name === 'current') return currentSnapshot;
  if (isSnapshot(name)) return name;
  throw new Error(
    `No snapshot is named "${version}". Known: current, ${snapshots.join(', ')} (src/data/fork-names.json).`,
  );
}

/** Whether `snapshot` is `other` or a later one. */
export function isAtLeast(snapshot: Snapshot, other: Snapshot): boolean {
  return snapshots.indexOf(snapshot) >= snapshots.indexOf(other);
}
