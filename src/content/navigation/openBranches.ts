import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** Without a trailing slash, which landing pages may have. */
const plain = (address: string | undefined): string | undefined => address?.replace(/(.)\/$/, '$1');

/** Whether a branch is or contains the page at `path`. */
function holds(branch: PropSidebarItemCategory, path: string): boolean {
  return (
    plain(branch.href) === plain(path) ||
    branch.items.some((item) =>
      item.type === 'category' ? holds(item, path) : item.type === 'link' && plain(item.href) === plain(path),
    )
  );
}

/** Collapses branches recursively. */
function closed(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category' ? { ...item, collapsed: true, items: closed(item.items) } : item,
  );
}

/**
 * A sidebar with only the branches of the page open; unchanged if none contains
 * it, as on a section's first page.
 *
 * @param path address of the page
 */
export function openBranches(sidebar: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  if (!sidebar.some((item) => item.type === 'category' && holds(item, path))) return [...sidebar];
  return sidebar.flatMap((item) =>
    item.type === 'category' && holds(item, path)
      ? [{ ...item, collapsed: false, items: openBranches(item.items, path) }]
      : closed([item]),
  );
}
