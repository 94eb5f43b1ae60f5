import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { escapeHtml } from '../../lib/htmlText';
import { type Folder, type MetaEntry, type NavigationItem } from './types';
import { metaOf, structureProblems } from './walk';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * Keeps trees accessible to tests: Docusaurus treats every export of
 * sidebars.ts as a sidebar.
 */
const trees = new WeakMap<SidebarsConfig, readonly NavigationItem[]>();

/** The tree passed to `toSidebars`. Throws for other sidebars. */
export function treeOf(sidebars: SidebarsConfig): readonly NavigationItem[] {
  const tree = trees.get(sidebars);
  if (!tree) {
    throw new Error('These sidebars were not made by toSidebars.');
  }
  return tree;
}

/** An invalid tree, with all its problems, one per line. */
export class TreeError extends Error {
  constructor(
    readonly tree: readonly NavigationItem[],
    problems: readonly string[],
  ) {
    super(`sidebars.ts:\n${problems.join('\n')}`);
  }
}

/**
 * Docusaurus sidebars, one for each top-level folder.
 *
 * @throws TreeError
 */
export function toSidebars(tree: readonly NavigationItem[]): SidebarsConfig {
  const problems = structureProblems(tree);
  if (problems.length > 0) {
    throw new TreeError(tree, problems);
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

/** The landing page comes first in its sidebar. */
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

/** Docusaurus's id of a route. */
function idOf(route: string): string {
  return route.slice(1);
}
