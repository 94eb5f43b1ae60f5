import { parse } from 'yaml';
import * as z from 'zod';

const fields = z.record(z.string(), z.unknown());

/** With the line break after the first `---`, so that lines count from the top of the file. */
const block = /^---(\r?\n[\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** The fields of a page's front matter; none without any. @throws why it cannot be read, with the line in the file */
export function readFrontMatter(page: string): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = block.exec(page) ?? [];
  const { data, success } = fields.safeParse(parse(yaml) ?? {});
  if (!success) throw new Error('it is not a list of fields.');
  return data;
}

/** A page with empty lines in place of its front matter, so that the others keep their numbers. */
export function withoutFrontMatter(page: string): string {
  return page.replace(block, (front) => front.replace(/[^\n]/g, ''));
}
