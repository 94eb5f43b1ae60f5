import type { Root, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import cardTables, { CARDS, SHORT, TEXT } from '../../../src/remark/cardTables';
import { UNBROKEN } from '../../lib/unbroken';

function read(markdown: string): Root {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  cardTables()(tree);
  return tree;
}

/** Classes of the tables, in page order. */
function classes(markdown: string): unknown[] {
  const found: unknown[] = [];
  visit(read(markdown), 'table', ({ data }) => {
    found.push(data?.hProperties?.className);
  });
  return found;
}

/** Properties added to the cells of each row, the header first. */
function given(markdown: string): unknown[] {
  const found: unknown[] = [];
  visit(read(markdown), 'tableRow', ({ children }: TableRow) => {
    found.push(children.map(({ data }) => data?.hProperties));
  });
  return found;
}

const table = (...cells: readonly string[]): string =>
  `| ${cells.map((_cell, at) => 'abc'.charAt(at)).join(' | ')} |\n| ${cells.map(() => '---').join(' | ')} |\n| ${cells.join(' | ')} |\n`;

describe('a table', () => {
  it('can become cards where a cell is a text, code and links in it counted', () => {
    expect(classes(table('`name`', 'word '.repeat(TEXT / 5 + 1)))).toEqual([[CARDS]]);
    expect(classes(table('`name`', `\`${'a'.repeat(TEXT / 2)}\` [${'b'.repeat(TEXT / 2)}](/)`))).toEqual([
      [CARDS],
    ]);
  });

  it('stays one where a task is beside a link, however long the task', () => {
    expect(classes(table('word '.repeat(TEXT / 4), '[Page](/page)'))).toEqual([undefined]);
  });

  it('can where it has three columns', () => {
    expect(classes(table('1', '2', 'word '.repeat(8)))).toEqual([[CARDS]]);
  });

  it('says where several of its values fit beside each other', () => {
    expect(classes(table('word '.repeat(8), '2', '3'))).toEqual([[CARDS, SHORT]]);
  });

  it('stays one where it has names and values only', () => {
    expect(classes(table('`name`', '`7300`'))).toEqual([undefined]);
    expect(given(table('`name`', '`7300`'))).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('has the name of its column at each cell, as text, and none where the column has none', () => {
    expect(given('|  | `--flag` and **more** | [c](/) |\n| --- | --- | --- |\n| x | y | z |\n')).toEqual([
      [{ role: 'cell' }, { role: 'columnheader' }, { role: 'columnheader' }],
      [{ role: 'cell' }, { role: 'cell', dataLabel: '--flag and more' }, { role: 'cell', dataLabel: 'c' }],
    ]);
  });

  it('keeps a number and its unit on one line', () => {
    const marks = (cell: string): unknown => (given(table('x', cell, 'y'))[1] as readonly unknown[])[1];
    expect(marks('3,600 L1 blocks')).not.toHaveProperty('className');
    expect(marks('3,600 blocks')).toHaveProperty('className', [UNBROKEN]);
    expect(marks('0.5 gas units')).toHaveProperty('className', [UNBROKEN]);
    expect(marks('2 blocks after the one before it')).not.toHaveProperty('className');
  });
});
