/**
 * Freezes the protocol's pages as they are now into a snapshot, before they are changed for the next network upgrade:
 *
 *   npm run docs:freeze -- isthmus
 *
 * The name is that of the upgrade whose state the pages describe (`src/data/snapshots.ts`). Everything is worked out
 * before the first file is written, and an existing snapshot is never touched.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sidebars from '../sidebars';
import { isSnapshot, snapshots } from '../src/data/snapshots';
import { snapshotNames } from '../src/snapshots/files';
import { firstPage, frozenFiles, frozenSidebars, withFirstPage } from '../src/snapshots/freeze';
import { isKept } from '../src/snapshots/scope';
import { labelOf } from '../src/snapshots/upgrades';
import { filesBelow } from './support/filesBelow';

const root = path.resolve(__dirname, '..');
const docs = path.join(root, 'docs');

function main(name = ''): void {
  if (!isSnapshot(name)) {
    throw new Error(
      `docs:freeze needs the name of a snapshot, one of: ${snapshots.join(', ')}. It got "${name}".`,
    );
  }
  const names = snapshotNames();
  if (names.includes(name)) {
    throw new Error(`There is a snapshot ${name} already, and a snapshot does not change.`);
  }
  const label = labelOf(name);
  const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8');
  const files = frozenFiles(filesBelow(docs), read, isKept).set('index.mdx', firstPage(label));
  const frozen = withFirstPage(frozenSidebars(sidebars, isKept), label);
  const folder = path.join(root, `versioned_docs/version-${name}`);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  mkdirSync(path.join(root, 'versioned_sidebars'), { recursive: true });
  writeFileSync(
    path.join(root, `versioned_sidebars/version-${name}-sidebars.json`),
    `${JSON.stringify(frozen, undefined, 2)}\n`,
  );
  writeFileSync(path.join(root, 'versions.json'), `${JSON.stringify([name, ...names], undefined, 2)}\n`);
  console.log(`Froze ${files.size} files in versioned_docs/version-${name}.`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
