import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** Parses a page. @throws a sentence with file and line, which the parser's message lacks */
export function parseMdx(file: VFile, parser: { parse(file: VFile): Root }): Root {
  try {
    return parser.parse(file);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = lineOf(error);
    throw new Error(`${file.path}${line === undefined ? '' : `:${line}`}: ${error.message}`, {
      cause: error,
    });
  }
}

/** If a tag is still open at the end of the file, only the message has the line. */
function lineOf(error: Error): number | string | undefined {
  if ('line' in error && typeof error.line === 'number') return error.line;
  return /\((\d+):\d+-\d+:\d+\)/.exec(error.message)?.[1];
}
