/**
 * Marks tables whose last column explains what the others name. In a narrow window such a column would shrink to one word a
 * line beside names that stay whole (`src/components/MarkdownTable`).
 */
import type { Root, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';

/** Class of such a table. */
export const WORDY = 'wordy';

/** Characters from which on a cell is a text to read and no value. */
export const TEXT = 60;

function lengthOf(cell: TableCell): number {
  let length = 0;
  visit(cell, ['text', 'inlineCode'], (node) => {
    if ('value' in node) length += node.value.length;
  });
  return length;
}

function explains({ children: rows }: Table): boolean {
  return rows.some(({ children: cells }) => cells.slice(-1).some((cell) => lengthOf(cell) >= TEXT));
}

/** The remark plugin. */
export default function wordyTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'table', (table) => {
      if (explains(table)) {
        table.data = { ...table.data, hProperties: { className: [WORDY] } };
      }
    });
  };
}
