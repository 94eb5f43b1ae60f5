import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a file that a plugin left in the folder of files that Docusaurus generates. Throws, naming the command to
 * run, where it is missing.
 */
export function readGenerated(root: string, plugin: string, file: string): string {
  // Docusaurus' own variable, by which several builds can lie beside each other.
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const target = path.resolve(root, folder, plugin, 'default', file);
  if (!existsSync(target)) {
    throw new Error(`${target} does not exist. Run: npx docusaurus build`);
  }
  return readFileSync(target, 'utf8');
}
