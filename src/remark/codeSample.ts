/**
 * Fills code blocks from files: `file=./_samples/Name.sol` after the language
 * inserts the file, `#region` the lines between `region: region` and
 * `endregion: region`. The files are beside the page, so that snapshots freeze
 * them and tests run them.
 *
 * ```solidity title="src/Greeter.sol" file=./_samples/Greeter.sol#events ```
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export interface FenceInput {
  /** Everything after the language. */
  readonly meta: string;
  readonly code: string;
}

export interface FilledFence {
  /** Without `file=`. */
  readonly meta: string;
  readonly code: string;
  /** As written; undefined for inline code. */
  readonly file: string | undefined;
  readonly region: string | undefined;
}

/** For messages. */
export interface FencePlace {
  readonly page: string;
  readonly line: number;
}

/** Reads a file by its path on the page; undefined if missing. */
export type ReadSample = (file: string) => string | undefined;

const MARKER = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*(region|endregion):\s*([\w-]+)\s*(?:-->|\*\/)?\s*$/;
/** A word of a meta, with quoted spaces. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*'|["'])+/g;
const FILE = /^file=(?:"([^"]*)"|'([^']*)'|(.*))$/s;

interface Region {
  readonly start: number;
  end?: number;
}

/** Common indentation, to be removed. */
function indentOf(lines: readonly string[]): number {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  return depths.length === 0 ? 0 : Math.min(...depths);
}

function withoutMarkers(lines: readonly string[]): string {
  const kept = lines.filter((line) => !MARKER.test(line));
  while (kept.length > 0 && kept[0]?.trim() === '') kept.shift();
  while (kept.length > 0 && kept.at(-1)?.trim() === '') kept.pop();
  const depth = indentOf(kept);
  return kept.map((line) => line.slice(depth)).join('\n');
}

/**
 * A file's named regions. @throws if one is duplicated, unclosed or unopened.
 */
export function regionsOf(text: string, file: string): ReadonlyMap<string, string> {
  const lines = text.split('\n');
  const regions = new Map<string, Region>();
  lines.forEach((line, index) => {
    const [, kind, name] = MARKER.exec(line) ?? [];
    if (kind === undefined || name === undefined) return;
    const open = regions.get(name);
    if (kind === 'region') {
      if (open) throw new Error(`${file}:${index + 1}: region '${name}' is there twice`);
      regions.set(name, { start: index + 1 });
    } else {
      if (!open || open.end !== undefined)
        throw new Error(`${file}:${index + 1}: endregion '${name}' without a region '${name}'`);
      open.end = index;
    }
  });
  const texts = new Map<string, string>();
  for (const [name, { start, end }] of regions) {
    if (end === undefined) throw new Error(`${file}:${start}: region '${name}' has no endregion`);
    texts.set(name, withoutMarkers(lines.slice(start, end)));
  }
  return texts;
}

/**
 * Fills a block that names a file; returns others unchanged.
 *
 * @throws naming page, line, file and available regions
 */
export function fillFence(
  { meta, code }: FenceInput,
  { page, line }: FencePlace,
  read: ReadSample,
): FilledFence {
  const word = [...meta.matchAll(WORD)].find(([text]) => FILE.test(text));
  if (word === undefined) return { meta, code, file: undefined, region: undefined };

  const fail = (why: string): Error => new Error(`${page}:${line}: ${why}`);
  const reference =
    FILE.exec(word[0])
      ?.slice(1)
      .find((part) => part !== undefined) ?? '';
  const [file = '', region] = reference.split('#', 2);
  if (file === '') throw fail(`'${word[0]}' names no file; write file=./_samples/Name.sol`);
  if (code.trim() !== '') throw fail(`the block is filled from ${file}, but contains code; empty it`);
  const text = read(file);
  if (text === undefined) throw fail(`no file ${file} (paths are relative to the page)`);

  const regions = regionsOf(text, file);
  const shown = region === undefined ? withoutMarkers(text.split('\n')) : regions.get(region);
  if (shown === undefined) {
    const known = [...regions.keys()].map((name) => `'${name}'`).join(', ') || 'none';
    throw fail(`${file} has no region '${region}'; it has ${known}`);
  }
  const rest = meta.slice(0, word.index).trimEnd() + meta.slice(word.index + word[0].length);
  return { meta: rest.trim(), code: shown, file, region };
}

const unseen: ReadonlySet<string> = new Set(['_samples', '_records', '_data']);

export interface CodeSampleOptions {
  /** Unused here: options are in the bundler's cache key, which no file read beside a page is. */
  readonly fingerprint?: string;
}

/**
 * The plugin, for `beforeDefaultRemarkPlugins`, so that later plugins see the
 * code.
 */
const codeSample: (options?: CodeSampleOptions) => (tree: Root, file: VFile) => void = () => {
  return (tree, file) => {
    const folder = path.dirname(file.path);
    const page = path.relative(process.cwd(), file.path);
    visit(tree, 'code', (node: Code) => {
      const { meta, code } = fillFence(
        { meta: node.meta ?? '', code: node.value },
        { page, line: node.position?.start.line ?? 0 },
        (sample) => {
          const target = path.resolve(folder, sample);
          return statSync(target, { throwIfNoEntry: false })?.isFile()
            ? readFileSync(target, 'utf8')
            : undefined;
        },
      );
      node.meta = meta === '' ? null : meta;
      node.value = code;
    });
  };
};

export default codeSample;

/**
 * Hash of all `_samples`, `_records` and `_data` files below `root`, which the
 * bundler does not track.
 */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  if (!existsSync(root)) return hash.digest('hex');
  const samples = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => name.split(path.sep).some((part) => unseen.has(part)))
    .sort();
  for (const name of samples)
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  return hash.digest('hex');
}
