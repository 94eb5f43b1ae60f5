/** Makes of what the search plugin found on the pages the files that are searched, one for each version. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { entriesOfData, pickedSections } from '../../src/features/search/entries';
import { makeSearchFile } from '../../src/features/search/records';
import { rowsOfHtml } from '../../src/features/search/rows';
import { searchFileName } from '../../src/features/search/searchFile';
import { fileStem } from '../../src/delivery/addresses';
import { type PageFacts } from '../../src/metadata/page';
import { contentTypes, personas } from '../../src/metadata/vocabulary';
import { routeOf } from '../../src/plugins/page-metadata/pages';
import { filesBelow } from '../support/filesBelow';

/** Names of kinds of page and readers, by which results are filtered. */
const labels = Object.fromEntries(
  [...Object.entries(contentTypes), ...Object.entries(personas)].map(([id, { label }]) => [id, label]),
);

/** Writes the search file of each version over the file of the search plugin. */
export function makeSearchFiles(buildDir: string, baseUrl: string, pages: readonly PageFacts[]): void {
  const started = Date.now();
  const files = filesBelow(buildDir).filter((file) => path.posix.basename(file) === searchFileName);
  if (files.length === 0) {
    throw new Error(`The build has no ${searchFileName}; has the search plugin given it another name?`);
  }
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const factsOf = (url: string): PageFacts | undefined => byRoute.get(routeOf(url, baseUrl));
  const entries = entriesOfData(baseUrl);
  const picked = pickedSections(baseUrl);
  const rowsOf = (url: string): ReturnType<typeof rowsOfHtml> =>
    rowsOfHtml(readFileSync(path.join(buildDir, `${fileStem(routeOf(url, baseUrl))}.html`), 'utf8'));
  for (const file of files) {
    const target = path.join(buildDir, file);
    const found: unknown = JSON.parse(readFileSync(target, 'utf8'));
    writeFileSync(target, JSON.stringify(makeSearchFile(found, factsOf, labels, rowsOf, entries, picked)));
  }
  console.log(`Made ${files.length} search indexes in ${Date.now() - started} ms.`);
}
