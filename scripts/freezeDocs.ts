/**
 * Freezes the protocol's pages as they are now into a snapshot, before they are changed for the next network upgrade:
 *
 *   npm run docs:freeze -- isthmus
 *
 * The name is that of the upgrade whose state the pages describe (`src/data/snapshots.ts`). Everything is worked out
 * before the first file is written, and an existing snapshot is never touched.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sidebars from '../sidebars';
import { isSnapshot, snapshots } from '../src/data/snapshots';
import { frozenMarkdown, frozenSidebars } from '../src/snapshots/freeze';
import { isKept } from '../src/snapshots/scope';

const root = path.resolve(__dirname, '..');

/** Files of `docs/` that the snapshot keeps: its pages, and the code and parts of pages beside them. */
function keptFiles(): string[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, 'docs'), path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => isKept(pageOf(file) ?? idOf(file)));
}

function idOf(file: string): string {
  return file.replace(/\.mdx$/, '');
}

/** For a file of `_samples` or `_partials`, a page that may be beside it; undefined for a page. */
function pageOf(file: string): string | undefined {
  const folder = /^(.*?)\/_(?:samples|partials)\//.exec(file)?.[1];
  return folder === undefined ? undefined : `${folder}/index`;
}

function main(name = ''): void {
  if (!isSnapshot(name)) {
    throw new Error(
      `docs:freeze needs the name of a snapshot, one of: ${snapshots.join(', ')}. It got "${name}".`,
    );
  }
  const list = path.join(root, 'versions.json');
  const names = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  if (names.includes(name)) {
    throw new Error(`There is a snapshot ${name} already, and a snapshot does not change.`);
  }
  const files = new Map(
    keptFiles().map((file) => {
      const content = readFileSync(path.join(root, 'docs', file), 'utf8');
      return [file, file.endsWith('.mdx') ? frozenMarkdown(content, idOf(file), isKept) : content];
    }),
  );
  const folder = path.join(root, `versioned_docs/version-${name}`);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  mkdirSync(path.join(root, 'versioned_sidebars'), { recursive: true });
  writeFileSync(
    path.join(root, `versioned_sidebars/version-${name}-sidebars.json`),
    `${JSON.stringify(frozenSidebars(sidebars, isKept), undefined, 2)}\n`,
  );
  writeFileSync(list, `${JSON.stringify([name, ...names], undefined, 2)}\n`);
  console.log(`Froze ${files.size} files in versioned_docs/version-${name}.`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
