/** What plugins leave for the second half of a build, below the folder of files that Docusaurus generates. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { pageModelFile, type PageFacts, readPageModel } from '../../src/metadata/page';

const root = path.resolve(__dirname, '../..');

/** The text of a file that a plugin generated. Throws, naming the command to run, where it is missing. */
export function readGenerated(plugin: string, file: string): string {
  // The variable of Docusaurus by which several builds can lie beside each other.
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const target = path.resolve(root, folder, plugin, 'default', file);
  if (!existsSync(target)) {
    throw new Error(`${path.relative(root, target)} does not exist. Run: npx docusaurus build`);
  }
  return readFileSync(target, 'utf8');
}

/** The page model. */
export function readModel(): PageFacts[] {
  return readPageModel(readGenerated('page-metadata', pageModelFile));
}
