import { addressOf, routeOfAddress, type SiteAddress } from '@site/src/delivery/addresses';
import { readBuiltPage } from '@site/src/delivery/builtPage';

const site: SiteAddress = { url: 'https://docs.example', baseUrl: '/d/', title: 'Docs', tagline: 'All' };

function html(docId: string, version = 'current'): string {
  return `<!doctype html><html class="docs-wrapper docs-doc-id-${docId}"><head><title>T | Docs</title>
    <meta property=og:title content="T | Docs"><meta name=description content="What T is."><meta name=docusaurus_version content=${version}>
    <link rel=canonical href=https://docs.example/d/x></head><body><main><article>
    <div class="theme-doc-markdown markdown"><header><h1>T</h1></header><div><dl><a href="/d/content-types/guide">Guide</a><a href="/d/personas/auditor">Auditor</a><a href="/d/categories/audits">Audits</a></dl></div>
    <details><a href="https://elsewhere.example">No source</a></details></div>
    <div><details data-sources><a href="https://github.com/a/b">a/b</a></details></div><footer><time datetime="2025-06-01T00:00:00.000Z" itemprop="dateModified">June</time></footer></article></main></body></html>`;
}

it('a page is described by its own HTML', () => {
  const { content, ...known } = readBuiltPage(site, '/interop/t', html('interop/t'));
  expect(content).toMatch(/^<header><h1>T<\/h1>/);
  expect(known).toEqual({
    route: '/interop/t',
    address: 'https://docs.example/d/interop/t',
    canonical: 'https://docs.example/d/x',
    title: 'T',
    description: 'What T is.',
    version: 'current',
    section: '/interop',
    updated: '2025-06-01',
    sources: ['https://github.com/a/b'],
    contentType: 'Guide',
    personas: ['Auditor'],
    categories: ['Audits'],
    heading: 'T',
  });
});

it.each([
  ['/interop', 'interop/index', '/interop'],
  ['/isthmus/interop/tools/x', 'interop/tools/x', '/isthmus/interop'],
  ['/isthmus', 'index', undefined],
  ['/', 'index', undefined],
])('%s, the document %s, belongs to the section %s', (route, id, section) => {
  expect(readBuiltPage(site, route, html(id)).section).toBe(section);
});

it('a page without a description is an error that names it', () => {
  expect(() => readBuiltPage(site, '/a', '<head></head>')).toThrow('the page lacks');
});

it('routes and addresses lead to each other', () => {
  for (const route of ['/', '/interop', '/interop/tools/x']) {
    expect(routeOfAddress(site, addressOf(site, route))).toBe(route);
  }
});
