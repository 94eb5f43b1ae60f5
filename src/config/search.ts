import path from 'node:path';

import { rowSelector } from '../features/search/searchFile';
import { importedRoutesOfVersions } from '../content/importedPages';

/**
 * Search index options (@easyops-cn/docusaurus-search-local): visible text
 * except repetitions. Used by `src/features/search`.
 */
export const search = {
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  docsRouteBasePath: '/',
  language: 'en',
  // The worker needs a fixed name: src/features/search/searchFile.ts.
  hashed: false,
  // Index imported text only at its original.
  ignoreFiles: importedRoutesOfVersions(path.resolve(__dirname, '../..')),
  // Excludes controls, whose options (such as all chains) would match
  // everything, and heads of columns, which say nothing alone. `data-unsearched`
  // marks text better found on another page. Rows with anchors are indexed
  // separately. One selector, because the plugin searches a page for each.
  ignoreCssSelectors: [
    '[data-search-ignore]',
    '[data-unsearched]',
    'button',
    'label',
    'select',
    '[role="tablist"]',
    'noscript',
    'thead',
    rowSelector,
  ].join(', '),
};
