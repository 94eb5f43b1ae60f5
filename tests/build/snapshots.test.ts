/** Built snapshots: their notices, and the pages that compare versions. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { type CheerioAPI, load } from 'cheerio';

import { snapshotNames } from '@site/src/content/versions/files';
import { changesRoute, changesRouteOf } from '@site/src/content/versions/routes';
import { asOf, labelOf } from '@site/src/content/versions/upgrades';

import { pagesIn, root } from '../support/repository';
import { builtFile, scannedPage } from '../../scripts/support/builtSite';

const all = snapshotNames().flatMap((name) => {
  const folder = `versioned_docs/version-${name}`;
  return pagesIn(folder)
    .map(({ file, frontMatter }) => ({
      name,
      isGone: !existsSync(path.join(root, 'docs', file.slice(folder.length))),
      title: String(frontMatter.title),
      route: `/${file.slice(folder.length + 1, -'.mdx'.length)}`.replace(/\/index$/, ''),
    }))
    .filter(({ route }) => route !== '');
});

const parsed = new Map<string, CheerioAPI>();

/** A built page, parsed once for all read-only tests. */
function builtPage(route: string): CheerioAPI {
  const page = parsed.get(route) ?? scannedPage(route);
  parsed.set(route, page);
  return page;
}

/** Pages that the current version has too. */
const pages = all.filter(({ isGone }) => !isGone);
const gone = all.filter(({ isGone }) => isGone);

describe.each(pages.map(({ name, route, title }) => [`/${name}${route}`, name, route, title] as const))(
  '%s',
  (snapshotRoute, name, route, title) => {
    it('names its date, and links to the current page and the changes', () => {
      const $ = builtPage(snapshotRoute);
      expect($('h1').text()).toBe(title);
      expect($('title').text().split(' | ')[0]).toBe(`${title} (${labelOf(name)})`);
      const notice = $('section[aria-labelledby="snapshot-notice"]');
      expect(notice.text()).toContain(`The protocol as of ${labelOf(name)}`);
      expect(notice.text()).toContain(asOf(name).day);
      const links = notice.find('a').toArray();
      expect(links.map((link) => $(link).attr('href'))).toEqual([route, changesRouteOf(route)]);
    });

    it('points search engines to the current page', () => {
      const canonical = builtPage(snapshotRoute)('link[rel="canonical"]');
      expect(canonical).toHaveLength(1);
      expect(canonical.attr('href')).toBe(builtPage(route)('link[rel="canonical"]').attr('href'));
      expect(builtFile('sitemap.xml')).not.toContain(`/${name}${route}<`);
    });

    it('is compared with the current page, which says how much changed', () => {
      const $ = builtPage(changesRouteOf(route));
      const told = $('main').text();
      expect(told).toContain(labelOf(name));
      // The newest step is first; the current page has only that one.
      const passages = $('main section').first().find('del, ins').length;
      const row = builtPage(route)(`article a[href="${changesRouteOf(route)}"]`);
      expect(row).toHaveLength(1);
      expect(told).toContain(row.text());
      expect(passages > 0).toBe(row.text() !== 'Nothing changed in the text');
    });
  },
);

describe('a page that the current version lacks', () => {
  // There may be none.
  it('says so, and is canonical', () => {
    for (const { name, route } of gone) {
      const $ = builtPage(`/${name}${route}`);
      expect($('section[aria-labelledby="snapshot-notice"]').text()).toContain(
        'The current documentation no longer has this page.',
      );
      expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`/${name}${route}$`));
    }
  });
});

describe(changesRoute, () => {
  it('lists every page of a snapshot', () => {
    const $ = builtPage(changesRoute);
    const listed = $('main li a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(listed).toEqual(expect.arrayContaining(pages.map(({ route }) => changesRouteOf(route))));
    const isListed = (route: string): boolean => listed.includes(changesRouteOf(route));
    const unlisted = gone.filter(
      ({ name, route }) => !isListed(route) && !listed.includes(`/${name}${route}`),
    );
    expect(unlisted).toEqual([]);
  });

  it('leads to existing headings of current pages', () => {
    const missing = [...new Set(pages.map(({ route }) => route))].flatMap((route) => {
      const $ = builtPage(changesRouteOf(route));
      return $('main h3 a[href*="#"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
        .filter((href) => {
          const [page = '', id = ''] = href.split('#');
          return builtPage(page)(`[id="${id}"]`).length === 0;
        });
    });
    expect(missing).toEqual([]);
  });
});

describe('the bar', () => {
  it('offers every version on each page, also without scripts', () => {
    const $ = load(builtFile('operators.html'));
    const menu = $('nav.navbar .dropdown__menu');
    const links = menu.find('a').toArray();
    expect(links.map((link) => $(link).text().trim())).toEqual([
      labelOf('current'),
      ...snapshotNames().map(labelOf),
      'What changed between them',
    ]);
  });
});
