/** Separate from page tests, so that an unreadable tree does not hide their problems. */
import type sidebars from '@site/sidebars';
import { TreeError, treeOf } from '@site/src/content/navigation/toSidebars';
import type { NavigationItem } from '@site/src/content/navigation/types';
import { pagesOf, treeProblems } from '@site/src/content/navigation/walk';

import { allPages } from '../support/repository';

const pages = allPages();

/** The tree of sidebars.ts, and the problems within it. */
function readTree(): { readonly tree: readonly NavigationItem[]; readonly problems: readonly string[] } {
  try {
    const module = jest.requireActual<{ default: typeof sidebars }>('@site/sidebars');
    return { tree: treeOf(module.default), problems: [] };
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return { tree: error.tree, problems: [error.message] };
  }
}

describe('sidebars.ts', () => {
  it('lists exactly the pages of docs/', () => {
    const { tree, problems } = readTree();
    expect([...problems, ...treeProblems(tree, pages)].join('\n')).toBe('');
    expect(pagesOf(tree)).toHaveLength(pages.length);
  });
});
