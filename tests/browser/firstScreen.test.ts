/** The first screen tells what a page is about. */
import { builtHtmlFiles, builtPage, routeOfHtml } from '../../scripts/support/builtSite';
import { snapshotNames } from '../../src/content/versions/files';
import { visitSite } from '../support/browser';
import { oneIn } from '../support/depth';

const visit = visitSite();

/** Pages of a snapshot have a notice above them. */
const isOfSnapshot = (route: string): boolean =>
  snapshotNames().some((name) => route === `/${name}` || route.startsWith(`/${name}/`));

/** Pixels from the navbar to the text, and from the first banner to the text after the last. */
const most = { head: 300, banners: 120 };

interface Page {
  readonly route: string;
  readonly banners: number;
}

/** Current documentation pages, except the home page, which has no text. */
const pages: readonly Page[] = builtHtmlFiles()
  .map(routeOfHtml)
  .filter((route) => route !== '/' && !isOfSnapshot(route))
  .filter(oneIn(5))
  .flatMap((route) => {
    const $ = builtPage(route === '/404' || route === '/500' ? `${route}.html` : route);
    return $('article .theme-doc-markdown').length === 0
      ? []
      : [{ route, banners: $('[data-banner], [data-notice], [data-snapshot-notice]').length }];
  });

test('there are pages with and without banners', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ banners }) => banners > 0).length).toBeGreaterThan(2);
});

test('the text begins within 300 px of the navbar on every page without a banner', async () => {
  const page = await visit.open('/connect/about/privacy', { javaScriptEnabled: false });
  const late: string[] = [];
  for (const { route, banners } of pages) {
    if (banners > 0) continue;
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const distance = await page.evaluate(() => {
      const navbar = document.querySelector('.navbar');
      const head = document.querySelector('article details[data-search-ignore] ');
      const text = head?.parentElement?.nextElementSibling;
      if (!navbar || !text) return Number.POSITIVE_INFINITY;
      return Math.round(text.getBoundingClientRect().top - navbar.getBoundingClientRect().bottom);
    });
    if (distance > most.head) late.push(`${route}: ${distance}`);
  }
  expect(late).toEqual([]);
});

test('two banners take at most 120 px, and one badge marks interop as in development', async () => {
  const page = await visit.open('/interop/tutorials/message-passing/relay-with-cast');
  const height = await page.evaluate(() => {
    const [first, ...rest] = [...document.querySelectorAll('[data-banner]')].map((banner) =>
      banner.getBoundingClientRect(),
    );
    return (rest.at(-1)?.bottom ?? Number.POSITIVE_INFINITY) - (first?.top ?? 0);
  });
  expect(height).toBeLessThanOrEqual(most.banners);
  expect(await page.getByText('In development', { exact: true }).count()).toBe(1);
  expect(await page.locator('[data-banner="interop"]').count()).toBe(1);
});

test('the first paragraph does not repeat the description', () => {
  const twice = pages
    .filter(({ route }) => {
      const $ = builtPage(route);
      const head = $('article details[data-search-ignore]').first().parent();
      const first = head.nextAll('.markdown, p').first();
      return head.children('p').length > 0 && (first.is('p') || first.children().first().is('p'));
    })
    .map(({ route }) => route);
  expect(twice).toEqual([]);
});
