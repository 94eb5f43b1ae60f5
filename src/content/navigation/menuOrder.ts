import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** Pages in sidebar order; pages in no sidebar come first. */
export function inMenuOrder({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly DocMetadata[] {
  const order = Object.values(sidebars).flatMap(idsOf);
  const place = ({ id }: DocMetadata): number => order.indexOf(id);
  return [...docs].sort((a, b) => place(a) - place(b));
}

/** Pages that no sidebar lists, except the home page. */
export function unlistedPages({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly DocMetadata[] {
  const listed = new Set(Object.values(sidebars).flatMap(idsOf));
  return docs.filter(({ id }) => id !== 'index' && !listed.has(id));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Ids of listed pages, top to bottom; landing pages before their folder. */
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
