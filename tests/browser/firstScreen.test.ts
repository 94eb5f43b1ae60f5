/** The first screen tells what a page is about. */
import { type PageIndexEntry } from '@site/src/build/pageIndex';

import { builtFile } from '../../scripts/support/builtSite';
import { snapshotNames } from '../../src/content/versions/files';
import { visitSite } from '../support/browser';
import { oneIn } from '../support/depth';

const visit = visitSite();

/** Pages of a snapshot have a notice above them. */
const isOfSnapshot = (route: string): boolean =>
  snapshotNames().some((name) => route === `/${name}` || route.startsWith(`/${name}/`));

/** Pixels from the navbar to the text, and from the first banner to the text after the last. */
const most = { head: 300, banners: 120 };

interface FirstScreen {
  readonly route: string;
  readonly banners: number;
  /** Pixels from the navbar to the text. */
  readonly distance: number;
  /** Whether a paragraph follows a head that already has one. */
  readonly repeats: boolean;
}

/** What a documentation page shows first; undefined for other pages. */
function firstScreen(): Omit<FirstScreen, 'route'> | undefined {
  if (!document.querySelector('article .theme-doc-markdown')) return undefined;
  const head = document.querySelector('article details[data-search-ignore]')?.parentElement;
  const text = head?.nextElementSibling;
  const first = [...(head?.parentElement?.children ?? [])].find(
    (element) =>
      element.matches('.markdown, p') &&
      head?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  return {
    banners: document.querySelectorAll('[data-banner], [data-notice], [data-snapshot-notice]').length,
    distance:
      text && navbar
        ? Math.round(text.getBoundingClientRect().top - navbar.bottom)
        : Number.POSITIVE_INFINITY,
    repeats:
      head?.querySelector(':scope > p') !== null &&
      first !== undefined &&
      (first.matches('p') || first.firstElementChild?.matches('p') === true),
  };
}

describe('current documentation pages', () => {
  const screens: FirstScreen[] = [];

  // Looked at once, by the two tests that only compare.
  beforeAll(async () => {
    const page = await visit.open('/connect/about/privacy', { javaScriptEnabled: false });
    const routes = (JSON.parse(builtFile('page-index.json')) as PageIndexEntry[])
      .map(({ route }) => route)
      // The home page has no text.
      .filter((route) => route !== '/' && !isOfSnapshot(route));
    for (const route of routes.filter(oneIn(5))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const seen = await page.evaluate(firstScreen);
      if (seen) screens.push({ route, ...seen });
    }
  }, 300_000);

  test('are with and without banners', () => {
    expect(screens.length).toBeGreaterThan(40);
    expect(screens.filter(({ banners }) => banners > 0).length).toBeGreaterThan(2);
  });

  test('begin their text within 300 px of the navbar, if they have no banner', () => {
    expect(screens.filter(({ banners, distance }) => banners === 0 && distance > most.head)).toEqual([]);
  });

  test('do not repeat their description in the first paragraph', () => {
    expect(screens.filter(({ repeats }) => repeats)).toEqual([]);
  });
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
