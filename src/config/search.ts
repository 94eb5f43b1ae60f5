import path from 'node:path';

import { importedRoutesOfVersions } from './importedPages';

/** Whether the text of code blocks can be found. Readers search for commands and error texts: yes. */
const codeblocks = true;

/**
 * Local full-text search (@easyops-cn/docusaurus-search-local). The index is made from the built
 * pages, so it holds what readers see; what repeats on every page is marked to be left out.
 */
export const search = {
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  docsRouteBasePath: '/',
  language: 'en',
  hashed: 'filename',
  explicitSearchResultPath: true,
  searchResultLimits: 10,
  searchResultContextMaxLength: 90,
  searchBarShortcutHint: true,
  // Found once, where the text has its home.
  ignoreFiles: importedRoutesOfVersions(path.resolve(__dirname, '../..')),
  // What is pressed and picked is not what a page says: a list of chains to pick from would make it a page on each chain.
  // `data-unsearched` marks what the page does say, and another page is the one to be found for.
  ignoreCssSelectors: [
    '[data-search-ignore]',
    '[data-unsearched]',
    'button',
    'select',
    ...(codeblocks ? [] : ['pre']),
  ],
};
