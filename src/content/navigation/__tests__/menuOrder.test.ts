import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

import { inMenuOrder, unlistedPages } from '@site/src/content/navigation/menuOrder';

type Part = Pick<LoadedVersion, 'docs' | 'sidebars'>;

const pages = (...ids: string[]): DocMetadata[] => ids.map((id) => ({ id }) as DocMetadata);

const version: Part = {
  docs: pages('index', 'stack/b', 'stack/a', 'stack/index', 'stack/orphan'),
  sidebars: {
    stack: [
      {
        type: 'category',
        label: 'Stack',
        collapsed: false,
        collapsible: true,
        link: { type: 'doc', id: 'stack/index' },
        items: [
          { type: 'doc', id: 'stack/a' },
          { type: 'html', value: '' },
          { type: 'doc', id: 'stack/b' },
        ],
      },
    ],
  },
};

describe('the order of the menu', () => {
  it('is that of the sidebars, the landing page of a folder first', () => {
    expect(inMenuOrder(version).map(({ id }) => id)).toEqual([
      'index',
      'stack/orphan',
      'stack/index',
      'stack/a',
      'stack/b',
    ]);
  });

  it('misses pages that no sidebar names, the home page aside', () => {
    expect(unlistedPages(version).map(({ id }) => id)).toEqual(['stack/orphan']);
  });
});
