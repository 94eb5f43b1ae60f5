/**
 * Passes `<ExecutedWith />` what it shows of its record, `_records/<page>.json`
 * beside the page, so that snapshots keep theirs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';

import { type ExecutedWithProps } from '../components/mdx/ExecutedWith';
import { attributeOf } from './attribute';

export const COMPONENT = 'ExecutedWith';

const recordSchema = z
  .strictObject({
    page: z.string().describe('Path in the repository'),
    blockHash: z.string().describe('SHA-256 of `blocks`'),
    blocks: z.array(z.string()).describe('A hash per executed block, in page order'),
    tools: z.record(z.string(), z.string()).describe('Versions by name'),
    date: z.iso.date(),
  })
  .readonly();

/** Record of a test run of a page's code blocks. */
export type ExecutionRecord = z.infer<typeof recordSchema>;

/** Record of a page, relative to it. */
export function recordFile(page: string): string {
  return path.join(path.dirname(page), '_records', `${path.basename(page, path.extname(page))}.json`);
}

/** Reads a record; undefined if there is no such file. */
export function readRecord(file: string): ExecutionRecord | undefined {
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function isExecutedWith(node: { type: string; name?: unknown }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === COMPONENT;
}

/** The remark plugin. Without a record, nothing is passed. */
export default function executedWith(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, isExecutedWith, (node: MdxJsxFlowElement) => {
      const record = readRecord(recordFile(file.path));
      node.attributes = record ? [attributeOf('record', shownOf(record))] : [];
    });
  };
}

/** What a page shows of a record. */
function shownOf({ tools, date, blocks }: ExecutionRecord): Required<ExecutedWithProps>['record'] {
  return { tools, date, blocks: blocks.length };
}
