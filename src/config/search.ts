import path from 'node:path';

import { importedRoutes } from './importedPages';

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
  ignoreFiles: importedRoutes(path.resolve(__dirname, '../../docs')),
  // What is pressed and picked is not what a page says: a list of chains to pick from would make it a page on each chain.
  ignoreCssSelectors: ['[data-search-ignore]', 'button', 'select', ...(codeblocks ? [] : ['pre'])],
};
