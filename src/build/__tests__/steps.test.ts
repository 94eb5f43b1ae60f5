import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { siteOf } from '@site/src/config/site';
import { runSteps, tableOf } from '@site/src/build/pipeline';
import { type Finishing, steps } from '@site/src/build/steps';
import { readBuild, writeBuild } from '@site/scripts/support/buildFolder';
import { filesBelow } from '@site/scripts/support/filesBelow';

import { pageFacts } from '../../../tests/support/pageFacts';
import { root } from '../../../tests/support/repository';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A page as Docusaurus writes it, with our components' markup around its text. */
function pageHtml(title: string, inside: string): string {
  return `<!doctype html><html class="docs-wrapper docs-doc-page"><head><meta charset=UTF-8><title data-rh=true>${title} | Docs</title><meta data-rh=true name=description content="Of the page"/><link data-rh=true rel=alternate href=https://docs.example/x hreflang=en-US /><link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/main.2.js defer></script></head><body><nav class=navbar>Menu</nav><div id=__docusaurus><main class=wide>${inside}</main></div></body></html>`;
}

const articleHtml = `<article><div class="theme-doc-markdown markdown"><header><h1>Explainer</h1></header>
  <div class=metadata><details><summary>Guide for Auditor</summary><dl><dt>Type</dt><dd><a href=/content-types/guide>Guide</a></dd><dt>For</dt><dd><a href=/personas/auditor>Auditor</a></dd></dl></details></div>
  <p>Text of the page.</p><h2 id=one>One</h2><table><tbody><tr id=row><th>Row</th><td>Cell</td></tr></tbody></table></div>
  <footer><details data-sources><a href=https://github.com/a/b>a/b</a></details><time datetime=2025-06-01T00:00:00.000Z itemprop=dateModified>June</time></footer></article>`;

const nothing = { documents: [] };
const found = [
  { documents: [{ i: 1, t: 'Explainer', u: '/interop/explainer', b: ['Interop'] }] },
  nothing,
  { documents: [{ i: 1, t: 'What it is.', u: '/interop/explainer' }] },
  nothing,
  { documents: [{ i: 2, t: 'Text of the page.', u: '/interop/explainer', h: '' }] },
];

const built: Readonly<Record<string, string>> = {
  'index.html': pageHtml('Home', '<h1>Welcome</h1><p>Begin here.</p>'),
  'interop/explainer.html': pageHtml('Explainer', articleHtml),
  '404.html': pageHtml('Not found', '<h1>Not found</h1>'),
  'assets/css/styles.1.css': '.wide { color: red } .unused { color: blue }',
  'assets/js/main.2.js': 'start()',
  'search-index.json': JSON.stringify(found),
  'third-party-licenses.txt': 'In the pages\n============\n\nreact 1 (MIT)\n',
};

const finishing: Finishing = {
  site: siteOf({ SITE_URL: 'https://docs.example' }),
  pages: [
    pageFacts('/', { title: 'Home', picture: '/img/og/1.png' }),
    pageFacts('/interop/explainer', {
      title: 'Explainer',
      picture: '/img/og/2.png',
      section: '/interop',
      contentType: 'guide',
      personas: ['auditor'],
      categories: ['evm'],
      sources: ['https://github.com/a/b'],
      updated: '2025-06-01T00:00:00.000Z',
    }),
    pageFacts('/hidden', { noIndex: true }),
  ],
  changes: [],
  order: ['/', '/interop/explainer'],
  root,
  source: (file) => (file === 'static/_redirects' ? '/old /interop/explainer 301\n' : read(file)),
  commit: null,
  uncommittedChanges: false,
  sourceCommits: new Map(),
  foldsCase: false,
};

const text = (files: ReadonlyMap<string, string>, file: string): string =>
  Buffer.from(files.get(file) ?? '', 'base64').toString();

describe('finishing a build', () => {
  let folder: string;
  let finished: ReadonlyMap<string, string>;

  function write(files: Readonly<Record<string, string>>): void {
    folder = mkdtempSync(path.join(os.tmpdir(), 'finishing-'));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
  }

  /** Finishes the build; returns every file in base64, by path. */
  async function finish(context: Finishing = finishing, which = steps): Promise<ReadonlyMap<string, string>> {
    const files = readBuild(folder);
    await runSteps(which, files, context);
    writeBuild(folder, files);
    return new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'base64')]));
  }

  beforeAll(async () => {
    write(built);
    finished = await finish();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => write(built));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives every page what it is delivered with', () => {
    const html = text(finished, 'interop/explainer.html');
    expect(html).toContain('<style>.wide{color: red}</style>');
    expect(html).toContain('"@type":"TechArticle"');
    expect(html).toContain('<meta property="og:image" content="https://docs.example/img/og/2.png">');
    expect(html).toContain('content="Explainer. Documentation, OP Stack Docs"');
    expect(html).toContain('href="/interop/explainer.md"');
    expect(text(finished, 'interop/explainer.md')).toContain('Text of the page.');
    expect(text(finished, 'llms.txt')).toContain('https://docs.example/interop/explainer.md');
    expect(text(finished, 'old.html')).toContain('This page has moved');
    expect(text(finished, 'page-index.json')).toContain('"id": "one"');
    expect(text(finished, 'search-index.json')).toContain('"heading":"Row"');
    expect(text(finished, 'third-party-licenses.txt')).toContain('workbox-core');
    expect(text(finished, '404.html')).toContain('data-scripts="/assets/js/main.2.js"');
    expect(finished.has('hidden.md')).toBe(false);
    const { files } = JSON.parse(text(finished, 'docs-manifest.json')) as { files: { path: string }[] };
    expect(files.map((file) => file.path)).toEqual(
      [...finished.keys()].filter((file) => file !== 'docs-manifest.json'),
    );
  });

  it('again gives the same files, byte for byte', async () => {
    rmSync(folder, { recursive: true });
    write({});
    for (const [file, content] of finished) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content, 'base64');
    }
    const again = await finish();
    expect([...again.keys()]).toEqual([...finished.keys()]);
    expect([...again].flatMap(([file, content]) => (finished.get(file) === content ? [] : [file]))).toEqual(
      [],
    );
  });

  const redirectsAlone = steps.filter(({ name }) => name === 'Redirects');
  const withRedirects = (lines: string): Finishing => ({
    ...finishing,
    source: (file) => (file === 'static/_redirects' ? lines : read(file)),
  });

  it('writes nothing where a step fails, and says which', async () => {
    await expect(finish(withRedirects('/old / 301\n/older /gone 301'), redirectsAlone)).rejects.toThrow(
      /^Redirects: .*\n.*\/older leads to \/gone, which is no page/,
    );
    expect(filesBelow(folder)).toEqual(Object.keys(built).sort());
  });

  it('writes no page that leads on over its target where the disk does not tell capitals apart', async () => {
    const files = await finish(
      { ...withRedirects('/INDEX /interop/explainer 301\n/old / 301\n'), foldsCase: true },
      redirectsAlone,
    );
    expect([files.has('INDEX.html'), files.has('old.html')]).toEqual([false, true]);
  });

  it('says the same of a page whatever its markup is', async () => {
    const changes: readonly ((html: string) => string)[] = [
      (html) => html.replace('<div class=metadata>', '<section class=metadata>'),
      (html) => html.replaceAll(/<\/?dl>/g, ''),
      (html) => html.replace('Guide</a>', 'Another kind</a>'),
      (html) => html.replace(/<footer>.*<\/footer>/s, '<footer><time>Never</time></footer>'),
      (html) => html.replace('theme-doc-markdown', 'another'),
      (html) => html.replace('docs-wrapper docs-doc-page', 'plain'),
      (html) => html.replaceAll(/<(title|meta|link) data-rh=true[^>]*>/g, ''),
    ];
    const file = 'interop/explainer.html';
    const changed = changes.reduce((html, change) => {
      expect(change(html)).not.toBe(html);
      return change(html);
    }, built[file] ?? '');
    writeFileSync(path.join(folder, file), changed);
    const described = (files: ReadonlyMap<string, string>): Record<string, string | undefined> => ({
      structuredData: /<script type="application\/ld\+json">.*?<\/script>/.exec(text(files, file))?.[0],
      picture: /<meta property="og:type".*?(?=<script)/.exec(text(files, file))?.[0],
      frontMatter: text(files, 'interop/explainer.md').split('\n---\n')[0],
      llms: text(files, 'llms.txt'),
      feed: text(files, 'feeds/changes.atom'),
    });
    expect(described(await finish())).toEqual(described(finished));
    expect(described(finished).structuredData).toContain('"audienceType":"Auditor"');
    expect(described(finished).frontMatter).toContain('sources:\n  - https://github.com/a/b');
  });
});

it('CONTRIBUTING shows the table of steps', () => {
  expect(read('CONTRIBUTING.md')).toContain(`\n${tableOf(steps)}\n`);
});
