/** The code blocks of a page, read from its syntax tree, with `file=` blocks filled in. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { attempt } from '../../support/attempt';
import { parseMdx } from '../../support/parseMdx';
import { fillFence } from '../../../src/remark/codeSample';
import { root } from './tools';

/** One code block. */
export interface Fence {
  /** The page's path from the repository's root. */
  readonly page: string;
  /** Line of the opening fence. */
  readonly line: number;
  /** Position among the page's code blocks, from 0. */
  readonly index: number;
  /** Text of the nearest heading above; empty before the first. */
  readonly heading: string;
  /** The language; empty where none is given. */
  readonly lang: string;
  /** What comes after the language, apart from `file=`. */
  readonly meta: string;
  /** The title, where the block has one. */
  readonly title: string | undefined;
  /** The sample file the code comes from, from the repository's root. */
  readonly file: string | undefined;
  /** The region of that file, where only a part is shown. */
  readonly region: string | undefined;
  /** The code as the reader sees it. */
  readonly code: string;
}

const parser = unified().use(remarkParse).use(remarkMdx);

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** What a reader sees of a heading, without the id behind it. */
const textOf = (node: Node): string =>
  node.type.startsWith('mdx') && !node.children
    ? ''
    : (node.value ?? (node.children ?? []).map(textOf).join(''));

/** The text with its front matter blanked out, so that line numbers stay. */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^---\n[\s\S]*?\n---(?=\n)/, (front) => front.replace(/[^\n]/g, ''));

/** Where a block stands, for messages. */
export const place = ({ page, line }: Pick<Fence, 'page' | 'line'>): string => `${page}:${line}`;

/**
 * The code blocks of a page in order.
 *
 * @throws all that is wrong with them, one sentence a line.
 * @param page path of the .mdx file, absolute or from the repository's root.
 * @param source the page's text, if it is not to be read from the file.
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

/** Reads the samples that a page names. */
const sampleOf =
  (page: string) =>
  (sample: string): string | undefined => {
    const file = path.resolve(path.dirname(page), sample);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
