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
import { firstPage, frozenMarkdown, frozenSidebars, withFirstPage } from '../src/snapshots/freeze';
import { isKept } from '../src/snapshots/scope';
import { labelOf } from '../src/snapshots/upgrades';

const root = path.resolve(__dirname, '..');

const docs = path.join(root, 'docs');

/** The files of a snapshot with their content: the pages it keeps, and the code and parts of pages that these bring in. */
function frozenFiles(): Map<string, string> {
  const files = readdirSync(docs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(docs, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8');
  const pages = files.filter((file) => isKept(idOf(file)));
  const texts = pages.map(read);
  const beside = files.filter(
    (file) => /\/_(?:samples|partials)\//.test(file) && texts.some((text) => text.includes(nameOf(file))),
  );
  return new Map([
    ...pages.map((file, index) => [file, frozenMarkdown(texts[index] ?? '', idOf(file), isKept)] as const),
    ...beside.map((file) => [file, read(file)] as const),
  ]);
}

function idOf(file: string): string {
  return file.replace(/\.mdx$/, '');
}

/** What a page beside it calls a sample or a part: `_samples/Notebook.sol`. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/_') + 1);
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
  const label = labelOf(name);
  const files = frozenFiles().set('index.mdx', firstPage(label));
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
  writeFileSync(list, `${JSON.stringify([name, ...names], undefined, 2)}\n`);
  console.log(`Froze ${files.size} files in versioned_docs/version-${name}.`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
