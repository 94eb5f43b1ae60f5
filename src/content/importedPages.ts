import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDocument } from 'yaml';

import { snapshotNames } from './versions/files';

/** Whether a page declares that it shows the text of another page. */
export function isImported(source: string): boolean {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  // Most pages can be told without reading YAML, which takes its time.
  if (!frontMatter.includes('true')) return false;
  // Where it cannot be read the page is refused elsewhere, with all that is wrong with it.
  return parseDocument(frontMatter).get('is_imported_content') === 'true';
}

/** Route of the page whose text another page shows, as that page names it with `<ImportedFrom>`; undefined where it names none. */
export function originalRoute(source: string): string | undefined {
  return /^<ImportedFrom route="(\/[^"#?]*)" \/>\s*$/m.exec(source)?.[1];
}

/**
 * Routes, without their leading slash, of the pages of a folder that show the text of another page.
 *
 * @param base what the pages are served below, without slashes; empty for the site itself
 */
export function importedRoutes(docsDir: string, base = ''): string[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && isImported(readFileSync(path.join(docsDir, file), 'utf8')))
    .map((file) =>
      path.posix
        .join('/', base, file.replaceAll(path.sep, '/').replace(/(^|\/)index\.mdx$|\.mdx$/, ''))
        .slice(1),
    )
    .sort();
}

/** The same of every version of the documentation: a snapshot is served below its name. */
export function importedRoutesOfVersions(siteDir: string): string[] {
  const snapshots = snapshotNames().flatMap((name) =>
    importedRoutes(path.join(siteDir, 'versioned_docs', `version-${name}`), name),
  );
  return [...importedRoutes(path.join(siteDir, 'docs')), ...snapshots];
}
