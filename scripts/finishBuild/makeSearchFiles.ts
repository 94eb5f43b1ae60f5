/** Makes of what the search plugin found on the pages the files that are searched, one for each version. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { entriesOfData, pickedSections } from '../../src/features/search/entries';
import { factsFile, type SearchFacts } from '../../src/features/search/facts';
import { makeSearchFile } from '../../src/features/search/records';
import { rowsOfHtml } from '../../src/features/search/rows';
import { searchFileName } from '../../src/features/search/searchFile';
import { fileStem } from '../../src/delivery/addresses';
import { routeOf } from '../../src/plugins/page-metadata/pages';
import { filesBelow } from '../support/filesBelow';

/** Where the plugin of `src/features/search` leaves what pages say about themselves, below the repository. */
const factsPath = `.docusaurus/search/default/${factsFile}`;

/** Writes the search file of each version over the file of the search plugin. */
export function makeSearchFiles(root: string, buildDir: string, baseUrl: string): void {
  const started = Date.now();
  const files = filesBelow(buildDir).filter((file) => path.posix.basename(file) === searchFileName);
  if (files.length === 0) {
    throw new Error(`The build has no ${searchFileName}; has the search plugin given it another name?`);
  }
  const facts = JSON.parse(readFileSync(path.join(root, factsPath), 'utf8')) as SearchFacts;
  const entries = entriesOfData(baseUrl);
  const picked = pickedSections(baseUrl);
  const rowsOf = (url: string): ReturnType<typeof rowsOfHtml> =>
    rowsOfHtml(readFileSync(path.join(buildDir, `${fileStem(routeOf(url, baseUrl))}.html`), 'utf8'));
  for (const file of files) {
    const target = path.join(buildDir, file);
    const found: unknown = JSON.parse(readFileSync(target, 'utf8'));
    writeFileSync(target, JSON.stringify(makeSearchFile(found, facts, rowsOf, entries, picked)));
  }
  console.log(`Made ${files.length} search indexes in ${Date.now() - started} ms.`);
}
