import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** Parses a page; errors have the place, which the parser's message lacks. */
export function parseMdx(file: VFile, parser: { parse(file: VFile): Root }): Root {
  try {
    return parser.parse(file);
  } catch (error) {
    if (!(error instanceof Error && 'line' in error && typeof error.line === 'number')) throw error;
    throw new Error(`${file.path}:${error.line}: ${error.message}`, { cause: error });
  }
}
