/** Pages and the prose that they share, as syntax trees. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { parseMdx } from '../support/parseMdx';
import { root } from '../support/repository';

/** A file of MDX: a page, or prose that several pages share. */
export interface MdxFile {
  /** Path relative to the repository, with forward slashes. */
  readonly file: string;
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Paths of all files of MDX below folders, relative to the repository. */
export function mdxFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .sort(),
  );
}

/** @throws one sentence with file and line where it is no MDX. */
export function readMdx(file: string, text = readFileSync(path.join(root, file), 'utf8')): MdxFile {
  return { file, tree: parseMdx(new VFile({ path: file, value: text }), parser) };
}
