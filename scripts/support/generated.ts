import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a plugin generated. Throws, naming the command to run, if it is missing. */
export function readGenerated(root: string, plugin: string, file: string): string {
  // Docusaurus' variable, for several builds side by side.
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const target = path.resolve(root, folder, plugin, 'default', file);
  if (!existsSync(target)) {
    throw new Error(`${target} does not exist. Run: npx docusaurus build`);
  }
  return readFileSync(target, 'utf8');
}
