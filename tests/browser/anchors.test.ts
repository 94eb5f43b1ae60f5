/** A link to a place on a page leads there, however the reader arrives. */
import { builtHtmlFiles, routeOfHtml, scannedPage } from '../../scripts/support/builtSite';
import { isFull } from '../support/depth';
import { hydrated } from '../../scripts/support/browser';
import { toAnotherPage, visitSite, type WatchedPage } from '../support/browser';
import { seededRandom } from '../support/random';

const visit = visitSite();

const tolerance = 8;

const views = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** Anchors of a page that it links to, as `/route#id`. */
function anchorsOf(route: string): string[] {
  const $ = scannedPage(route);
  const linked = new Set(
    $('article a[href^="#"], .table-of-contents a[href^="#"]')
      .map((_index, link) => decodeURIComponent(($(link).attr('href') ?? '').slice(1)))
      .get(),
  );
  return $('article [id]')
    .map((_index, element) => $(element).attr('id'))
    .get()
    .filter((id) => linked.has(id))
    .map((id) => `${route}#${id}`);
}

/** A sample, the same on every run of one build; pages are drawn first, so that few are read. */
function drawn(count: number): string[] {
  const random = seededRandom(20261124);
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const routes = builtHtmlFiles().map(routeOfHtml);
  const found: string[] = [];
  while (found.length < count) {
    const anchors = anchorsOf(oneOf(routes));
    if (anchors.length > 0) found.push(oneOf(anchors));
  }
  return found;
}

/** Waits until nothing moves; returns the distance in pixels from the address's target. */
async function missedBy(page: WatchedPage): Promise<number> {
  let before = '';
  for (let looks = 0; looks < 12;) {
    const now = await page.evaluate(() => {
      const id = decodeURIComponent(location.hash.slice(1));
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return [top, scrollY, document.documentElement.scrollHeight].join();
    });
    looks = now === before ? looks + 1 : 0;
    before = now;
    // Forces a frame, which pages without scripts do not announce.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  }
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return Number.POSITIVE_INFINITY;
    const { top } = target.getBoundingClientRect();
    const place =
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
      (parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
    // A place near the end of a page cannot scroll to the top.
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return atEnd && top > place ? 0 : Math.round(top - place);
  });
}

/** Follows a link within the site, without a page load. */
async function follow(page: WatchedPage, anchor: string): Promise<void> {
  await toAnotherPage(page, () =>
    page.evaluate((to) => {
      history.pushState({ key: 'followed' }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: { key: 'followed' } }));
    }, anchor),
  );
}

/** A short page to start from. */
const elsewhere = '/connect/about/privacy';

const count = isFull ? 60 : 4;
const anchors = drawn(count);

test('the sample covers many pages', () => {
  expect(new Set(anchors).size).toBeGreaterThan(count * 0.9);
  expect(new Set(anchors.map((anchor) => anchor.split('#')[0])).size).toBeGreaterThan(count * 0.4);
});

/** Milliseconds for all places, on a slow machine. */
const patience = count * 10_000;

/** Pages open at a time; each mostly waits. */
const atATime = 4;

/** Places that `come` misses, with distances; it may check a place several times. */
async function missed(
  come: (anchor: string, look: (page: WatchedPage) => Promise<void>) => Promise<WatchedPage>,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...anchors];
  const goThrough = async (): Promise<void> => {
    for (let anchor = waiting.shift(); anchor !== undefined; anchor = waiting.shift()) {
      const place = anchor;
      const page = await come(place, async (opened) => {
        const pixels = await missedBy(opened);
        if (Math.abs(pixels) > tolerance) found.push(`${place}: ${pixels}`);
      });
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: atATime }, goThrough));
  return found.sort();
}

describe.each(views)(`${count} places, on %s,`, (_name, viewport) => {
  it(
    'are reached by address',
    async () => {
      const found = await missed(async (anchor, look) => {
        const page = await visit.open(anchor, { viewport });
        await look(page);
        return page;
      });
      expect(found).toEqual([]);
    },
    patience,
  );

  it(
    'are reached by address without scripts',
    async () => {
      const found = await missed(async (anchor, look) => {
        const page = await visit.open(anchor, { viewport, javaScriptEnabled: false });
        await look(page);
        return page;
      });
      expect(found).toEqual([]);
    },
    patience,
  );

  it(
    'are reached by a link of another page, and again on going back',
    async () => {
      const found = await missed(async (anchor, look) => {
        const page = await visit.open(elsewhere, { viewport });
        await follow(page, anchor);
        await look(page);
        await follow(page, elsewhere);
        await toAnotherPage(page, () => page.goBack());
        await look(page);
        return page;
      });
      expect(found).toEqual([]);
    },
    patience,
  );
});

test.each(['Isthmus upgrade', 'Guardian', '0xe3c00816'])(
  'the first search result for "%s" leads to its place',
  async (query) => {
    const page = await visit.open(elsewhere);
    await page.locator('.navbar__search-input').fill(query);
    await page.getByRole('option').first().waitFor();
    const place = page.locator('[role="option"] a[href*="#"], a[role="option"][href*="#"]').first();
    await place.waitFor();
    await toAnotherPage(page, () => place.click());
    await hydrated(page);
    expect(Math.abs(await missedBy(page))).toBeLessThanOrEqual(tolerance);
  },
);
