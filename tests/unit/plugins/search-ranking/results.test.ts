import { results } from '@site/src/plugins/search-ranking/results';

import { indexOf } from '../../../support/searchIndex';

const index = indexOf({
  '/portal': {
    title: 'Portals of chains',
    text: 'Of portals.',
    sections: { a: ['Portal proxies', 'A portal.'], b: ['Old portals', 'Portals.'] },
  },
  '/other': { title: 'Other', text: 'Nothing of the kind.' },
});

describe('the results of a search', () => {
  it('tell what to mark in their texts', () => {
    const all = results(index, 'portal', 10);
    expect(all).not.toHaveLength(0);
    for (const { document, metadata } of all) {
      const marked = Object.values(metadata).flatMap(({ t }) =>
        t.position.map(([start, length]) => document.t.slice(start, start + length)),
      );
      expect(marked.map((text) => text.toLowerCase().slice(0, 6))).toEqual(marked.map(() => 'portal'));
      expect(marked).not.toEqual([]);
    }
  });

  it('name the longest forms of the words first, which would not be marked after their parts', () => {
    expect(results(index, 'portal proxies()', 10)[0]?.tokens).toEqual(['proxies', 'portal']);
  });

  it('have the title of their page, except for that title', () => {
    const [title, ...sections] = results(index, 'portal', 10);
    expect(title).toMatchObject({ type: 0, page: false });
    expect(sections).toHaveLength(2);
    for (const { page } of sections) expect(page).toBe(title?.document);
  });

  it('are branches of their page where they come directly after it', () => {
    const branches = results(index, 'portal', 10).map(({ isInterOfTree, isLastOfTree }) => [
      isInterOfTree ?? false,
      isLastOfTree ?? false,
    ]);
    expect(branches).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    const [alone] = results(index, 'proxies', 10);
    expect(alone).toMatchObject({ document: { h: '#a' } });
    expect(alone).not.toHaveProperty('isLastOfTree');
  });
});
