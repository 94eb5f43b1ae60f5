/** Syntax trees of pages and partials. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { filesBelow } from '../../scripts/support/filesBelow';
import { parseMdx } from '../../scripts/support/parseMdx';
import { root } from '../support/repository';

/** A page or partial. */
export interface MdxFile {
  /** Path in the repository, with forward slashes. */
  readonly file: string;
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** MDX files below folders, by path in the repository. */
export function mdxFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  );
}

/** Parses a file. @throws one sentence with file and line if it is not valid MDX. */
export function readMdx(file: string, text = readFileSync(path.join(root, file), 'utf8')): MdxFile {
  return { file, tree: parseMdx(new VFile({ path: file, value: text }), parser) };
}
