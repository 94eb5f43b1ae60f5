/**
 * Creates the files of a snapshot. Docusaurus's `docs:version` freezes every
 * page; here only those of `scope.ts` are kept, and links to others lead to
 * current pages.
 */
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { changesRoute, routeOfId } from './routes';
import { firstSidebar } from './scope';
import { dataShownBy, type FrozenName } from './shownData';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A Markdown link to a page file. */
const fileLink = /(\]\()(\.{1,2}\/[^)\s#]+?)\.mdx(#[^)\s]*)?(\))/g;

/** Import of a program's annotated flags. */
const sheetImport = /(\bfrom ')@site\/src\/data\/flag-notes\/([\w-]+)(';)/g;

/** A snapshot's data copies, below its folder. */
export const dataFolder = '_data';

export interface SnapshotPages {
  readonly name: string;
  readonly isKept: (id: string) => boolean;
}

/**
 * A page's Markdown for a snapshot, with links to omitted pages and flag
 * imports rewritten.
 *
 * @param id of the page
 */
export function frozenMarkdown(markdown: string, id: string, { name, isKept }: SnapshotPages): string {
  const sheets = `@site/versioned_docs/version-${name}/${dataFolder}/flags`;
  return markdown
    .replace(sheetImport, `$1${sheets}/$2.json$3`)
    .replace(fileLink, (link, open: string, file: string, anchor = '', close: string) => {
      const target = path.posix.join(path.posix.dirname(id), file);
      return isKept(target) ? link : `${open}${routeOfId(target)}${String(anchor)}${close}`;
    });
}

/**
 * A snapshot's files: kept pages with their samples and partials.
 *
 * @param files all paths below `docs/`
 * @param read returns a file's text
 */
export function frozenFiles(
  files: readonly string[],
  read: (file: string) => string,
  snapshot: SnapshotPages,
): Map<string, string> {
  const { isKept } = snapshot;
  const isBeside = (file: string): boolean => /(^|\/)_/.test(file);
  const pages = files.filter((file) => file.endsWith('.mdx') && !isBeside(file) && isKept(idOf(file)));
  const texts = pages.map(read);
  const beside = files.filter(
    (file) => isBeside(file) && texts.some((text) => text.includes(nameBeside(file))),
  );
  const frozen = (file: string): string =>
    file.endsWith('.mdx') ? frozenMarkdown(read(file), idOf(file), snapshot) : read(file);
  return new Map([...pages, ...beside].map((file) => [file, frozen(file)]));
}

function idOf(file: string): string {
  return file.replace(/\.mdx$/, '');
}

/** Data that pages show. */
export interface ShownData {
  /** Data files to copy. */
  readonly names: readonly FrozenName[];
  /** Programs whose flags are listed. */
  readonly sheets: readonly string[];
  /** What would not stay frozen, one sentence each with file and line. */
  readonly problems: readonly string[];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** @param files pages and partials by path below `docs/` */
export function dataShownOn(files: ReadonlyMap<string, string>): ShownData {
  const names = new Set<FrozenName>();
  const sheets = new Set<string>();
  const problems: string[] = [];
  for (const [file, text] of files) {
    if (!file.endsWith('.mdx')) continue;
    visit(processor.parse(text), (node) => {
      const where = `docs/${file}:${node.position?.start.line ?? 0}`;
      if (node.type === 'mdxjsEsm') {
        for (const [, sheet = ''] of node.value.matchAll(/ from '@site\/src\/data\/flag-notes\/([\w-]+)'/g)) {
          sheets.add(sheet);
        }
        for (const [, module = ''] of node.value.matchAll(
          / from '(@site\/src\/data\/(?!flag-notes\/)[^']+)'/g,
        )) {
          problems.push(
            `${where}: ${module} is data that a snapshot cannot keep; show it through a component.`,
          );
        }
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!node.name || !/^[A-Z]/.test(node.name)) return;
      const shown = dataShownBy(node.name);
      if (!shown) {
        problems.push(
          `${where}: src/content/versions/shownData.ts does not say which data <${node.name}> shows.`,
        );
      }
      for (const name of shown ?? []) names.add(name);
    });
  }
  return { names: [...names].sort(), sheets: [...sheets].sort(), problems };
}

/** Relative name: `_samples/Notebook.sol`. */
function nameBeside(file: string): string {
  return file.replace(/^.*\/(?=_)/, '');
}

/**
 * A snapshot's home page, which lists its contents.
 *
 * @param label name of the upgrade
 */
export function firstPage(label: string): string {
  return `---
title: The protocol as of ${label}
description: The pages on the OP Stack's protocol as they were while ${label} was the newest network upgrade.
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
- [Interoperability](./interop/index.mdx): how chains would pass messages, as specified at the time and not yet live.

[What changed between upgrades](${changesRoute}) compares each of them with the current page, passage by passage.
`;
}

/** Adds the first page to its sidebar. Throws if that is missing. */
export function withFirstPage(sidebars: SidebarsConfig, label: string): SidebarsConfig {
  const items = sidebars[firstSidebar];
  if (!Array.isArray(items)) {
    throw new Error(
      `A snapshot keeps no page of the sidebar "${firstSidebar}", which must hold its first page.`,
    );
  }
  const first: Item = { type: 'doc', id: 'index', label: `As of ${label}`, className: 'sidebar-landing' };
  return { ...sidebars, [firstSidebar]: [first, ...items] };
}

/** Sidebars without omitted pages and empty groups. */
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
  // Links lead out of the snapshot.
  if (item.type !== 'category' || !Array.isArray(item.items)) return [];
  const items = frozenItems(item.items, isKept);
  return items.length === 0 ? [] : [{ ...item, items }];
}

/** Drops separators without entries. */
function withoutEmptyGroups(items: readonly Item[]): Item[] {
  const isSeparator = (item: Item | undefined): boolean =>
    typeof item === 'object' && 'type' in item && item.type === 'html';
  return items.filter(
    (item, index) => !isSeparator(item) || (index + 1 < items.length && !isSeparator(items[index + 1])),
  );
}
