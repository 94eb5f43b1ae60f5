import type { DocMetadata } from '@docusaurus/plugin-content-docs';

import { originalRoute } from '@site/src/content/importedPages';
import { type PageFacts, readPageModel } from '@site/src/content/page';
import { pageModel } from '@site/src/content/pageModel';

const site = { url: 'https://docs.example', baseUrl: '/d/', title: 'Docs', tagline: 'All' };

function doc(id: string, version: string, more: Record<string, unknown> = {}): DocMetadata {
  const folder = version === 'current' ? '/d/' : `/d/${version}/`;
  const known: Record<string, unknown> = {
    id,
    version,
    // Docusaurus ends landing pages' permalinks with a slash, but not their routes, except the first.
    permalink: folder + id.replace(/(^|(?<=\/))index$/, ''),
    title: `Title of ${id}`,
    description: `About ${id}.`,
    frontMatter: {},
    ...more,
  };
  return known as unknown as DocMetadata;
}

function modelOf(
  docs: readonly DocMetadata[],
  originals: Readonly<Record<string, string>> = {},
): PageFacts[] {
  const routes = docs.map(({ permalink }) => ({
    path: permalink.replace(/(?<!^\/d)\/$/, ''),
    component: 'doc',
  }));
  const found = pageModel({
    site,
    docs,
    routes: [
      { path: '/d', component: 'layout', routes },
      {
        path: '/d/personas',
        component: 'list',
        props: { title: 'Readers', description: 'All readers.', pages: [] },
      },
      { path: '/d/search', component: 'search' },
    ],
    isNoIndex: (path) => path === '/d/interop/hidden',
    originalOf: ({ id }) => originals[id],
  });
  // As the finishing steps read it.
  return readPageModel(JSON.stringify(found));
}

const of = (route: string, model: readonly PageFacts[]): PageFacts | undefined =>
  model.find((page) => page.route === route);

describe('the page model', () => {
  it('has what front matter, history and navigation say of a page', () => {
    const frontMatter = {
      topic: 't',
      content_type: 'guide',
      personas: ['auditor'],
      categories: ['evm'],
      sources: ['a/b@v1:c.go', 'https://e.example/x'],
      search_terms: ['other name'],
      questions: ['Why is it so?'],
    };
    const next = { title: 'U', permalink: '/d/interop/u/' };
    const model = modelOf([
      doc('interop/t', 'current', { frontMatter, next, lastUpdatedAt: 1_748_780_000_000 }),
    ]);
    expect(model[0]).toEqual({
      route: '/interop/t',
      address: 'https://docs.example/d/interop/t',
      canonical: 'https://docs.example/d/interop/t',
      title: 'Title of interop/t',
      description: 'About interop/t.',
      noIndex: false,
      version: 'current',
      section: '/interop',
      topic: 't',
      contentType: 'guide',
      personas: ['auditor'],
      categories: ['evm'],
      sources: ['https://github.com/a/b/blob/v1/c.go', 'https://e.example/x'],
      searchTerms: ['other name'],
      questions: ['Why is it so?'],
      updated: '2025-06-01T12:13:20.000Z',
      next: '/interop/u',
    });
  });

  it('has the pages that plugins add, by the title and description in their props, and no route without them', () => {
    const model = modelOf([doc('index', 'current')]);
    expect(model.map(({ route }) => route)).toEqual(['/', '/personas']);
    expect(of('/personas', model)).toMatchObject({
      title: 'Readers',
      description: 'All readers.',
      section: '/personas',
    });
    expect(of('/personas', model)).not.toHaveProperty('version');
  });

  it.each([
    ['/', 'index', 'current', undefined],
    ['/interop', 'interop/index', 'current', '/interop'],
    ['/isthmus', 'index', 'isthmus', undefined],
    ['/isthmus/interop/tools/x', 'interop/tools/x', 'isthmus', '/isthmus/interop'],
  ])('puts %s, the document %s of %s, in the section %s', (route, id, version, section) => {
    expect(of(route, modelOf([doc(id, version)]))?.section).toBe(section);
  });

  it('names today as the canonical page of a snapshot, where there is one, and the original of an imported page', () => {
    const docs = [
      ...['index', 'stack/index', 'stack/copy'].map((id) => doc(id, 'current')),
      ...['index', 'stack/index', 'stack/gone'].map((id) => doc(id, 'isthmus')),
    ];
    const model = modelOf(docs, { 'stack/copy': '/interop/own' });
    const canonical = Object.fromEntries(model.map((page) => [page.route, page.canonical]));
    expect(canonical).toMatchObject({
      '/stack': 'https://docs.example/d/stack',
      '/stack/copy': 'https://docs.example/d/interop/own',
      '/isthmus': 'https://docs.example/d/isthmus',
      '/isthmus/stack': 'https://docs.example/d/stack',
      '/isthmus/stack/gone': 'https://docs.example/d/isthmus/stack/gone',
    });
  });

  it('says which pages are kept from search engines', () => {
    const model = modelOf([doc('interop/hidden', 'current'), doc('interop/shown', 'current')]);
    expect(model.map(({ noIndex }) => noIndex)).toEqual([true, false, false]);
  });

  it('is refused in another form, with the command that makes it', () => {
    expect(() => readPageModel('[{"route":"/"}]')).toThrow(
      'pages.json is from another version of the site. Run: npm run build',
    );
    expect(() => readPageModel('[]')).toThrow('Run: npm run build');
  });
});

it('an imported page names the page whose text it shows', () => {
  expect(originalRoute('---\n---\n\n<ImportedFrom route="/superchain/networks" />\r\n\nText')).toBe(
    '/superchain/networks',
  );
  expect(originalRoute('Text with `<ImportedFrom route="/a" />` in it')).toBeUndefined();
});
