/**
 * Makes of the current documentation what `versioned_docs/` and `versioned_sidebars/` hold of a snapshot. Docusaurus' own
 * `docs:version` freezes every page; a snapshot keeps the pages of `scope.ts`, and its links to others lead to the
 * current ones.
 */
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { changesRoute, routeOfId } from './routes';
import { firstSidebar } from './scope';

/** What an item of a sidebar can be. */
type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A link in Markdown to a page by its file, as all links between pages are written. */
const fileLink = /(\]\()(\.{1,2}\/[^)\s#]+?)\.mdx(#[^)\s]*)?(\))/g;

/**
 * The Markdown of a page as a snapshot keeps it: links to pages that it lacks lead to where the site has them.
 *
 * @param id of the page the Markdown is of
 * @param isKept whether the snapshot has the page of an id
 */
export function frozenMarkdown(markdown: string, id: string, isKept: (id: string) => boolean): string {
  return markdown.replace(fileLink, (link, open: string, file: string, anchor = '', close: string) => {
    const target = path.posix.join(path.posix.dirname(id), file);
    return isKept(target) ? link : `${open}${routeOfId(target)}${String(anchor)}${close}`;
  });
}

/**
 * The files of a snapshot with their content: the pages it keeps, and the code and parts of pages that these bring in.
 *
 * @param files every file below `docs/`, by its path from there
 * @param read gives the text of one of them
 * @param isKept whether the snapshot has the page of an id
 */
export function frozenFiles(
  files: readonly string[],
  read: (file: string) => string,
  isKept: (id: string) => boolean,
): Map<string, string> {
  const isBeside = (file: string): boolean => /(^|\/)_/.test(file);
  const pages = files.filter((file) => file.endsWith('.mdx') && !isBeside(file) && isKept(idOf(file)));
  const texts = pages.map(read);
  const beside = files.filter(
    (file) => isBeside(file) && texts.some((text) => text.includes(nameBeside(file))),
  );
  const frozen = (file: string): string =>
    file.endsWith('.mdx') ? frozenMarkdown(read(file), idOf(file), isKept) : read(file);
  return new Map([...pages, ...beside].map((file) => [file, frozen(file)]));
}

function idOf(file: string): string {
  return file.replace(/\.mdx$/, '');
}

/** What a page calls a file beside it: `_samples/Notebook.sol`. */
function nameBeside(file: string): string {
  return file.replace(/^.*\/(?=_)/, '');
}

/**
 * The Markdown of a snapshot's first page, which takes the place of the home page: it says what the snapshot has.
 *
 * @param label name of the upgrade whose state it describes
 */
export function firstPage(label: string): string {
  return `---
title: The protocol as of ${label}
description: The pages on the OP Stack's protocol as they were true while ${label} was the newest network upgrade.
lang: en-US
content_type: landing-page
topic: snapshot
personas: [protocol-developer, auditor, chain-operator, node-operator]
categories: [network-upgrades, chain-architecture, rollup-design, security-model]
is_imported_content: 'false'
---

These pages describe the protocol for readers of a block, a contract or an audit of that time. They keep what an upgrade changes: rules, contracts, roles and figures. For guides, tools and tutorials, which are used with today's software, links lead to the current pages.

- [OP Stack](./stack/index.mdx): how blocks are derived, how transactions cross, how claims are disputed, which contracts hold it together.
- [Superchain](./superchain/index.mdx): the upgrades so far, what a standard chain is, who holds which key.

[What changed between upgrades](${changesRoute}) compares each of them with the page of today, passage by passage.
`;
}

/** The sidebars with the first page at the head of one of them. Throws where they lack that one. */
export function withFirstPage(sidebars: SidebarsConfig, label: string): SidebarsConfig {
  const items = sidebars[firstSidebar];
  if (!Array.isArray(items)) {
    throw new Error(
      `A snapshot keeps no page of the sidebar "${firstSidebar}", in which its first page stands.`,
    );
  }
  const first: Item = { type: 'doc', id: 'index', label: `As of ${label}`, className: 'sidebar-landing' };
  return { ...sidebars, [firstSidebar]: [first, ...items] };
}

/** The sidebars with the pages that a snapshot keeps, and without what is empty then. */
export function frozenSidebars(sidebars: SidebarsConfig, isKept: (id: string) => boolean): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([name, items]) => {
      const rest = Array.isArray(items) ? frozenItems(items, isKept) : [];
      return rest.length === 0 ? [] : [[name, rest]];
    }),
  );
}

function frozenItems(items: readonly Item[], isKept: (id: string) => boolean): Item[] {
  return withoutEmptyGroups(items.flatMap((item) => frozenItem(item, isKept)));
}

function frozenItem(item: Item, isKept: (id: string) => boolean): Item[] {
  if (typeof item === 'string' || !('type' in item)) {
    throw new Error('A sidebar of toSidebars has only items with a type.');
  }
  if (item.type === 'doc') return isKept(item.id) ? [item] : [];
  if (item.type === 'html') return [item];
  // A link leads out of the snapshot, which a menu of its pages should not.
  if (item.type !== 'category' || !Array.isArray(item.items)) return [];
  const items = frozenItems(item.items, isKept);
  return items.length === 0 ? [] : [{ ...item, items }];
}

/** Without the separators that nothing stands under. */
function withoutEmptyGroups(items: readonly Item[]): Item[] {
  const isSeparator = (item: Item | undefined): boolean =>
    typeof item === 'object' && 'type' in item && item.type === 'html';
  return items.filter(
    (item, index) => !isSeparator(item) || (index + 1 < items.length && !isSeparator(items[index + 1])),
  );
}
