/** Where the snapshots of the documentation are kept, as Docusaurus lays them out. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type PageVersion } from './pageChanges';

const root = path.resolve(__dirname, '../../..');

/** Names of the snapshots, newest first. */
export function snapshotNames(): readonly string[] {
  const file = path.join(root, 'versions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** A page's file: the version it is of, and its path below the folder of that version. */
export interface PageFile {
  readonly version: string;
  readonly file: string;
}

/** Takes a path relative to the project apart; undefined for what is no page of a version. */
export function pageFile(source: string): PageFile | undefined {
  const [, version, file] = /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)$/.exec(source) ?? [];
  return file === undefined ? undefined : { version: version ?? 'current', file };
}

/** The versions that have a page, newest first, given by its file below the folder of each. */
export function versionsOfPage(file: string): PageVersion[] {
  return ['current', ...snapshotNames()].flatMap((version) => {
    const folder = version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
    const full = path.join(root, folder, file);
    return existsSync(full) ? [{ version, markdown: readFileSync(full, 'utf8') }] : [];
  });
}
