import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

import { openBranches } from '@site/src/content/navigation/openBranches';

const link = (href: string): PropSidebarItem => ({ type: 'link', label: href, href });
const branch = (href: string, collapsed: boolean, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: href,
  href,
  collapsed,
  collapsible: true,
  items,
});

const sidebar = [
  link('/ops'),
  branch('/ops/chains', false, [branch('/ops/chains/tools', false, [link('/ops/chains/tools/a')])]),
  branch('/ops/nodes', false, [link('/ops/nodes/b'), branch('/ops/nodes/c', true, [link('/ops/nodes/c/d')])]),
];

/** Addresses of the open branches. */
function openOn(path: string): string[] {
  const open = (items: readonly PropSidebarItem[]): string[] =>
    items.flatMap((item) =>
      item.type === 'category' ? [...(item.collapsed ? [] : [item.href ?? '']), ...open(item.items)] : [],
    );
  return open(openBranches(sidebar, path));
}

test('only branches that hold the page are open', () => {
  expect(openOn('/ops/nodes/c/d')).toEqual(['/ops/nodes', '/ops/nodes/c']);
});

test('the page of a branch opens it, with or without a slash at its end', () => {
  expect(openOn('/ops/nodes/c/')).toEqual(['/ops/nodes', '/ops/nodes/c']);
});

test('on the first page of a section branches are as the tree says', () => {
  expect(openOn('/ops')).toEqual(['/ops/chains', '/ops/chains/tools', '/ops/nodes']);
});
