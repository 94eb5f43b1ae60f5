import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';

import { filesBelow } from '../../scripts/support/filesBelow';

/** Root of the repository. */
export const root = path.resolve(__dirname, '../..');

/** A page of `docs/` on disk. */
export interface PageFile {
  /** Path in the repository, with forward slashes. */
  readonly file: string;
  readonly route: string;
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter cannot be read, in one sentence with the file. */
  readonly unreadable?: string;
  /** Text below the front matter. */
  readonly body: string;
}

/** Every current page. */
export function allPages(): PageFile[] {
  return pagesIn('docs');
}

/** Every page below a folder. Throws if there is none, since a check of nothing proves nothing. */
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
  const [, yaml = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const page = { file, route: routeOfFile(file), text, body };
  try {
    return { ...page, frontMatter: fields.parse(parse(yaml) ?? {}) };
  } catch (error) {
    const reason = error instanceof YAMLParseError ? error.message : 'it is not a list of fields.';
    return { ...page, frontMatter: {}, unreadable: `${file}: its front matter cannot be read: ${reason}` };
  }
}

const fields = z.record(z.string(), z.unknown());

/** `docs/interop/index.mdx` is `/interop`, `docs/interop/explainer.mdx` is `/interop/explainer`. */
export function routeOfFile(file: string): string {
  const route = file
    .replace(/^docs/, '')
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return route === '' ? '/' : route;
}
