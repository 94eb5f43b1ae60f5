/**
 * Snapshots of the documentation. Each is named after the network upgrade whose state it describes.
 * Loads no data file, so anything may import it.
 */

/** Oldest first. */
export const snapshots = ['ecotone', 'fjord', 'granite', 'holocene', 'isthmus', 'jovian'] as const;

/** The name of a snapshot: that of an upgrade in lower case. */
export type Snapshot = (typeof snapshots)[number];

/** What the current documentation describes: Jovian, Upgrade 17, December 2025. */
export const currentSnapshot: Snapshot = 'jovian';

/** Whether a word, as from an address or a front matter, names a snapshot. */
export function isSnapshot(value: string): value is Snapshot {
  return (snapshots as readonly string[]).includes(value);
}

/** Maps a docs version name (`current`, `Granite`, `granite`) to the snapshot whose facts it shows. */
export function snapshotOfVersion(version: string): Snapshot {
  const name = version.toLowerCase();
  if (name === 'current') return currentSnapshot;
  if (isSnapshot(name)) return name;
  throw new Error(
    `No snapshot is named "${version}". Known: current, ${snapshots.join(', ')} (src/data/snapshots.ts).`,
  );
}

/** Whether `snapshot` is `other` or a later one. */
export function isAtLeast(snapshot: Snapshot, other: Snapshot): boolean {
  return snapshots.indexOf(snapshot) >= snapshots.indexOf(other);
}
