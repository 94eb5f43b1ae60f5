/** Separate from page tests, so that an unreadable tree does not hide their problems. */
import sidebars from '@site/sidebars';
import { treeOf } from '@site/src/content/navigation/toSidebars';
import { pagesOf, treeProblems } from '@site/src/content/navigation/walk';

import { allPages } from '../support/repository';

const pages = allPages();

describe('sidebars.ts', () => {
  it('lists exactly the pages of docs/', () => {
    expect(treeProblems(treeOf(sidebars), pages).join('\n')).toBe('');
    expect(pagesOf(treeOf(sidebars))).toHaveLength(pages.length);
  });
});
