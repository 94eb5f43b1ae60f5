/**
 * What a built page says about itself. Read from its HTML, so that pages of every version, and those
 * without a Markdown file, are described alike.
 */
import { type CheerioAPI, load } from 'cheerio';

import { addressOf, type SiteAddress } from './addresses';

/** One page of the sitemap, as built. */
export interface BuiltPage {
  /** Path without the base URL: `/`, `/interop/explainer`. */
  readonly route: string;
  /** Absolute address of the page itself. */
  readonly address: string;
  /** Absolute address of the page that search engines shall show: this one, or that whose text it repeats. */
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  /** Name of the documentation version; pages outside the documentation have none. */
  readonly version?: string;
  /** Route of the landing page of its section; the home page belongs to none. */
  readonly section?: string;
  /** Day of its last change in its history, YYYY-MM-DD. */
  readonly updated?: string;
  /** How long a tutorial takes, as an ISO 8601 duration. */
  readonly timeNeeded?: string;
  /** Addresses of what the page was checked against. */
  readonly sources: readonly string[];
  /** Labels of the kind of page, its readers and its subjects. */
  readonly contentType?: string;
  readonly personas: readonly string[];
  readonly categories: readonly string[];
  /** The heading at its top, which on the home page is not its title. */
  readonly heading: string;
  /** HTML of what readers come for, without the frame of the site. */
  readonly content: string;
  /** Path, with the base URL, of the page that follows in reading order. */
  readonly next?: string;
}

/**
 * The tree of HTML that the build wrote, read in half of the time that a browser's parser takes. The minifier leaves out
 * closing tags where HTML allows it, so an item of a list may lie inside the one before it here; an element with its own
 * closing tag is where it belongs, and nothing else is looked for in this tree.
 */
export function loadBuilt(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false } });
}

/** Reads a page, and keeps nothing of its tree, because a site has many. Throws where it lacks what every page has. */
export function readBuiltPage(site: SiteAddress, route: string, html: string): BuiltPage {
  const $ = loadBuilt(html);
  // Only where it can be, because the lists of links around the text have most of a page's elements.
  const [head, articles] = [$('head'), $('article')];
  const meta = (name: string): string | undefined =>
    head.find(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');
  const canonical = head.find('link[rel="canonical"]').first().attr('href');
  const title = meta('og:title')?.replace(` | ${site.title}`, '');
  const description = meta('description');
  if (!canonical || !title || !description) {
    throw new Error('the page lacks a canonical address, a title or a description.');
  }
  const docId = /\bdocs-doc-id-(\S+)/.exec($('html').attr('class') ?? '')?.[1];
  const version = docId === undefined ? undefined : meta('docusaurus_version');
  const section = sectionOf(route, docId);
  const updated = articles.find('time[itemprop="dateModified"]').attr('datetime')?.slice(0, 10);
  const metadata = articles.find('.theme-doc-markdown > div:first-of-type dl');
  const timeNeeded = metadata.find('time').attr('datetime');
  const labels = (kind: string): string[] =>
    metadata
      .find(`a[href*="/${kind}/"]`)
      .toArray()
      .map((link) => $(link).text().trim());
  const [contentType] = labels('content-types');
  const article = articles.find('.theme-doc-markdown').first();
  const next = $('.pagination-nav__link--next').attr('href');
  return {
    route,
    address: addressOf(site, route),
    canonical,
    title,
    description,
    ...(version === undefined ? {} : { version }),
    ...(section === undefined ? {} : { section }),
    ...(updated === undefined ? {} : { updated }),
    ...(timeNeeded === undefined ? {} : { timeNeeded }),
    sources: articles
      .find('[data-sources] a[href^="https://"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
    ...(contentType === undefined ? {} : { contentType }),
    personas: labels('personas'),
    categories: labels('categories'),
    heading: $('h1').first().text().trim(),
    content: (article.length > 0 ? article : $('main').first()).html() ?? '',
    ...(next === undefined ? {} : { next }),
  };
}

/**
 * The landing page of a page's section: the first part of its id, below the path of its version.
 * Pages that are no documents have the first part of their route.
 */
function sectionOf(route: string, docId: string | undefined): string | undefined {
  if (route === '/' || docId === 'index') {
    return undefined;
  }
  const id = docId?.replace(/\/index$/, '') ?? route.slice(1);
  const [first = ''] = id.split('/');
  return route.endsWith(`/${id}`) ? `${route.slice(0, -id.length)}${first}` : `/${first}`;
}
