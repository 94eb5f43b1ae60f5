/** Compresses files once for all who need them compressed. */
import path from 'node:path';

import { deflateSync } from 'fflate';

import { inThreads } from '../lib/threads';
import { type BuiltFile } from './builtFile';
import type { deflateFile } from './deflateThread';

export interface DeflatedFile extends BuiltFile {
  /** The bytes as raw DEFLATE. */
  readonly deflated: Uint8Array;
}

/** Compresses a file. By fflate rather than by Node, whose output depends on version and processor. */
export function deflate(file: BuiltFile): DeflatedFile {
  // Level 9 takes a third longer and saves under 1 %.
  return { ...file, deflated: deflateSync(file.bytes, { level: 6 }) };
}

/** {@link deflate} on all cores. */
export async function deflateAll(files: readonly BuiltFile[]): Promise<DeflatedFile[]> {
  const deflated = await inThreads<typeof deflateFile>(path.join(__dirname, 'deflateThread.ts'), files);
  return files.flatMap((file, index) => {
    const result = deflated[index];
    return result === undefined ? [] : [{ ...file, deflated: result }];
  });
}

/** Size as gzip: the DEFLATE with a header and a trailer (RFC 1952, section 2.3). */
export function gzipSize({ deflated }: DeflatedFile): number {
  return 10 + deflated.length + 8;
}
