import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import wordyTables, { TEXT, WORDY } from '../../../src/remark/wordyTables';

/** The classes of the tables, in the order of the page. */
function classes(markdown: string): unknown[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  wordyTables()(tree);
  const found: unknown[] = [];
  visit(tree, 'table', ({ data }) => {
    found.push(data?.hProperties?.className);
  });
  return found;
}

const table = (...cells: readonly string[]): string =>
  `| ${cells.map(() => 'a').join(' | ')} |\n| ${cells.map(() => '---').join(' | ')} |\n| ${cells.join(' | ')} |\n`;

describe('a table', () => {
  it('is marked where its last column is a text, code and links in it counted', () => {
    expect(classes(table('`name`', 'word '.repeat(TEXT / 5 + 1)))).toEqual([[WORDY]]);
    expect(classes(table('`name`', `\`${'a'.repeat(TEXT / 2)}\` [${'b'.repeat(TEXT / 2)}](/)`))).toEqual([
      [WORDY],
    ]);
  });

  it('is not marked for values, or for a text in another column', () => {
    expect(classes(table('`name`', '`7300`'))).toEqual([undefined]);
    expect(classes(table('word '.repeat(TEXT), '1'))).toEqual([undefined]);
  });
});
