/** A page's code blocks, from its syntax tree, with `file=` blocks filled in. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { attempt } from '../../support/attempt';
import { withoutFrontMatter } from '../../../scripts/support/frontMatter';
import { parseMdx } from '../../../scripts/support/parseMdx';
import { fillFence } from '../../../src/remark/codeSample';
import { root } from './tools';

export interface Fence {
  /** Path in the repository. */
  readonly page: string;
  /** Line of the opening fence. */
  readonly line: number;
  /** Index among the page's code blocks. */
  readonly index: number;
  /** Nearest heading above; empty before the first. */
  readonly heading: string;
  /** Empty if none is given. */
  readonly lang: string;
  /** Text after the language, except `file=`. */
  readonly meta: string;
  readonly title: string | undefined;
  /** Sample file of the code, by path in the repository. */
  readonly file: string | undefined;
  readonly region: string | undefined;
  /** Code as shown. */
  readonly code: string;
}

const parser = unified().use(remarkParse).use(remarkMdx);

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** A heading's visible text, without its id. */
const textOf = (node: Node): string =>
  node.type.startsWith('mdx') && !node.children
    ? ''
    : (node.value ?? (node.children ?? []).map(textOf).join(''));

/** A block's place, for messages. */
export const place = ({ page, line }: Pick<Fence, 'page' | 'line'>): string => `${page}:${line}`;

/**
 * Code blocks of a page in order.
 *
 * @throws all problems, one sentence a line.
 * @param page path of the .mdx file, absolute or in the repository.
 * @param source the page's text, instead of the file's.
 */
export function fencesOf(page: string, source?: string): Fence[] {
  const file = path.resolve(root, page);
  const relative = path.relative(root, file);
  const value = withoutFrontMatter(source ?? readFileSync(file, 'utf8'));
  const tree = parseMdx(new VFile({ path: relative, value }), parser);
  const fences: Fence[] = [];
  const problems: string[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      heading = textOf(node).trim();
      return SKIP;
    }
    if (node.type !== 'code') return undefined;
    const line = node.position?.start.line ?? 0;
    const block = { meta: node.meta ?? '', code: node.value };
    const [filled, problem] = attempt(() => fillFence(block, { page: relative, line }, sampleOf(file)));
    if (filled === undefined) {
      problems.push(problem);
      return undefined;
    }
    fences.push({
      page: relative,
      line,
      index: fences.length,
      heading,
      lang: node.lang ?? '',
      meta: filled.meta,
      title: /\btitle="([^"]*)"/.exec(filled.meta)?.[1],
      file:
        filled.file === undefined
          ? undefined
          : path.relative(root, path.resolve(path.dirname(file), filled.file)),
      region: filled.region,
      code: filled.code,
    });
    return undefined;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return fences;
}

/** Reads a page's samples. */
const sampleOf =
  (page: string) =>
  (sample: string): string | undefined => {
    const file = path.resolve(path.dirname(page), sample);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
