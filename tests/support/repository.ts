import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readFrontMatter, withoutFrontMatter } from '../../scripts/support/frontMatter';
import { attempt } from './attempt';

import { filesBelow } from '../../scripts/support/filesBelow';

/** Root of the repository. */
export const root = path.resolve(__dirname, '../..');

/** A page of `docs/` on disk. */
export interface PageFile {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly route: string;
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter is unreadable, with file and line. */
  readonly unreadable?: string;
  /** Below the front matter, which is blanked so that line numbers are the file's. */
  readonly body: string;
}

/** Every current page. */
export function allPages(): PageFile[] {
  return pagesIn('docs');
}

/** Every page below a folder. Throws if there is none, because a check of nothing proves nothing. */
export function pagesIn(folder: string): PageFile[] {
  const pages = filesBelow(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.mdx') && !file.split('/').some((part) => part.startsWith('_')))
    .map(readPage);
  if (pages.length === 0) {
    throw new Error(`${folder}/ holds no pages.`);
  }
  return pages;
}

function readPage(file: string): PageFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const page = { file, route: routeOfFile(file), text, body: withoutFrontMatter(text) };
  const [frontMatter, unreadable] = attempt(() => readFrontMatter(page));
  return frontMatter ? { ...page, frontMatter } : { ...page, frontMatter: {}, unreadable };
}

/** `docs/interop/index.mdx` is `/interop`, `docs/interop/explainer.mdx` is `/interop/explainer`. */
export function routeOfFile(file: string): string {
  const route = file
    .replace(/^docs/, '')
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return route === '' ? '/' : route;
}
