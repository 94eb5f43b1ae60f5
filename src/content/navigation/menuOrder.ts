import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** Pages in the order in which the sidebars name them; those that no sidebar names come first. */
export function inMenuOrder({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly DocMetadata[] {
  const order = Object.values(sidebars).flatMap(idsOf);
  const place = ({ id }: DocMetadata): number => order.indexOf(id);
  return [...docs].sort((a, b) => place(a) - place(b));
}

/** Pages that no sidebar names: readers could not find them. The home page needs none. */
export function unlistedPages({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly DocMetadata[] {
  const listed = new Set(Object.values(sidebars).flatMap(idsOf));
  return docs.filter(({ id }) => id !== 'index' && !listed.has(id));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages that a menu names, from top to bottom; the landing page of a folder comes before those in it. */
function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [item.id];
      case 'category':
        return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
      case 'html':
      case 'link':
        return [];
    }
  });
}
