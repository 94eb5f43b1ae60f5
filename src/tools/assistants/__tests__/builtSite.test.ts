import { openBuiltSite } from '../builtSite';
import { mostOfPage, readPage } from '../pages';
import { searchFileFormat } from '../../../../src/features/search/searchFile';

/** A site below a base path, with one page and an older version of it. */
function siteOf(markdown: string): ReturnType<typeof openBuiltSite> {
  const page = (route: string, text: string): string =>
    `---\ntitle: Page\ncanonical: https://example.org/docs${route}\nsources:\n  - https://example.org/source\n---\n\n${text}`;
  const index = JSON.stringify({
    format: searchFileFormat,
    labels: {},
    pages: [
      {
        url: '/docs/page',
        title: 'Page',
        description: '',
        crumbs: [],
        readers: [],
        questions: [],
        terms: [],
      },
    ],
    sections: [{ page: 0, hash: '#one', heading: 'One', text: '' }],
  });
  const files: Readonly<Record<string, string>> = {
    'index.md': page('/', '# Home'),
    'page.md': page('/page', markdown),
    'isthmus/page.md': page('/isthmus/page', '# Page then'),
    'search-index.json': index,
    'isthmus/search-index.json': index,
  };
  const manifest = { baseUrl: '/docs/', files: Object.keys(files).map((path) => ({ path })) };
  return openBuiltSite((path) => (path === 'docs-manifest.json' ? JSON.stringify(manifest) : files[path]));
}

describe('a site below a path of its host', () => {
  const site = siteOf('# Page\n\n## One\n\nText.\n\n## Two\n\nMore.');

  it('has its versions and routes', () => {
    expect([site.versions, site.routes]).toEqual([
      ['current', 'isthmus'],
      ['/', '/page', '/isthmus/page'],
    ]);
    expect([site.routeOf('/docs/page?chain=op#one'), site.addressOf('/page')]).toEqual([
      '/page?chain=op#one',
      'https://example.org/docs/page',
    ]);
  });

  it.each(['/page', 'page', '/page/', '/page.md', '/page.html', 'https://example.org/docs/page'])(
    'gives a page that is asked for as %s',
    (page) => {
      expect(readPage(site, { page, version: 'current' })).toMatchObject({
        answers: [
          {
            name: 'Page',
            route: '/page',
            address: 'https://example.org/docs/page',
            source: ['https://example.org/source'],
          },
        ],
      });
    },
  );

  it('gives a section by its anchor or heading, and the page as it was then', () => {
    const one = { answers: [{ name: 'Page: One', route: '/page#one', text: '## One\n\nText.' }] };
    expect(readPage(site, { page: '/page#one', version: 'current' })).toMatchObject(one);
    expect(readPage(site, { page: '/page', version: 'current', heading: 'one' })).toMatchObject(one);
    expect(readPage(site, { page: '/page', version: 'isthmus' })).toMatchObject({
      answers: [{ text: '# Page then' }],
    });
  });

  it('refuses a heading that the page does not have', () => {
    expect(readPage(site, { page: '/page', version: 'current', heading: 'on' })).toEqual({
      refusal: 'There is no heading on /page like "on". Nearest: One, Two.',
    });
  });
});

it('of a page that is too long the beginning is given, with the headings that are left', () => {
  const site = siteOf(`# Page\n\n## One\n\n${'word '.repeat(mostOfPage / 5)}\n\n## Two\n\nMore.`);
  const reply = readPage(site, { page: '/page', version: 'current' });
  expect(reply).toMatchObject({ note: expect.stringMatching(/by its heading: Two\.$/) as unknown });
});

describe('a folder that holds no built site', () => {
  it('is refused with the command that makes one', () => {
    expect(() => openBuiltSite(() => undefined)).toThrow('has no docs-manifest.json. Run: npm run build');
  });

  it('is refused where its list is of another form', () => {
    expect(() => openBuiltSite(() => '{}')).toThrow(
      'docs-manifest.json is from another version of the site.',
    );
  });
});
