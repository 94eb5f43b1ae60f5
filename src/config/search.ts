import path from 'node:path';

import { rowSelector } from '../features/search/searchFile';
import { importedRoutesOfVersions } from '../content/importedPages';

/**
 * What of the built pages can be found (@easyops-cn/docusaurus-search-local): what readers see, except what repeats
 * on every page. `src/features/search` searches it.
 */
export const search = {
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  docsRouteBasePath: '/',
  language: 'en',
  // Its name is known to the worker: src/features/search/searchFile.ts.
  hashed: false,
  // Found once, where the text has its home.
  ignoreFiles: importedRoutesOfVersions(path.resolve(__dirname, '../..')),
  // What is pressed and picked is not what a page says: a list of chains to pick from would make it a page on each chain.
  // `data-unsearched` marks what the page does say, and another page is the one to be found for. Rows with an anchor
  // are found by themselves.
  ignoreCssSelectors: [
    '[data-search-ignore]',
    '[data-unsearched]',
    'button',
    'select',
    'noscript',
    rowSelector,
  ],
};
