/** What is said where the site has something in place of what Docusaurus no longer has. */
const gone = (name: string): string =>
  `Docusaurus no longer uses ${name}: see what does its work now, and change src/plugins/lean-bundle (INTERNALS.md lists what it replaces).`;

/**
 * A list of Docusaurus' with other things, or none, in place of some.
 *
 * @throws where the list has none: what goes by another name since an update would stay, and nobody would notice
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

/** A module of the site that is in the browser's bundle in place of another one. */
export interface Replacement {
  /** What it replaces, as its users call it. */
  readonly name: string;
  /** End of the path of the module that is in the bundle. */
  readonly by: string;
  /** Part of the paths of the modules that no longer are; none where the replacement itself uses them. */
  readonly of?: string;
}

/**
 * What is wrong with replacements, one sentence each: those that nothing imports any more, and those beside which the
 * bundle has what they replace.
 *
 * @param files the modules of the bundle
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
