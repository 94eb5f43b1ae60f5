/**
 * Text of built pages. Metadata comes from the page model
 * (`src/content/page.ts`), not the HTML.
 */
import type { Element, ElementContent, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

import { type Row, rowsIn } from '../features/search/rows';
import { elementsIn, hasClass, textOf } from '../lib/hast';

export interface PageHeading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

export interface PageContent {
  /** The top heading; on the home page not its title. */
  readonly heading: string;
  /** Levels 2 and 3, including those rendered by components. */
  readonly headings: readonly PageHeading[];
  /** What the article holds. */
  readonly content: readonly ElementContent[];
  /** Rows of its tables that have an anchor. */
  readonly rows: readonly Row[];
}

/** The main part of a page, which excludes menus and scripts. */
export function mainOf(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) {
    throw new Error('the page has no <main>.');
  }
  return html.slice(start, end + '</main>'.length);
}

/** Parses a part of a page without its comments, which separate texts for React alone. */
export function parseText(html: string): ElementContent[] {
  // By parse5 itself: hast-util-from-html would record positions, which nothing here reads and toMdast clones.
  const tree = fromParse5(parseFragment(html.replaceAll(/<!--[\s\S]*?-->/g, '')));
  const nodes: readonly Nodes[] = 'children' in tree ? tree.children : [];
  return nodes.filter((node) => node.type === 'element' || node.type === 'text');
}

/** Throws if the page has no `<main>` or no heading. */
export function readContent(html: string): PageContent {
  const parsed = parseText(mainOf(html));
  const main = elementsIn(parsed);
  const heading = textOf(main.find(({ tagName }) => tagName === 'h1')).trim();
  if (heading === '') {
    throw new Error('the page has no heading.');
  }
  const articles = main.filter(({ tagName }) => tagName === 'article');
  // A set, because an article in an article has its elements in common with it.
  const inArticles = [...new Set(articles.flatMap(({ children }) => elementsIn(children)))];
  const article = inArticles.find((element) => hasClass(element, 'theme-doc-markdown'));
  const { children = [] } = article ?? main.find(({ tagName }) => tagName === 'main') ?? {};
  return { heading, headings: inArticles.flatMap(toHeading), content: children, rows: rowsIn(parsed) };
}

function toHeading(element: Element): PageHeading[] {
  const { tagName, properties } = element;
  if ((tagName !== 'h2' && tagName !== 'h3') || properties.id === undefined) return [];
  const text = textOf(
    element,
    (part) => hasClass(part, 'hash-link') || 'dataSearchIgnore' in part.properties,
  );
  return [
    {
      level: tagName === 'h2' ? 2 : 3,
      id: String(properties.id),
      text: text.replaceAll('\u200b', '').trim(),
    },
  ];
}
