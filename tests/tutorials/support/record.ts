/**
 * Committed record of an execution: blocks, tools and date. Kept in `_records` beside the page, which shows
 * it with `<ExecutedWith>`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ExecutionRecord,
  readRecord as readRecordFile,
  recordFile,
} from '../../../src/remark/executedWith';
import { fencesOf } from './fences';
import type { Fence } from './fences';
import { packageVersion, root } from './tools';

/** The command that writes records, for messages. */
export const RECORD_COMMAND = 'npm run tutorials:record';

/** Display names of tools by npm package. */
const TOOLS: Readonly<Record<string, string>> = {
  '@foundry-rs/cast': 'cast',
  '@foundry-rs/forge': 'forge',
  '@foundry-rs/anvil': 'anvil',
  viem: 'viem',
  '@eth-optimism/viem': '@eth-optimism/viem',
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Identifies a block in a record. */
export const blockId = ({ lang, code }: Pick<Fence, 'lang' | 'code'>): string =>
  sha256(`${lang}\n${code}`).slice(0, 16);

/** Identifies all executed blocks of a page. */
export const hashOf = (blocks: readonly string[]): string => sha256(blocks.join('\n'));

/** A page's record; undefined if there is none. */
export function readRecord(page: string): ExecutionRecord | undefined {
  return readRecordFile(path.join(root, recordFile(page)));
}

/**
 * What is wrong with a page's record; undefined if the page still has every executed block.
 *
 * @param executed blocks just executed; by default the page's own blocks are compared
 */
export function staleRecord(page: string, executed?: readonly Fence[]): string | undefined {
  const record = readRecord(page);
  const mend = `run: ${RECORD_COMMAND}`;
  if (!record) return `${page} has no record of its execution; ${mend}`;
  if (record.page !== page) return `${recordFile(page)} is the record of ${record.page}; ${mend}`;
  if (record.blockHash !== hashOf(record.blocks)) return `${recordFile(page)} was edited by hand; ${mend}`;
  const now = executed ? executed.map(blockId) : undefined;
  if (now && hashOf(now) !== record.blockHash)
    return `${page}: the blocks executed are not those of the record; ${mend}`;
  const onPage = new Set(fencesOf(page).map(blockId));
  const lost = record.blocks.filter((block) => !onPage.has(block)).length;
  return lost === 0
    ? undefined
    : `${page}: ${lost} of ${record.blocks.length} executed blocks have changed since; ${mend}`;
}

/**
 * Checks the record, or writes it if TUTORIALS_RECORD is set. Call after all assertions.
 *
 * @param page path in the repository
 * @param executed blocks that ran, in page order
 * @param packages npm packages of the tools
 */
export function confirmRecord(
  page: string,
  executed: readonly Fence[],
  packages: readonly string[] = ['@foundry-rs/cast', '@foundry-rs/anvil'],
): void {
  if (executed.length === 0) throw new Error(`${page}: no block was executed`);
  if (process.env.TUTORIALS_RECORD) {
    if (process.env.SUPERSIM) throw new Error('records are written from the pinned tools: unset SUPERSIM');
    const blocks = executed.map(blockId);
    const record: ExecutionRecord = {
      page,
      blockHash: hashOf(blocks),
      blocks,
      tools: Object.fromEntries(packages.map((name) => [TOOLS[name] ?? name, packageVersion(name)])),
      date: new Date().toISOString().slice(0, 10),
    };
    const file = path.join(root, recordFile(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  }
  const stale = staleRecord(page, executed);
  if (stale !== undefined) throw new Error(stale);
}
