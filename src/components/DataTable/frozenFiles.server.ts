import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type DataFiles, type DataName } from '@site/src/data/files';

const read = new Map<string, unknown>();

/** Data files of a snapshot, as they were when it was frozen, for tables that are rendered while pages are built. */
export default function frozenFilesOnServer(version: string, names: readonly DataName[]): Partial<DataFiles> {
  return Object.fromEntries(names.map((name) => [name, fileOf(version, name)]));
}

function fileOf(version: string, name: DataName): unknown {
  const file = path.resolve('versioned_docs', `version-${version}`, '_data', `${name}.json`);
  const known: unknown = read.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  read.set(file, known);
  return known;
}
