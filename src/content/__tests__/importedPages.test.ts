import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { importedRoutes, importedRoutesOfVersions, isImported } from '@site/src/content/importedPages';
import { search } from '@site/src/config/search';
import { snapshotNames } from '@site/src/content/versions/files';

import { root } from '../../../tests/support/repository';

describe('a page', () => {
  it.each([
    ["---\nis_imported_content: 'true'\n---\n", true],
    ['---\nis_imported_content: "true" # of its home\n---\n', true],
    ["---\r\nis_imported_content: 'true'\r\n---\r\n", true],
    ["---\nis_imported_content: 'false'\n---\nis_imported_content: 'true'\n", false],
    ["---\ndescription: |\n  is_imported_content: 'true'\n---\n", false],
    ['---\n: not: YAML: [\n---\n', false],
    ['no front matter', false],
  ])('%j shows the text of another page: %p', (source, expected) => {
    expect(isImported(source)).toBe(expected);
  });
});

describe('the pages that show the text of others', () => {
  const imported = "---\nis_imported_content: 'true'\n---\n";
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'imported-'));
    mkdirSync(path.join(folder, 'stack'));
    for (const file of ['index.mdx', 'stack/index.mdx', 'stack/copy.mdx']) {
      writeFileSync(path.join(folder, file), imported);
    }
    writeFileSync(path.join(folder, 'stack/own.mdx'), imported.replace('true', 'false'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are known by their routes', () => {
    expect(importedRoutes(folder)).toEqual(['', 'stack', 'stack/copy']);
  });

  it('have the name of a snapshot before them within it', () => {
    expect(importedRoutes(folder, 'holocene')).toEqual(['holocene', 'holocene/stack', 'holocene/stack/copy']);
  });

  it('are left out of search in every version', () => {
    const names = ['', ...snapshotNames()];
    const folders = names.map((name) => (name === '' ? 'docs' : `versioned_docs/version-${name}`));
    expect(search.ignoreFiles).toEqual(
      folders.flatMap((name, index) => importedRoutes(path.join(root, name), names[index])),
    );
    expect(search.ignoreFiles).toEqual(importedRoutesOfVersions(root));
    expect(search.ignoreFiles.length).toBeGreaterThan(0);
  });
});
