/**
 * Checks the prose of a page like an editor: spelling, repeated words, indefinite articles and house words.
 * Code, link targets, attributes and expressions are not prose.
 */
import type { Nodes, Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { search } from 'nlcst-search';
import { toString } from 'nlcst-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell, { type Dictionary } from 'retext-spell';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import * as z from 'zod';

import { type Page, readFrontMatter } from '../support/frontMatter';
import { parseMdx } from '../support/parseMdx';
import { type HouseWord } from './houseWords';

export interface ProseProblem {
  readonly line: number;
  readonly actual: string;
  /** What is wrong and, if known, the replacement. */
  readonly message: string;
}

export interface ProseRules {
  readonly dictionary: Dictionary;
  /** Words of the field that the dictionary lacks, one a line. */
  readonly projectWords: string;
  readonly houseWords: readonly HouseWord[];
}

/** Checks pages one by one; reads the dictionary once. Throws with file and line for a page that is not valid MDX. */
export function proseChecker({
  dictionary,
  projectWords,
  houseWords,
}: ProseRules): (page: Page) => Promise<ProseProblem[]> {
  const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
  const spelling = unified()
    .use(retextSpell, { dictionary, personal: projectWords, max: 1 })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .freeze();
  const instead = new Map(houseWords.map(({ not, but }) => [not, but]));
  return async (page) => {
    const file = new VFile({ path: page.file, value: page.text });
    const problems: ProseProblem[] = [];
    for (const block of proseBlocks(parseMdx(file, markdown))) {
      const prose = toNlcst(block, file, ParseEnglish, { source: ['mdxTextExpression'] });
      await spelling.run(prose, file);
      search(
        prose,
        [...instead.keys()],
        (nodes, _index, _parent, phrase) => {
          const actual = toString(nodes);
          const but = instead.get(phrase) ?? '';
          // The search ignores capitals, in which the two can differ: chain id, chain ID.
          if (actual.slice(1) === but.slice(1)) return;
          problems.push({
            line: nodes[0]?.position?.start.line ?? 0,
            actual,
            message: `Write “${but}” instead of “${actual}”.`,
          });
        },
        { allowDashes: true },
      );
    }
    const found = file.messages
      .map(({ line, actual, message }) => ({ line: line ?? 0, actual: actual ?? '', message }))
      .filter(
        ({ actual, message }) => actual !== '' && !(/unknown word/.test(message) && isName.test(actual)),
      );
    return [...found, ...problems].sort((a, b) => a.line - b.line);
  };
}

/** Names, not words: EIP-1559, rollup.json, SystemConfig. */
const isName = /[\d._]|[a-z][A-Z]|[A-Z]{2}[a-z]/;

/** The front matter that is prose. */
const prosaic = z.looseObject({
  title: z.string().catch(''),
  description: z.string().catch(''),
  questions: z.array(z.string()).catch([]),
});

/** Prose in a page's front matter, as Markdown. */
export function frontMatterProse(page: Page): string {
  const { title, description, questions } = prosaic.parse(readFrontMatter(page));
  return [title, description, ...questions].join('\n\n');
}

/** Paragraphs, headings and cells, each checked separately so that none runs into the next. */
function proseBlocks(tree: Root): Nodes[] {
  const blocks: Nodes[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    // The conversion ignores cells, so they pass as paragraphs.
    if (node.type === 'tableCell') Object.assign(node, { type: 'paragraph' });
    blocks.push(node);
    return SKIP;
  });
  return blocks;
}
