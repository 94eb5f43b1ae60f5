import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of an installed program, or undefined. Debian puts servers outside some users' PATH.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
