import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDocument } from 'yaml';

import { snapshotNames } from './versions/files';

/** Whether a page shows another page's text. */
export function isImported(source: string): boolean {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  // Skips the slow YAML parser for most pages.
  if (!frontMatter.includes('true')) return false;
  // Unreadable YAML is reported elsewhere.
  return parseDocument(frontMatter).get('is_imported_content') === 'true';
}

/** Route of the original, from `<ImportedFrom>`; undefined if none. */
export function originalRoute(source: string): string | undefined {
  return /^<ImportedFrom route="(\/[^"#?]*)" \/>\s*$/m.exec(source)?.[1];
}

/**
 * Routes of imported pages, without leading slash.
 *
 * @param base path prefix without slashes; empty for none
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

/** Imported routes of all versions. */
export function importedRoutesOfVersions(siteDir: string): string[] {
  const snapshots = snapshotNames().flatMap((name) =>
    importedRoutes(path.join(siteDir, 'versioned_docs', `version-${name}`), name),
  );
  return [...importedRoutes(path.join(siteDir, 'docs')), ...snapshots];
}
