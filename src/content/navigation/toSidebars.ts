import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { escapeHtml } from '../../lib/htmlText';
import { type Folder, type MetaEntry, type NavigationItem } from './types';
import { metaOf, structureProblems } from './walk';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * The tree each SidebarsConfig was made from. sidebars.ts can export nothing but its sidebars, because
 * Docusaurus takes every further export for a sidebar; this keeps the tree within reach of tests.
 */
const trees = new WeakMap<SidebarsConfig, readonly NavigationItem[]>();

/** The tree that `toSidebars` was given. Throws for sidebars that it did not make. */
export function treeOf(sidebars: SidebarsConfig): readonly NavigationItem[] {
  const tree = trees.get(sidebars);
  if (!tree) {
    throw new Error('These sidebars were not made by toSidebars.');
  }
  return tree;
}

/**
 * Docusaurus sidebars of a tree: one for each top-level folder, named after it.
 *
 * @throws all that is wrong with the tree, one sentence a line.
 */
export function toSidebars(tree: readonly NavigationItem[]): SidebarsConfig {
  const problems = structureProblems(tree);
  if (problems.length > 0) {
    throw new Error(`sidebars.ts:\n${problems.join('\n')}`);
  }
  const sidebars: SidebarsConfig = {};
  for (const item of tree) {
    if (item.kind === 'Folder') {
      sidebars[item.name] = [...landingItem(item), ...itemsOf(item)];
    }
  }
  trees.set(sidebars, tree);
  return sidebars;
}

/** A top-level folder shows its landing page as the first entry of its sidebar. */
function landingItem(folder: Folder): SidebarItemConfig[] {
  return hasLandingPage(folder)
    ? [{ type: 'doc', id: `${idOf(folder.route)}/index`, label: 'Overview', className: 'sidebar-landing' }]
    : [];
}

function itemsOf(folder: Folder): SidebarItemConfig[] {
  return Object.entries(metaOf(folder).entries).flatMap(([key, entry]) => itemsOfEntry(folder, key, entry));
}

function itemsOfEntry(folder: Folder, key: string, entry: MetaEntry): SidebarItemConfig[] {
  if (typeof entry === 'object' && 'type' in entry) {
    return [
      { type: 'html', value: escapeHtml(entry.title), className: 'sidebar-separator', defaultStyle: false },
    ];
  }
  if (typeof entry === 'object' && 'href' in entry) {
    return [{ type: 'link', label: entry.title, href: entry.href }];
  }
  const child = folder.children.find((candidate) => candidate.kind !== 'Meta' && candidate.name === key);
  if (child === undefined || child.kind === 'Meta') return [];
  const label = typeof entry === 'string' ? entry : entry.title;
  if (child.kind === 'MdxPage') {
    return [{ type: 'doc', id: idOf(child.route), label }];
  }
  const display = typeof entry === 'string' ? 'folded' : entry.display;
  switch (display) {
    case 'hidden':
      return [];
    case 'children':
      return [category(child, label, false)];
    case 'folded':
      return [category(child, label, true)];
  }
}

function category(folder: Folder, label: string, collapsed: boolean): SidebarItemConfig {
  return {
    type: 'category',
    label,
    collapsed,
    items: itemsOf(folder),
    ...(hasLandingPage(folder) ? { link: { type: 'doc', id: `${idOf(folder.route)}/index` } } : {}),
  };
}

function hasLandingPage(folder: Folder): boolean {
  return folder.children.some((child) => child.name === 'index');
}

/** The id by which Docusaurus knows the page of a route. */
function idOf(route: string): string {
  return route.slice(1);
}
