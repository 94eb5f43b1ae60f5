import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a page declares that it shows the text of another page. */
export function isImported(source: string): boolean {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  return /^is_imported_content: 'true'$/m.test(frontMatter);
}

/** Routes, without their leading slash, of the pages of a folder that show the text of another page. */
export function importedRoutes(docsDir: string): string[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && isImported(readFileSync(path.join(docsDir, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(\/index)?\.mdx$/, ''))
    .sort();
}
