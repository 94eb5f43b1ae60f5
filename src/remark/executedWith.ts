/**
 * Passes `<ExecutedWith />` its record, `_records/<page>.json` beside the page,
 * so that snapshots keep theirs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export const COMPONENT = 'ExecutedWith';

/** Record of a page, relative to it. */
export function recordFile(page: string): string {
  return path.join(path.dirname(page), '_records', `${path.basename(page, path.extname(page))}.json`);
}

function isExecutedWith(node: { type: string; name?: unknown }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === COMPONENT;
}

/**
 * Sets `record`, JSON text, on every `<ExecutedWith />`; without one it stays
 * empty.
 */
export function setRecord(tree: Root, record: string | undefined): void {
  visit(tree, isExecutedWith, (node: MdxJsxFlowElement) => {
    node.attributes =
      record === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'recordJson', value: record }];
  });
}

/** The remark plugin. */
const executedWith: () => (tree: Root, file: VFile) => void = () => (tree, file) => {
  const record = recordFile(file.path);
  setRecord(tree, existsSync(record) ? readFileSync(record, 'utf8') : undefined);
};

export default executedWith;
