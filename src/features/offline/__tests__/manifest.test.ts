import { deflate, type DeflatedFile } from '@site/src/build/deflate';
import { manifestOf, summaryOf } from '@site/src/build/offlineManifest';
import { isHashed, pageKey } from '@site/src/features/offline/manifest';

const built = (files: Readonly<Record<string, string>>): DeflatedFile[] =>
  Object.entries(files).map(([path, text]) => deflate({ path, bytes: new TextEncoder().encode(text) }));

const site = {
  'interop/explainer.html': 'explainer',
  'index.html': 'home',
  'assets/js/main.0123abcd.js': 'main',
  'search-index.json': '[]',
  'interop/explainer.md': 'text',
};

describe('a manifest', () => {
  it('lists pages by route and files by name, with size and hash', () => {
    const { files, bytes, count } = manifestOf(built(site));
    expect(files.map(({ url, page }) => [url, page ?? false])).toEqual([
      ['assets/js/main.0123abcd.js', false],
      ['', true],
      ['interop/explainer', true],
      ['interop/explainer.md', false],
      ['search-index.json', false],
    ]);
    expect(files[0]).toEqual({
      url: 'assets/js/main.0123abcd.js',
      bytes: 4,
      hash: 'sha256-DW5AeeNnA+vTfAByL1iR0osOKBHcEUsSkhUSOtzONgU=',
    });
    expect([count, bytes]).toEqual([5, 23]);
  });

  it('leaves out what only hosts and crawlers read, and what saving itself is made of', () => {
    const more = {
      _headers: '',
      'hosting/nginx.conf': '',
      'robots.txt': '',
      'sitemap.xml': '',
      'llms-full.txt': '',
      'interop/llms-full.txt': '',
      'img/og/interop.png': '',
      '404.html': '',
      '500.html': '',
      'index.html.gz': '',
      'op-stack-docs.zip': '',
      'docs-manifest.json': '',
      'offline-manifest.json': '',
      'offline-version.json': '',
      'offline-worker.js': '',
    };
    expect(manifestOf(built({ ...site, ...more }))).toEqual(manifestOf(built(site)));
  });

  it('has the same id for the same files, whatever their order, and another for any change', () => {
    const { id } = manifestOf(built(site));
    expect(manifestOf(built(site).reverse()).id).toBe(id);
    expect(manifestOf(built({ ...site, 'index.html': 'hom!' })).id).not.toBe(id);
    expect(manifestOf(built({ ...site, 'index2.html': '' })).id).not.toBe(id);
  });

  it('is summed up without its files', () => {
    expect(Object.keys(summaryOf(manifestOf(built(site))))).toEqual([
      'id',
      'count',
      'bytes',
      'transferBytes',
    ]);
  });

  it('needs a home page', () => {
    expect(() => manifestOf([])).toThrow('no index.html');
  });
});

describe('the address a page is kept under', () => {
  it.each([
    ['https://a.example/', 'https://a.example/'],
    ['https://a.example/index.html', 'https://a.example/'],
    ['https://a.example/docs/', 'https://a.example/docs'],
    ['https://a.example/docs/index.html', 'https://a.example/docs'],
    ['https://a.example/interop/explainer/', 'https://a.example/interop/explainer'],
    ['https://a.example/interop/explainer.html', 'https://a.example/interop/explainer'],
    ['https://a.example/interop/explainer?_highlight=a#b', 'https://a.example/interop/explainer'],
    ['https://a.example/data/index.json', 'https://a.example/data/index.json'],
  ])('for %s is %s', (asked, key) => {
    expect(pageKey(asked)).toBe(key);
  });
});

describe('an address that names its content', () => {
  it.each([
    '/assets/js/main.0123abcd.js',
    '/docs/assets/css/styles.89abcdef.css',
    '/assets/images/a-b1a2c3d4e5f60718.png',
  ])('is %s', (pathname) => expect(isHashed(pathname)).toBe(true));
  it.each(['/interop', '/search-index.json', '/page-index.json', '/img/logo.svg', '/interop/assets'])(
    'is not %s',
    (pathname) => expect(isHashed(pathname)).toBe(false),
  );
});
