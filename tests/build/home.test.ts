import { builtFile, scannedPage } from '../../scripts/support/builtSite';
import { createEngine } from '../../src/features/search/engine';
import { searchExamples } from '../../src/features/search/examples';
import { readSearchFile, searchFileName } from '../../src/features/search/searchFile';
import { readerPaths } from '../../src/components/page/Home/readerPaths';

const $ = scannedPage('/');
const hrefsIn = (selector: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href'));

describe('the home page', () => {
  it('has search, readers, tools, notices, the featured tutorial and sections, in this order', () => {
    const titles = $('main :is(h1, h2)')
      .toArray()
      .map((title) => $(title).text());
    expect(titles).toEqual([
      'Build on, run and audit the OP Stack',
      'Start from what you do',
      'Tools',
      'Act now',
      expect.stringMatching(/Upgrade \d+$/),
      'Relay transactions manually',
      'All sections',
    ]);
    expect($('main header form[role=search]').attr('action')).toBe('/search');
  });

  it('leads each reader to a first task and to all pages for that reader', () => {
    expect(hrefsIn('[aria-labelledby=readers] a')).toEqual(
      Object.entries(readerPaths).flatMap(([id, { links }]) => [`/personas/${id}`, links[0].to]),
    );
  });

  it('shows only notices that ask for action', () => {
    const notices = hrefsIn('[aria-labelledby=act-now] li a');
    expect(notices.length).toBeGreaterThan(0);
    for (const route of notices) {
      expect(scannedPage(route ?? '')('article [data-notice]').attr('data-notice')).toBe('act-now');
    }
  });

  it('leads to the section on the documented upgrade', () => {
    const [route = '', id = ''] = ($('[aria-labelledby=upgrade] a').attr('href') ?? '').split('#');
    expect(scannedPage(route)(`h3#${id}, h2#${id}`).length).toBe(1);
  });

  it.each(searchExamples)('suggests searching for $kind, which is found first', ({ query, finds }) => {
    const engine = createEngine(readSearchFile(JSON.parse(builtFile(searchFileName))));
    while (!engine.indexFor(1000));
    expect(engine.search(query).ranked[0]?.page.url).toBe(finds);
    expect(hrefsIn('main header ul a')).toContain(`/search?${new URLSearchParams({ q: query }).toString()}`);
  });
});
