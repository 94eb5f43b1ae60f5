import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** An address without the slash at its end, which landing pages may have. */
const plain = (address: string | undefined): string | undefined => address?.replace(/(.)\/$/, '$1');

/** Whether a branch is of the page at `path` or has it in it. */
function holds(branch: PropSidebarItemCategory, path: string): boolean {
  return (
    plain(branch.href) === plain(path) ||
    branch.items.some((item) =>
      item.type === 'category' ? holds(item, path) : item.type === 'link' && plain(item.href) === plain(path),
    )
  );
}

/** Branches and all in them, closed. */
function closed(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category' ? { ...item, collapsed: true, items: closed(item.items) } : item,
  );
}

/**
 * A sidebar on one of its pages: branches that do not hold that page are closed. Where no branch holds it, as on the first page
 * of a section, they are as the tree says.
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
