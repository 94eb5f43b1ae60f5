import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

import { buildDir, builtHtmlFiles, fileOf } from '../../scripts/support/builtSite';
import versions from '../../versions.json';
import { isFull } from '../support/depth';
import { allPages, pagesIn, type PageFile } from '../support/repository';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** The start of an admonition, with an optional title, or its end. */
const admonition = /^( *):::\w*(?:\[(.*)\])?$/gm;

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Texts of a page as written, in order, without components and samples. */
function writtenTexts({ text }: PageFile): string[] {
  const texts: string[] = [];
  visit(parser.parse(text.replaceAll(admonition, '$1$2')), (node: Nodes) => {
    // Samples have their text in a file; diagrams are drawn.
    if (node.type === 'code' && (node.lang === 'mermaid' || /\bfile=/.test(node.meta ?? ''))) return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(squeezed(node.value));
    }
    return undefined;
  });
  return texts.filter((each) => each !== '');
}

/** Text of a page's article in HTML. */
function articleOf(route: string): string {
  const html = readFileSync(fileOf(route) ?? '', 'utf8');
  const [article = ''] = /<article\b[^]*<\/article>/.exec(html) ?? [];
  return squeezed(load(article).text());
}

/** The first text that does not follow the previous ones; undefined if all do. */
function firstMissing(article: string, texts: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    const at = article.indexOf(text, from);
    if (at < 0) return true;
    from = at + text.length;
    return false;
  });
}

const pages = [
  ...allPages(),
  // Snapshots are rendered the same way.
  ...(isFull ? versions : []).flatMap((version) =>
    pagesIn(`versioned_docs/version-${version}`).map((page) => ({
      ...page,
      route: page.route.replace(/^versioned_docs\/version-/, '/'),
    })),
  ),
];

// Readers without JavaScript, search and the Markdown versions use the article's HTML.
describe('the HTML of a page', () => {
  it('has every written word in its article, in order', () => {
    let seen = 0;
    const lacking = pages.flatMap((page) => {
      const texts = writtenTexts(page);
      seen += texts.length;
      const missing = firstMissing(articleOf(page.route), texts);
      return missing === undefined ? [] : [`${page.file}: "${missing.slice(0, 80)}"`];
    });
    expect(lacking).toEqual([]);
    expect(seen).toBeGreaterThan(20_000);
  });

  it('has nothing that a script must move into place, as React does for large Suspense boundaries', () => {
    const files = builtHtmlFiles();
    expect(files.length).toBeGreaterThan(400);
    const moved = files.filter((file) => {
      return /<template\b|\bid="?S:|<!--\$[?!]-->|\$R[CSX]\(/.test(
        readFileSync(path.join(buildDir, file), 'utf8'),
      );
    });
    expect(moved).toEqual([]);
  });
});
