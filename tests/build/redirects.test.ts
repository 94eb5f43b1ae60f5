import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { site } from '@site/src/config/site';
import { addressOf, fileStem } from '@site/src/content/addresses';
import { type PageIndexEntry } from '@site/src/build/pageIndex';
import {
  missingLowerCase,
  pathOf,
  readRedirects,
  redirectProblems,
  redirectsUnder,
} from '@site/src/build/redirects';

import { root } from '../support/repository';
import { readSitemap } from '../support/sitemap';
import { builtFile, fileOf } from '../../scripts/support/builtSite';

const redirects = readRedirects(readFileSync(path.join(root, 'static/_redirects'), 'utf8'));
const index = JSON.parse(builtFile('page-index.json')) as PageIndexEntry[];
const routes = new Set(index.map(({ route }) => route));
const pageFiles = new Set(['/404', '/500', '/search', ...routes].map((route) => `${fileStem(route)}.html`));

describe('old addresses', () => {
  it('lead to pages, without loops, chains or duplicates, and hide no page', () => {
    expect(redirects.length).toBeGreaterThan(80);
    expect(redirectProblems(redirects, routes, pageFiles)).toEqual([]);
  });

  it('in lower case lead to pages whose address has capitals', () => {
    expect([...routes].some((route) => route !== route.toLowerCase())).toBe(true);
    expect(missingLowerCase(redirects, routes)).toEqual([]);
  });

  it('have anchors that exist on their target page', () => {
    const missing = redirects.filter(({ to }) => {
      const [, anchor] = to.split('#');
      const file = fileOf(pathOf(to));
      return (
        anchor !== undefined &&
        file !== undefined &&
        load(readFileSync(file, 'utf8'))(`[id="${anchor}"]`).length !== 1
      );
    });
    expect(missing).toEqual([]);
  });

  it('are redirecting pages, for hosts without redirects', () => {
    const listed = new Set(readSitemap(builtFile('sitemap.xml')).map(({ address }) => address));
    for (const { from, to } of redirects) {
      // On a case-insensitive disk the page itself may replace the stub; hosts there find it too.
      const file = fileOf(from);
      const $ = load(file === undefined ? '' : readFileSync(file, 'utf8'));
      expect([from, $('meta[name="robots"]').attr('content')]).toEqual([from, 'noindex']);
      expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${site.baseUrl}${to.slice(1)}`);
      expect($('link[rel="canonical"]').attr('href')).toBe(addressOf(site, to));
      expect($('a').attr('href')).toBe(site.baseUrl + to.slice(1));
      expect($('html').attr('lang')).toBe('en-US');
      expect(listed.has(addressOf(site, from))).toBe(false);
    }
  });

  it('are all written for every kind of host', () => {
    const served = redirectsUnder(redirects, site.baseUrl);
    const pairs = served.map(({ from, to, status }) => `${from} ${to} ${status}`);
    const lines = (file: string): string[] => builtFile(file).trim().split('\n');
    expect(lines('_redirects')).toEqual(pairs);
    expect(
      lines('hosting/redirects.conf').map((line) =>
        line.replace(/^location = (\S+) \{ return (\d+) (\S+); \}$/, '$1 $3 $2'),
      ),
    ).toEqual(pairs);
    // headers.test.ts tests its matchers on Caddy.
    const caddy = lines('hosting/redirects.caddy').filter((line) => line.startsWith('redir '));
    expect(caddy.map((line) => line.replace(/^redir @\S+ /, ''))).toEqual(
      served.map(({ to, status }) => `${to} ${status}`),
    );
  });
});
