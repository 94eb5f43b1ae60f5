/**
 * Gives `<ExecutedWith />` the record of the page's execution. The record is in `_records` beside the page, under the page's
 * own file name, so a snapshot of the docs keeps the record of its time.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The component's name on a page. */
export const COMPONENT = 'ExecutedWith';

/** Where the record of a page is, beside the page. */
export function recordFile(page: string): string {
  return path.join(path.dirname(page), '_records', `${path.basename(page, path.extname(page))}.json`);
}

function isExecutedWith(node: { type: string; name?: unknown }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === COMPONENT;
}

/** Sets the record of every `<ExecutedWith />` to `record`, a JSON text. A page without one keeps an empty component. */
export function setRecord(tree: Root, record: string | undefined): void {
  visit(tree, isExecutedWith, (node: MdxJsxFlowElement) => {
    node.attributes =
      record === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'recordJson', value: record }];
  });
}

/** Options of the plugin. */
export interface ExecutedWithOptions {
  /** Not read: it makes the bundler forget a page whose record has changed. See {@link fingerprint} in codeSample.ts. */
  readonly fingerprint?: string;
}

/** The remark plugin. */
const executedWith: (options?: ExecutedWithOptions) => (tree: Root, file: VFile) => void =
  () => (tree, file) => {
    const record = recordFile(file.path);
    setRecord(tree, existsSync(record) ? readFileSync(record, 'utf8') : undefined);
  };

export default executedWith;
