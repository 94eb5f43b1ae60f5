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
  if (!list.some(isIt)) {
    throw new Error(
      `Docusaurus no longer uses ${name}: see what does its work now, and mend src/plugins/lean-bundle/index.ts.`,
    );
  }
  return list.flatMap<Item | Other>((item) => (isIt(item) ? others : [item]));
}
