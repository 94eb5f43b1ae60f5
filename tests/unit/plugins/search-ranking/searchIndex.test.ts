import { readIndex } from '@site/src/plugins/search-ranking/searchIndex';

import { indexFile, indexOf } from '../../../support/searchIndex';

describe('the file of the search plugin', () => {
  it('is read with where each term stands', () => {
    const index = indexOf({ '/a': { title: 'A portal', sections: { b: ['Two portals', 'Text.'] } } });
    const [titles, headings] = index.kinds;
    const places = (kind: typeof titles): unknown[] => [...(kind?.postings.get('portal') ?? [])];
    expect(places(titles)).toEqual([[titles?.documents[0], [[2, 6]]]]);
    expect(places(headings)).toEqual([[headings?.documents[0], [[4, 7]]]]);
    expect(index.terms).toEqual(['portal', 'text', 'two']);
  });

  it.each([
    ['something else', { documents: 'none' }],
    ['nothing', null],
    ['of another version', [{ documents: [], index: { version: '0' } }]],
    ['without an index', [{}, {}, {}, {}, {}]],
    ['short of a kind', (indexFile({ '/a': { title: 'A' } }) as unknown[]).slice(1)],
  ])('is refused if it is %s', (_what, file) => {
    expect(() => readIndex(file)).toThrow();
  });
});
