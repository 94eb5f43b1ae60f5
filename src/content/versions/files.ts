/** Paths of snapshots in Docusaurus's layout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type PageVersion } from './pageChanges';

const root = path.resolve(__dirname, '../../..');

/** Newest first. */
export function snapshotNames(): readonly string[] {
  const file = path.join(root, 'versions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Version and path within it. */
export interface PageFile {
  readonly version: string;
  readonly file: string;
}

/** Parses a project-relative path; undefined for other files. */
export function pageFile(source: string): PageFile | undefined {
  const [, version, file] = /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)$/.exec(source) ?? [];
  return file === undefined ? undefined : { version: version ?? 'current', file };
}

/** Pages that snapshots keep, by their path within a version. */
export function filesOfSnapshots(): string[] {
  const files = snapshotNames().flatMap((version) =>
    readdirSync(path.join(root, folderOf(version)), { encoding: 'utf8', recursive: true })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('.mdx')),
  );
  return [...new Set(files)];
}

function folderOf(version: string): string {
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** Versions of a page, newest first, by its path within a version. */
export function versionsOfPage(file: string): PageVersion[] {
  return ['current', ...snapshotNames()].flatMap((version) => {
    const full = path.join(root, folderOf(version), file);
    return existsSync(full) ? [{ version, markdown: readFileSync(full, 'utf8') }] : [];
  });
}
