/**
 * Reads the prose of a page as an editor would: spelling, repeated words, indefinite articles and the house words.
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
import { parse } from 'yaml';
import * as z from 'zod';

import { type HouseWord } from './houseWords';

/** One thing an editor would strike. */
export interface ProseProblem {
  readonly line: number;
  /** What is written. */
  readonly actual: string;
  /** What is wrong and, where it is known, what to write instead. */
  readonly message: string;
}

/** What prose is checked against. */
export interface ProseRules {
  readonly dictionary: Dictionary;
  /** Words that the dictionary lacks and the field has, one a line. */
  readonly projectWords: string;
  readonly houseWords: readonly HouseWord[];
}

/** Checks pages one after another; the dictionary is read once. */
export function proseChecker({
  dictionary,
  projectWords,
  houseWords,
}: ProseRules): (text: string) => Promise<ProseProblem[]> {
  const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
  const spelling = unified()
    .use(retextSpell, { dictionary, personal: projectWords, max: 1 })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .freeze();
  const instead = new Map(houseWords.map(({ not, but }) => [not, but]));
  return async (text) => {
    const file = new VFile(text);
    const problems: ProseProblem[] = [];
    for (const block of proseBlocks(markdown.parse(file))) {
      const prose = toNlcst(block, file, ParseEnglish, { source: ['mdxTextExpression'] });
      await spelling.run(prose, file);
      search(
        prose,
        [...instead.keys()],
        (nodes, _index, _parent, phrase) => {
          problems.push({
            line: nodes[0]?.position?.start.line ?? 0,
            actual: toString(nodes),
            message: `Write “${instead.get(phrase) ?? ''}” instead of “${toString(nodes)}”.`,
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

/** Numbers, versions, files, hosts and identifiers, such as EIP-1559, rollup.json and SystemConfig, are not words. */
const isName = /[\d._]|[a-z][A-Z]|[A-Z]{2}[a-z]/;

/** Front matter as far as it is prose. */
const prosaic = z.looseObject({
  title: z.string().catch(''),
  description: z.string().catch(''),
  questions: z.array(z.string()).catch([]),
});

/** The prose that a page has in its front matter, as Markdown. */
export function frontMatterProse(page: string): string {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(page) ?? [];
  const { title, description, questions } = prosaic.parse(parse(yaml) ?? {});
  return [title, description, ...questions].join('\n\n');
}

/** Paragraphs, headings and cells, each on its own, so that the end of one is not read as the beginning of the next. */
function proseBlocks(tree: Root): Nodes[] {
  const blocks: Nodes[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    // Cells are left out of the conversion under their own name.
    if (node.type === 'tableCell') Object.assign(node, { type: 'paragraph' });
    blocks.push(node);
    return SKIP;
  });
  return blocks;
}
