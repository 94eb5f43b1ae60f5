/** Worker that compresses files. */
import { takePart } from '../lib/threads';
import { type BuiltFile } from './builtFile';
import { deflate } from './deflate';

/** The file's bytes as raw DEFLATE. */
export function deflateFile(file: BuiltFile): Uint8Array {
  return deflate(file).deflated;
}

void takePart(deflateFile, ({ path }) => path);
