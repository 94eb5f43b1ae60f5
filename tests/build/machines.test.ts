import { readFileSync } from 'node:fs';

import { type CheerioAPI, load } from 'cheerio';
import { parse } from 'yaml';

import { site } from '@site/src/config/site';
import { allTerms, glossaryRoute } from '@site/src/data/glossary.ts';
import { addressOf, fileStem } from '@site/src/content/addresses';
import { markdownPath } from '@site/src/build/markdownVersion';
import { snapshotNames } from '@site/src/content/versions/files';

import { routeOfAddress } from '../support/addresses';
import { docsHistory } from '../support/history';
import { allPages } from '../support/repository';
import { readSitemap } from '../support/sitemap';
import {
  builtFile,
  builtHtmlFiles,
  builtPage,
  fileOf,
  routeOfHtml,
  scannedPage,
} from '../../scripts/support/builtSite';

type Thing = Readonly<Record<string, unknown>>;

const docs = allPages();
const sitemap = readSitemap(builtFile('sitemap.xml'));
/** Pages for search engines, without stubs, error pages and the search page. */
const shown = builtHtmlFiles().filter((name) => {
  const html = builtFile(name);
  return name !== 'search.html' && !/<meta[^>]+name="?robots"?[^>]+noindex/.test(html);
});
const routes = shown.map(routeOfHtml);

/** Problems of all pages at once, to show their extent. */
function problems(check: (route: string) => readonly string[]): string[] {
  return routes.flatMap((route) => check(route).map((problem) => `${route}: ${problem}`));
}

function markdownOf(route: string): { readonly data: Thing; readonly text: string } {
  const [, yaml = '', text = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(builtFile(markdownPath(route).slice(1))) ?? [];
  return { data: parse(yaml) as Thing, text };
}

const heads = new Map<string, CheerioAPI>();

/** A page's head without styles, which is fast to parse. */
function headOf(route: string): CheerioAPI {
  const known = heads.get(route);
  if (known) {
    return known;
  }
  const [head = ''] = builtFile(`${fileStem(route)}.html`).split('</head>');
  const $ = load(head.replace(/<style>[\s\S]*?<\/style>/g, ''));
  heads.set(route, $);
  return $;
}

/** Whether it is a documentation page, current or of a snapshot, by Docusaurus' class. Others are lists. */
const isArticle = (route: string): boolean => headOf(route)('html').hasClass('docs-doc-page');

function jsonLdOf(route: string): Thing[] {
  const $ = headOf(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Thing;
      return (data['@graph'] as Thing[] | undefined) ?? [data];
    });
}

it('these tests cover every documentation page and index page', () => {
  expect(docs.map(({ route }) => route).filter((route) => !isArticle(route))).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining(docs.map(({ route }) => route)));
  expect(routes.length).toBeGreaterThan(docs.length + 50);
});

describe('the Markdown version', () => {
  it('of every page has its version, canonical address and sources', () => {
    expect(
      problems((route) => {
        const { data } = markdownOf(route);
        const canonical = headOf(route)('link[rel="canonical"]').attr('href');
        const description = headOf(route)('meta[name="description"]').attr('content');
        const title = headOf(route)('meta[property="og:title"]').attr('content');
        const page = docs.find((each) => each.route === route);
        return [
          ...(data.canonical === canonical ? [] : [`canonical is ${String(data.canonical)}`]),
          ...(data.description === description ? [] : [`description is ${String(data.description)}`]),
          ...(`${String(data.title)} | ${site.title}` === title ? [] : [`title is ${String(data.title)}`]),
          ...(page === undefined || data.title === page.frontMatter.title ? [] : ['has another title']),
          ...(page === undefined || data.version === 'current' ? [] : ['is not of the current version']),
          ...(isArticle(route) === 'version' in data
            ? []
            : ['has a version and is no article, or the reverse']),
          // Snapshot pages are not among these sources.
          ...((isArticle(route) && page === undefined) ||
          (page?.frontMatter.sources as string[] | undefined)?.length ===
            (data.sources as string[] | undefined)?.length
            ? []
            : ['has not the sources of its page']),
        ];
      }),
    ).toEqual([]);
  });

  it("has its page's title, headings and code, and nothing only for browsers", () => {
    const squeeze = (text: string): string => text.replace(/[\s\\`*_~[\]()<>|\u200b]+/g, '');
    expect(
      problems((route) => {
        const raw = builtFile(markdownPath(route).slice(1));
        const text = squeeze(raw);
        const $ = scannedPage(route);
        const title = `# ${$('h1').text()}\n`;
        $('.hash-link, [data-search-ignore]').remove();
        const missing = $('article .theme-doc-markdown :is(h2, h3), article .theme-code-block pre')
          .toArray()
          .map((element) => squeeze($(element).text()))
          .filter((part) => !text.includes(part));
        const browser = /<(div|span|button|svg|script|table)\b|Copy to clipboard|\]\(\/|\]\(#/.exec(
          raw.replace(/^( *)```[\s\S]*?^\1```/gm, '').replace(/`[^`]*`/g, ''),
        );
        return [
          ...(markdownOf(route).text.startsWith(title) ? [] : [`does not begin with ${title}`]),
          ...missing.map((part) => `misses ${part.slice(0, 60)}`),
          ...(browser ? [`has ${browser[0]}`] : []),
        ];
      }),
    ).toEqual([]);
  });

  it('has the data of components: addresses, flags and terms', () => {
    expect(markdownOf('/interop/predeploy').text).toContain(
      '| `CrossL2Inbox` | `0x4200000000000000000000000000000000000022` |',
    );
    expect(markdownOf(glossaryRoute).text).toContain(`### ${allTerms()[0]?.term ?? ''}\n`);
    expect(markdownOf('/operators/chain-operators/configuration/batcher').text).toContain(
      'OP_BATCHER_MAX_CHANNEL_DURATION',
    );
  });

  it('of a page in several versions summarizes its changes, with valid links', () => {
    const { text } = markdownOf('/stack/transactions/fees');
    const [, changes = ''] = text.split('\n## What changed between network upgrades\n');
    expect(
      changes.match(/^- From \w+ to \w+: \d+ passages?( and \d+ passages? in wording only)?, in .+$/gm),
    ).toHaveLength(4);
    expect(changes).toContain(addressOf(site, '/changes/stack/transactions/fees'));
    expect(markdownOf('/isthmus/stack/transactions/fees').text).toContain(changes);
    expect(markdownOf('/get-started').text).not.toContain('What changed between network upgrades');
    const broken = [...changes.matchAll(/\]\((\S+?)\)/g)].filter(([, address = '']) => {
      const [path = '', id] = routeOfAddress(site, address).split('#');
      return id === undefined ? fileOf(path) === undefined : scannedPage(path)(`[id="${id}"]`).length !== 1;
    });
    expect(broken).toEqual([]);
  });

  it("is linked in its page's head", () => {
    expect(
      problems((route) => {
        const href = headOf(route)('link[rel="alternate"][type="text/markdown"]').attr('href');
        return href === site.baseUrl + markdownPath(route).slice(1) ? [] : [`links ${String(href)}`];
      }),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  const index = builtFile('llms.txt');

  it('lists every documentation page once, with a valid link', () => {
    const linked = [...index.matchAll(/^- \[.*\]\((\S+)\): /gm)].map(([, address = '']) => address);
    expect(linked.sort()).toEqual(docs.map(({ route }) => addressOf(site, markdownPath(route))).sort());
    const files = [...index.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) =>
      routeOfAddress(site, address),
    );
    expect(files.filter((file) => fileOf(file) === undefined)).toEqual([]);
  });

  it('exists for every earlier version too, with its pages and links to the others', () => {
    const names = snapshotNames();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const own = builtFile(`${name}/llms.txt`);
      const linked = [...own.matchAll(/^- \[.*\]\((\S+)\): /gm)].map(([, address = '']) => address);
      const pages = routes.filter((route) => isArticle(route) && `${route}/`.startsWith(`/${name}/`));
      expect(linked.sort()).toEqual(pages.map((route) => addressOf(site, markdownPath(route))).sort());
      const files = [...own.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) =>
        routeOfAddress(site, address),
      );
      expect(files.filter((file) => fileOf(file) === undefined)).toEqual([]);
      expect(index).toContain(`](${addressOf(site, `/${name}/llms.txt`)})`);
      expect(own).toContain(`](${addressOf(site, '/llms.txt')})`);
      expect(builtFile(`${name}/llms-full.txt`)).toContain(
        `\nAddress: ${addressOf(site, `/${name}/stack`)}\n`,
      );
    }
  });

  it('links to one file per section and one for the whole site', () => {
    const whole = builtFile('llms-full.txt');
    const sections = new Set(
      docs.map(({ route }) => route.split('/')[1] ?? '').filter((name) => name !== ''),
    );
    expect(sections.size).toBeGreaterThan(5);
    for (const { route, frontMatter } of docs) {
      const address = `\nAddress: ${addressOf(site, route)}\n`;
      const section = route.split('/')[1] ?? '';
      expect(whole).toContain(address);
      expect(section === '' || builtFile(`${section}/llms-full.txt`).includes(address)).toBe(true);
      expect(
        frontMatter.is_imported_content === 'true' || whole.includes(markdownOf(route).text.slice(-200)),
      ).toBe(true);
    }
  });
});

describe('structured data', () => {
  it('describes every page as an article or collection, with breadcrumbs, once', () => {
    expect(
      problems((route) => {
        const types = jsonLdOf(route).map((thing) => thing['@type']);
        const main = isArticle(route) ? 'TechArticle' : 'CollectionPage';
        return [main, 'BreadcrumbList']
          .map((type) => `${type} ${types.filter((each) => each === type).length} times`)
          .filter((count) => !count.endsWith(' 1 times'));
      }),
    ).toEqual([]);
  });

  it("matches an article's page", () => {
    const article = jsonLdOf('/interop/message-expiration').find((thing) => thing['@type'] === 'TechArticle');
    const page = docs.find(({ route }) => route === '/interop/message-expiration');
    expect(article).toMatchObject({
      headline: page?.frontMatter.title,
      description: page?.frontMatter.description,
      inLanguage: 'en-US',
      version: 'current',
      isBasedOn: expect.arrayContaining([expect.stringMatching(/^https:\/\/github\.com\//)]) as unknown,
    });
  });

  it('has every glossary term with its anchor', () => {
    const set = jsonLdOf(glossaryRoute).find((thing) => thing['@type'] === 'DefinedTermSet');
    const terms = (set?.hasDefinedTerm as Thing[] | undefined) ?? [];
    const $ = scannedPage(glossaryRoute);
    expect(terms.map(({ name }) => name)).toEqual(allTerms().map(({ term }) => term));
    expect(terms.filter(({ url }) => $(`[id="${new URL(String(url)).hash.slice(1)}"]`).length !== 1)).toEqual(
      [],
    );
  });
});

describe('the preview image', () => {
  it('exists for every page, as a PNG of 1200 by 630 pixels with alternative text', () => {
    expect(
      problems((route) => {
        const $ = headOf(route);
        const meta = (name: string): string => $(`meta[property="${name}"]`).attr('content') ?? '';
        const file = fileOf(routeOfAddress(site, meta('og:image')));
        if (!file) {
          return [`has no file ${meta('og:image')}`];
        }
        const png = readFileSync(file);
        const size = [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)].join(' ');
        return [
          ...(size === 'PNG 1200 630' ? [] : [`is ${size}`]),
          ...(png.length < 120_000 ? [] : [`weighs ${png.length} bytes`]),
          ...(meta('og:image:width') === '1200' && meta('og:image:height') === '630' ? [] : ['has no size']),
          ...(meta('og:image:alt').startsWith(
            $('meta[property="og:title"]').attr('content')?.split(' | ')[0] ?? '?',
          )
            ? []
            : [`has the words ${meta('og:image:alt')}`]),
          ...($('meta[name="twitter:card"]').attr('content') === 'summary_large_image'
            ? []
            : ['has no card']),
        ];
      }),
    ).toEqual([]);
  });

  it('differs from page to page', () => {
    const pictures = docs.map(({ route }) => headOf(route)('meta[property="og:image"]').attr('content'));
    const titles = new Set(
      docs.map(({ route, frontMatter }) => `${route.split('/')[1]} ${String(frontMatter.title)}`),
    );
    expect(new Set(pictures).size).toBe(titles.size);
  });
});

describe('the sitemap', () => {
  it('lists exactly the canonical pages', () => {
    const own = routes.filter(
      (route) => headOf(route)('link[rel="canonical"]').attr('href') === addressOf(site, route),
    );
    expect(sitemap.map(({ address }) => address).sort()).toEqual(
      own.map((route) => addressOf(site, route)).sort(),
    );
  });

  it('has the date of the last change if the history has it', () => {
    const days = new Map<string, string>();
    // Sources without history must have no dates at all.
    for (const { told, files } of docsHistory('%cI')) {
      for (const file of files.filter((name) => !days.has(name))) {
        days.set(file, new Date(told).toISOString().slice(0, 10));
      }
    }
    // Other snapshot pages have current ones as canonical and are not in the sitemap.
    const firstPages = snapshotNames().map(
      (name) => [`/${name}`, `versioned_docs/version-${name}/index.mdx`] as const,
    );
    const fileOfRoute = new Map([...docs.map(({ route, file }) => [route, file] as const), ...firstPages]);
    const wrong = sitemap.flatMap(({ address, lastChange }) => {
      const file = fileOfRoute.get(routeOfAddress(site, address));
      const day = file === undefined ? undefined : days.get(file);
      return lastChange === day ? [] : [`${address}: ${String(lastChange)}, not ${String(day)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is named in robots.txt by its full address', () => {
    expect(builtFile('robots.txt')).toContain(`\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`);
  });
});

describe('every page', () => {
  it('has one canonical address, absolute and on this site', () => {
    expect(
      problems((route) => {
        const links = headOf(route)('link[rel="canonical"]');
        const href = links.attr('href') ?? '';
        const known = href.startsWith(addressOf(site, '/')) && routes.includes(routeOfAddress(site, href));
        return [
          ...(links.length === 1 ? [] : [`has ${links.length} canonical addresses`]),
          ...(known ? [] : [`names ${href}`]),
        ];
      }),
    ).toEqual([]);
  });
});

it('the page on files for machines names every field of the page index', () => {
  const [entry = {}] = JSON.parse(builtFile('page-index.json')) as Thing[];
  const $ = builtPage('/connect/resources/page-index');
  const documented = $('h2#page-index ~ table, h2#page-index ~ div table')
    .first()
    .find('tbody tr')
    .toArray()
    .map((row) => $(row).children().first().text());
  expect(documented.sort()).toEqual(Object.keys(entry).sort());
});
