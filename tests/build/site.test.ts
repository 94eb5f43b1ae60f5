import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { load as loadPlainly } from 'cheerio/slim';

import { bannerIds } from '@site/src/content/frontMatter';
import { categories, contentTypes, personas } from '@site/src/content/vocabulary';
import { type PageIndexEntry } from '@site/src/build/pageIndex';

import { repeated } from '../support/lists';
import { allPages } from '../support/repository';
import {
  buildDir,
  builtFile,
  builtHtmlFiles,
  fileOf,
  routeOfHtml,
  scannedPage,
} from '../../scripts/support/builtSite';

/** Has every kind of banner. */
const styleGuide = '/connect/contribute/style-guide';

const pages = allPages();
const index = JSON.parse(builtFile('page-index.json')) as PageIndexEntry[];

describe('the built site', () => {
  it.each(pages.map((page) => [page.route, page] as const))(
    'has %s with its title and metadata',
    (route, page) => {
      const $ = scannedPage(route);
      const {
        title,
        description,
        personas: readers,
        categories: subjects,
        content_type,
        banners = [],
      } = page.frontMatter;
      expect($('html').attr('lang')).toBe('en-US');
      expect($('title').text()).toContain(title);
      expect($('meta[name="description"]').attr('content')).toBe(description);
      expect($('link[rel="canonical"]')).toHaveLength(1);
      expect($('h1')).toHaveLength(1);
      if (route === '/') {
        return;
      }
      expect($('h1').text()).toBe(title);
      const chips = $('article a[href]')
        .toArray()
        .map((link) => $(link).attr('href'));
      for (const id of readers as string[]) {
        expect(chips).toContain(`/personas/${id}`);
      }
      for (const id of subjects as string[]) {
        expect(chips).toContain(`/categories/${id}`);
      }
      expect(chips).toContain(`/content-types/${String(content_type)}`);
      expect(
        $('[data-banner]')
          .toArray()
          .map((banner) => $(banner).attr('data-banner')),
      ).toEqual(route === styleGuide ? bannerIds : banners);
      // MDX renders malformed admonitions as text.
      expect($('article').text()).not.toMatch(/:::\w/);
    },
  );

  it('gives each page a unique title', () => {
    const titles = builtHtmlFiles()
      .map(builtFile)
      .filter((html) => html.includes('__docusaurus'))
      .map((html) => /<title[^>]*>([^<]*)/.exec(html)?.[1]);
    expect(repeated(titles)).toEqual([]);
  });

  it('indexes every page with all required fields', () => {
    expect(index.map(({ route }) => route)).toEqual(pages.map(({ route }) => route).sort());
    for (const entry of index) {
      const page = pages.find(({ route }) => route === entry.route);
      expect(entry).toMatchObject({
        title: page?.frontMatter.title,
        description: page?.frontMatter.description,
        contentType: page?.frontMatter.content_type,
        topic: page?.frontMatter.topic,
        personas: page?.frontMatter.personas,
        categories: page?.frontMatter.categories,
      });
      expect(entry.nextRoute === null || index.some(({ route }) => route === entry.nextRoute)).toBe(true);
    }
  });

  it('has an index page for every term of the vocabulary', () => {
    for (const [kind, terms] of Object.entries({ personas, categories, 'content-types': contentTypes })) {
      for (const [id, { label }] of Object.entries(terms)) {
        expect(scannedPage(`/${kind}/${id}`)('h1').text()).toBe(label);
      }
      expect(scannedPage(`/${kind}`)('h1')).toHaveLength(1);
    }
  });

  it.each([
    ['404.html', 'Page Not Found'],
    ['500.html', 'Internal Server Error'],
  ])(
    'has %s for hosts, which says "%s", excludes search engines and links to an issue form',
    (file, title) => {
      const $ = load(builtFile(file));
      expect($('h1').text()).toBe(title);
      expect($('meta[name="robots"]').attr('content')).toBe('noindex');
      expect($('main a[href*="/issues/new"]')).toHaveLength(1);
      // Both are served for any address, so their build has none.
      expect($('main').text()).not.toContain('the form already contains the address');
    },
  );

  it('has no sitemap entries for pages that are not destinations', () => {
    const sitemap = builtFile('sitemap.xml');
    expect(sitemap).toContain('/interop/tutorials/message-passing/relay-with-cast');
    expect(sitemap).not.toMatch(/\/(404|500|search)</);
  });
});

/** Links and resources of a page, from one pass for all tests below. */
interface PageLinks {
  readonly ids: readonly string[];
  /** Link targets: ids and names of old anchors. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly { readonly href: string; readonly target?: string; readonly rel?: string }[];
  /** Addresses of scripts, styles, images and frames. */
  readonly resources: readonly string[];
}

function linksOf(file: string): PageLinks {
  // Only attributes are read, so the plain parser, which builds no DOM, suffices.
  const $ = loadPlainly(readFileSync(file, 'utf8'));
  const ids = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id ?? '');
  const names = $('a[name]')
    .toArray()
    .map(({ attribs }) => attribs.name ?? '');
  return {
    ids,
    anchors: new Set([...ids, ...names]),
    links: $('a[href]')
      .toArray()
      .map(({ attribs: { href = '', target, rel } }) => ({ href, target, rel })),
    resources: $(
      'script[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], img[src], iframe[src]',
    )
      .toArray()
      .map(({ attribs }) => attribs.src ?? attribs.href ?? ''),
  };
}

describe('every link of the built site', () => {
  const files = new Map(builtHtmlFiles().map((name) => [name, linksOf(path.join(buildDir, name))]));

  it('leads to an existing page, anchor or file, and elsewhere only by https', () => {
    const broken: string[] = [];
    let seen = 0;
    for (const [name, { links }] of files) {
      const here = routeOfHtml(name);
      for (const { href, target, rel = '' } of links) {
        seen++;
        const url = new URL(href, `https://site.invalid${here}`);
        if (url.host !== 'site.invalid') {
          if (url.protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(url.hostname)) {
            broken.push(`${name}: ${href} is not https`);
          }
          if (target === '_blank' && !rel.includes('noopener')) {
            broken.push(`${name}: ${href} opens a window without rel=noopener`);
          }
          continue;
        }
        const file = fileOf(url.pathname);
        const anchors = file && files.get(path.relative(buildDir, file).replaceAll(path.sep, '/'))?.anchors;
        if (!file) {
          broken.push(`${name}: ${href}`);
        } else if (url.hash.length > 1 && anchors && !anchors.has(decodeURIComponent(url.hash.slice(1)))) {
          broken.push(`${name}: ${href} (no such anchor)`);
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
    expect([...new Set(broken)]).toEqual([]);
  });

  it('is matched by unique ids on its page', () => {
    const twice = [...files].flatMap(([name, { ids }]) => repeated(ids).map((id) => `${name}: #${id}`));
    expect(twice).toEqual([]);
  });

  it('and every resource comes from the site itself', () => {
    const foreign = [...files.values()].flatMap(({ resources }) =>
      resources.filter((source) => /^(https?:)?\/\//.test(source)),
    );
    expect(foreign).toEqual([]);
    expect(existsSync(path.join(buildDir, 'robots.txt'))).toBe(true);
  });
});
