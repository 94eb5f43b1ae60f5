import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';

/** A page, by path in the repository. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

const fields = z.record(z.string(), z.unknown());

/** Includes the line break after `---`, so that line numbers are the file's. */
const block = /^---(\r?\n[\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** A page's front matter; empty if it has none. @throws why it cannot be read, with file and line */
export function readFrontMatter({ file, text }: Page): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = block.exec(text) ?? [];
  try {
    return fields.parse(parse(yaml) ?? {});
  } catch (error) {
    const reason = error instanceof YAMLParseError ? error.message : 'it is not a list of fields.';
    throw new Error(`${file}: its front matter cannot be read: ${reason}`, { cause: error });
  }
}

/** Blanks the front matter, so that other lines keep their numbers. */
export function withoutFrontMatter(text: string): string {
  return text.replace(block, (front) => front.replace(/[^\n]/g, ''));
}
