/**
 * Prepares tables for windows that are too narrow for them, where each row becomes a card of names and values
 * (`src/ui/MarkdownTable`). Each cell carries the name of its column, and since a browser takes the meaning of a
 * table from the way it is laid out, its parts name the roles that they have.
 */
import type { Root, RootContent, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';

import { LONGEST, UNBROKEN } from '../lib/unbroken';

/** Class of such a table. */
export const CARDS = 'cards';

/** Class of one whose values are so short that several fit beside each other. */
export const SHORT = 'short';

/** Characters from which on a cell is a text to read and no value. */
export const TEXT = 60;

function textOf(node: RootContent | Root): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether a table needs more room than a phone has: three columns, or texts beside their names. */
function isWide({ children: rows }: Table): boolean {
  return rows.some(
    ({ children: cells }) => cells.length > 2 || cells.some((cell) => textOf(cell).length >= TEXT),
  );
}

/** Whether a cell has a component that brings its own text, such as an address, of a length that is not known here. */
function bringsText(node: RootContent | Root): boolean {
  if (!('children' in node)) return false;
  return node.children.length === 0 ? node.type === 'mdxJsxTextElement' : node.children.some(bringsText);
}

/** Whether all cells but those that head their rows are short. */
function isShort({ children: rows }: Table): boolean {
  return rows.every(({ children: cells }) =>
    cells.slice(1).every((cell) => textOf(cell).length <= LONGEST && !bringsText(cell)),
  );
}

/** Whether a cell is a number with its unit, which belong on one line. */
function isMeasure(text: string): boolean {
  return text.length <= LONGEST && /^[~<>≤≥]?\d[\d.,]*(?: \p{L}+){1,2}$/u.test(text);
}

function give(
  node: Table | TableCell | Table['children'][number],
  properties: Record<string, unknown>,
): void {
  node.data = { ...node.data, hProperties: { ...properties } as Record<string, string> };
}

function prepare(table: Table): void {
  const [head, ...rows] = table.children;
  const names = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  give(table, { className: [CARDS, ...(isShort(table) ? [SHORT] : [])], role: 'table' });
  for (const row of table.children) give(row, { role: 'row' });
  head?.children.forEach((cell, at) => give(cell, { role: names[at] === '' ? 'cell' : 'columnheader' }));
  for (const row of rows) {
    row.children.forEach((cell, at) => {
      const name = names[at];
      give(cell, {
        role: 'cell',
        ...(name ? { dataLabel: name } : {}),
        ...(isMeasure(textOf(cell)) ? { className: [UNBROKEN] } : {}),
      });
    });
  }
}

/** The remark plugin. */
export default function cardTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'table', (table) => {
      if (isWide(table)) prepare(table);
    });
  };
}
