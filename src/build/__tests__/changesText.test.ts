import { changesByRoute, changesText } from '@site/src/build/changesText';
import { type ChangeSummary } from '@site/src/features/changes/summaries';

const site = { url: 'https://docs.example', baseUrl: '/d/', title: 'Docs', tagline: '' };

const page: ChangeSummary = {
  route: '/stack/fees',
  versions: [
    { name: 'current', label: 'Karst', route: '/stack/fees' },
    { name: 'isthmus', label: 'Isthmus', route: '/isthmus/stack/fees' },
    { name: 'holocene', label: 'Holocene', route: '/holocene/stack/fees' },
  ],
  steps: [
    {
      older: 'isthmus',
      newer: 'current',
      count: 3,
      wording: 1,
      sections: [{ title: '', id: '' }, { title: 'Data [fee]', id: 'data-fee' }, { title: 'Gone' }],
    },
    { older: 'holocene', newer: 'isthmus', count: 0, wording: 0, sections: [] },
  ],
};

describe('what changed on a page between network upgrades, in its Markdown', () => {
  it('names the sections of each step that has any, with links into the newer version, and the comparison', () => {
    expect(changesText(site, page)).toBe(
      [
        '## What changed between network upgrades',
        '',
        '- From Isthmus to Karst: 3 passages and 1 passage in wording only, in [before the first heading](https://docs.example/d/stack/fees), [Data \\[fee\\]](https://docs.example/d/stack/fees#data-fee), Gone.',
        '',
        '[The passages side by side](https://docs.example/d/changes/stack/fees).',
        '',
      ].join('\n'),
    );
  });

  it('stays brief', () => {
    const sections = Array.from({ length: 20 }, (_, at) => ({ title: `S${at}` }));
    const text = changesText(site, {
      ...page,
      steps: [{ older: 'isthmus', newer: 'current', count: 20, wording: 0, sections }],
    });
    expect(text).toContain('S7, 12 more.');
  });

  it('is on every version of the page, and on none where nothing changed', () => {
    const still = {
      ...page,
      route: '/still',
      versions: [{ name: 'current', label: 'Karst', route: '/still' }],
      steps: [],
    };
    expect([...changesByRoute(site, [page, still]).keys()]).toEqual([
      '/stack/fees',
      '/isthmus/stack/fees',
      '/holocene/stack/fees',
    ]);
  });
});
