import { makeSearchFile } from '@site/src/features/search/records';
import { readSearchFile } from '@site/src/features/search/searchFile';

import { pageFacts } from '../../../../tests/support/pageFacts';

const nothing = { documents: [] };
const found = [
  { documents: [{ i: 1, t: 'Networks', u: '/superchain/networks', b: ['Superchain'] }] },
  { documents: [{ i: 2, t: '--l1', u: '/superchain/networks', h: '#flag-l1', p: 1 }] },
  { documents: [{ i: 1, t: 'All chains.', s: 'Networks', u: '/superchain/networks', p: 1 }] },
  nothing,
  {
    documents: [{ i: 3, t: 'Text of the flag.', s: '--l1', u: '/superchain/networks', h: '#flag-l1', p: 1 }],
  },
];
const networks = pageFacts('/superchain/networks', {
  contentType: 'reference',
  personas: ['auditor'],
  questions: ['Which?'],
});
const factsOf = (url: string) => (url === networks.route ? networks : undefined);
const labels = { reference: 'Reference' };

describe('the search file', () => {
  const file = makeSearchFile(
    found,
    factsOf,
    labels,
    () => [{ id: 'mainnet/base', name: 'Base', text: 'Chain ID: 8453' }],
    new Map([['/superchain/networks#mainnet/base', { kind: 'chain', names: ['0x2105'] }]]),
    [
      {
        url: '/superchain/networks',
        hash: '?chain=base#x',
        heading: 'Of Base',
        text: '',
        kind: 'contract',
        names: [],
      },
      { url: '/not/here', hash: '#y', heading: 'Left out', text: '', kind: 'contract', names: [] },
    ],
  );

  it('has the pages with what they say about themselves', () => {
    expect(file.pages).toEqual([
      {
        url: '/superchain/networks',
        title: 'Networks',
        description: 'All chains.',
        crumbs: ['Superchain'],
        type: 'reference',
        readers: ['auditor'],
        questions: ['Which?'],
        terms: [],
      },
    ]);
  });

  it('has heading and text of a section as one, and rows and picked sections as sections', () => {
    expect(file.sections).toEqual([
      { page: 0, hash: '#flag-l1', heading: '--l1', text: 'Text of the flag.', kind: 'flag' },
      {
        page: 0,
        hash: '#mainnet/base',
        heading: 'Base',
        text: 'Chain ID: 8453',
        kind: 'chain',
        names: ['0x2105'],
      },
      { page: 0, hash: '?chain=base#x', heading: 'Of Base', text: '', kind: 'contract', names: [] },
    ]);
  });

  it('can be read back, and nothing else can', () => {
    expect(readSearchFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(() => readSearchFile([])).toThrow('has another format');
  });

  it.each([
    ['no list', {}, 'has another shape'],
    ['a part without texts', [nothing, nothing, nothing, nothing, {}], 'has no contents'],
  ])('is not made of an index of another shape: %s', (_what, index, message) => {
    expect(() => makeSearchFile(index, factsOf, labels, () => [], new Map(), [])).toThrow(message);
  });
});
