import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path there with forward slashes, in an order that does not depend on the disk. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
