const gone = (name: string): string =>
  `Docusaurus no longer uses ${name}: see what does its work now, and change src/plugins/lean-bundle (INTERNALS.md lists what it replaces).`;

/**
 * A Docusaurus list with some items replaced or removed.
 *
 * @throws if an item is missing, as after a renaming update; otherwise the
 * original would silently stay
 */
export default function replaced<Item, Other = never>(
  list: readonly Item[],
  name: string,
  isIt: (item: Item) => boolean,
  ...others: readonly Other[]
): (Item | Other)[] {
  if (!list.some(isIt)) throw new Error(gone(name));
  return list.flatMap<Item | Other>((item) => (isIt(item) ? others : [item]));
}

/** A module that replaces another one in the browser bundle. */
export interface Replacement {
  /** The import that is replaced. */
  readonly name: string;
  /** Path suffix of the replacement. */
  readonly by: string;
  /**
   * Path part of the replaced modules; omitted if the replacement uses them.
   */
  readonly of?: string;
}

/**
 * Problems with replacements, one sentence each: unused ones, and those whose
 * originals are still bundled.
 *
 * @param files modules of the bundle
 */
export function notReplaced(replacements: readonly Replacement[], files: Iterable<string>): string[] {
  const paths = [...files].map((file) => file.replaceAll('\\', '/'));
  return replacements.flatMap(({ name, by, of }) => [
    ...(paths.some((file) => file.endsWith(by)) ? [] : [gone(name)]),
    ...(of !== undefined && paths.some((file) => file.includes(of))
      ? [`${name} is in the browser's bundle, though ${by} replaces it: see who imports it.`]
      : []),
  ]);
}
