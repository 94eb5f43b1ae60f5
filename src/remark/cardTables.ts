/**
 * Prepares tables to become cards in narrow windows (`src/ui/MarkdownTable`):
 * labels cells with their columns, and sets roles, which browsers drop when
 * `display` changes.
 */
import type { Root, RootContent, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';

import { LONGEST, UNBROKEN } from '../lib/unbroken';

export const CARDS = 'cards';

/** Class of tables whose short values fit side by side. */
export const SHORT = 'short';

/** Cells of this many characters are prose. */
export const TEXT = 60;

function textOf(node: RootContent | Root): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether a table is too wide for phones: three columns, or prose beside a name. Tasks beside links fit. */
function isWide({ children: rows }: Table): boolean {
  return rows.some(
    ({ children: cells }) => cells.length > 2 || cells.slice(1).some((cell) => textOf(cell).length >= TEXT),
  );
}

/** Whether a component renders text of unknown length. */
function bringsText(node: RootContent | Root): boolean {
  if (!('children' in node)) return false;
  return node.children.length === 0 ? node.type === 'mdxJsxTextElement' : node.children.some(bringsText);
}

/** Whether all cells but row headers are short. */
function isShort({ children: rows }: Table): boolean {
  return rows.every(({ children: cells }) =>
    cells.slice(1).every((cell) => textOf(cell).length <= LONGEST && !bringsText(cell)),
  );
}

/** Whether a cell is a number with unit, to be kept on one line. */
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
