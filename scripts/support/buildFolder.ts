import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { FileMap } from '../../src/build/buildFiles';
import { filesBelow } from './filesBelow';

/** Files of a build. */
export function readBuild(folder: string): FileMap {
  return new FileMap(filesBelow(folder), (file) => readFileSync(path.join(folder, file)));
}

/** Writes changed files back. */
export function writeBuild(folder: string, files: FileMap): void {
  for (const [file, bytes] of files.changes()) {
    const target = path.join(folder, file);
    if (bytes === undefined) {
      rmSync(target, { force: true });
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}
