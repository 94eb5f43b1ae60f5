/**
 * The Markdown version of a page. Made from built HTML, so that it includes
 * what components render, such as tables of addresses and flags.
 */
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

import { dayOf, type PageFacts } from '../content/page';
import { fileStem } from '../content/addresses';
import { type PageContent, parseText } from './pageText';
import { plainArticle } from './plainArticle';

/**
 * Path without the base URL: `/interop/explainer.md`; `/index.md` for the home
 * page.
 */
export function markdownPath(route: string): string {
  return `/${fileStem(route)}.md`;
}

/**
 * A page as Markdown with YAML front matter.
 *
 * @param text from {@link markdownText}
 */
export function markdownVersion(page: PageFacts, text: string): string {
  const updated = dayOf(page);
  const data = stringify(
    {
      title: page.title,
      description: page.description,
      ...(page.version === undefined ? {} : { version: page.version }),
      canonical: page.canonical,
      ...(updated === undefined ? {} : { updated }),
      ...(page.sources.length === 0 ? {} : { sources: page.sources }),
    },
    { lineWidth: 0 },
  );
  return `---\n${data}---\n\n${text}`;
}

/**
 * Heading and text as Markdown, without front matter.
 *
 * @param address absolute base of relative links
 */
export function markdownText({ heading, content }: PageContent, address: string): string {
  return `# ${heading}\n\n${toMarkdownText(content, address)}`;
}

/**
 * Converts page HTML to Markdown.
 *
 * @param address absolute base of relative links
 */
export function articleToMarkdown(html: string, address: string): string {
  return toMarkdownText(parseText(html), address);
}

function toMarkdownText(content: PageContent['content'], address: string): string {
  const tree = toMdast(
    { type: 'root', children: plainArticle(content, address) },
    { handlers: { pre: fence } },
  );
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** The library's code handler plus the fence's title. */
const fence: Handle = (state, node) => {
  const result = defaultHandlers.pre(state, node);
  const meta = node.properties.dataMeta;
  return result && !Array.isArray(result) && result.type === 'code'
    ? { ...result, lang: result.lang ?? 'text', ...(typeof meta === 'string' ? { meta } : {}) }
    : result;
};
