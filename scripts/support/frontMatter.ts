import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';

/** A page, by path in the repository. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

const fields = z.record(z.string(), z.unknown());

/** With the line break after the first `---`, so that lines count from the top of the file. */
const block = /^---(\r?\n[\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** The fields of a page's front matter; none without any. @throws why it cannot be read, with file and line */
export function readFrontMatter({ file, text }: Page): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = block.exec(text) ?? [];
  try {
    return fields.parse(parse(yaml) ?? {});
  } catch (error) {
    const reason = error instanceof YAMLParseError ? error.message : 'it is not a list of fields.';
    throw new Error(`${file}: its front matter cannot be read: ${reason}`, { cause: error });
  }
}

/** A page with empty lines in place of its front matter, so that the others keep their numbers. */
export function withoutFrontMatter(text: string): string {
  return text.replace(block, (front) => front.replace(/[^\n]/g, ''));
}
