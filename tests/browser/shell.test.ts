import { type PageIndexEntry } from '@site/src/build/pageIndex';

import { isFull, oneIn } from '../support/depth';
import { hydrated } from '../../scripts/support/browser';
import { toAnotherPage, visitSite } from '../support/browser';
import { builtFile, scannedPage } from '../../scripts/support/builtSite';

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';

const visit = visitSite();

describe(isFull ? 'every page' : 'every twentieth page', () => {
  it('opens with its built heading, without errors or requests to other origins', async () => {
    const all = JSON.parse(builtFile('page-index.json')) as PageIndexEntry[];
    const pages = all.filter(oneIn(20));
    expect(pages.length).toBeGreaterThan(10);
    const page = await visit.open('/');
    for (const { route } of pages) {
      await page.goto(route);
      await hydrated(page);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect([route, heading, page.faults]).toEqual([route, scannedPage(route)('h1').text(), []]);
    }
    expect(page.foreignRequests).toEqual([]);
    // About a second per page on a slow machine, for some two hundred pages.
  }, 900_000);
});

describe('a reader of the site', () => {
  it('visits every section from the navigation bar without errors or requests to other origins', async () => {
    const page = await visit.open('/');
    const links = await page.locator('.navbar__items > a.navbar__link').all();
    expect(links.length).toBeGreaterThanOrEqual(8);
    for (let position = 0; position < links.length; position++) {
      const link = page.locator('.navbar__items > a.navbar__link').nth(position);
      const href = await link.getAttribute('href');
      await toAnotherPage(page, () => link.click());
      expect(new URL(page.url()).pathname).toBe(href);
    }
    expect(page.faults).toEqual([]);
    expect(page.foreignRequests).toEqual([]);
  });

  it.each([
    [997, '/interop/explainer'],
    [997, '/holocene'],
    [1100, '/holocene'],
    [1280, '/'],
    [1360, '/interop/explainer'],
    [1361, '/holocene'],
  ])('sees the bar on one line at %i px, with room to type: %s', async (width, route) => {
    const page = await visit.open(route, { viewport: { width, height: 700 } });
    const edges = await page.locator('.navbar__inner').evaluate((bar) => {
      const parts = bar.querySelectorAll('.navbar__brand, .navbar__link, .navbar__search-input');
      const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
      return {
        cut: [...bar.querySelectorAll('.navbar__title')].some(
          (title) => title.scrollWidth > title.clientWidth,
        ),
        heights: Math.max(...boxes.map(({ height }) => height)),
        overlaps: boxes.filter((box, at) => box.left < (boxes[at - 1]?.right ?? 0)).length,
        end: bar.getBoundingClientRect().right - (boxes.at(-1)?.right ?? 0),
      };
    });
    expect(edges).toMatchObject({ cut: false, overlaps: 0 });
    expect(edges.heights).toBeLessThan(45);
    expect(edges.end).toBeGreaterThan(0);
    await page.locator('.navbar__search-input').focus();
    await page.waitForFunction(() => {
      const field = document.querySelector('.navbar__search-input:focus');
      return field !== null && field.getBoundingClientRect().width >= 250;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('finds previous, next, contents, breadcrumbs, edit and report links on a page', async () => {
    const page = await visit.open('/interop/message-passing');
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
    expect(new URL(page.url()).pathname).toBe('/interop/message-expiration');
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--prev').click());
    expect(new URL(page.url()).pathname).toBe('/interop/message-passing');
    await page.locator('nav[aria-label="Breadcrumbs"]').waitFor();
    expect(await page.locator('.theme-doc-toc-desktop a').count()).toBeGreaterThan(2);
    expect(await page.locator('a.theme-edit-this-page').getAttribute('href')).toMatch(
      /\/edit\/main\/docs\/interop\/message-passing\.mdx$/,
    );
    const report = new URL(
      (await page.getByRole('link', { name: 'Report a problem with this page' }).getAttribute('href')) ?? '',
    );
    expect(report.searchParams.get('page')).toBe('/interop/message-passing');
    expect(report.searchParams.get('version')).toBe('current');
  });

  it('is led to a section of another page by a link', async () => {
    const page = await visit.open('/app-developers/transactions/fees');
    await page.locator('article a[href$="/troubleshooting#insufficient-funds"]').first().click();
    await page.waitForURL('**/troubleshooting#insufficient-funds');
    await page.waitForFunction(() => {
      const { top } = document.getElementById('insufficient-funds')?.getBoundingClientRect() ?? { top: -1 };
      return top >= 0 && top < innerHeight / 2;
    });
  });

  it('switches the theme, keeps it on the next visit and sees no flash', async () => {
    const page = await visit.open('/', { colorScheme: 'light' });
    const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('light');
    const toggle = page.getByRole('button', { name: /switch between dark and light/i }).first();
    for (let clicks = 0; clicks < 3 && (await theme()) !== 'dark'; clicks++) {
      await toggle.click();
    }
    expect(await theme()).toBe('dark');
    // A script in the HTML sets the theme before the first paint.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await theme()).toBe('dark');
  });

  it("gets the system's theme", async () => {
    const page = await visit.open('/', { colorScheme: 'dark' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('uses the menu on a phone without sideways scroll', async () => {
    const page = await visit.open('/interop', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: /navigation bar/i }).click();
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Message expiration' });
    await toAnotherPage(page, () => link.click());
    expect(new URL(page.url()).pathname).toBe('/interop/message-expiration');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('sees the sections in the bar again when the window widens', async () => {
    const page = await visit.open('/interop', { viewport: { width: 390, height: 844 } });
    const sections = page.locator('.navbar__items > a.navbar__link').filter({ visible: true });
    expect(await sections.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 844 });
    await toAnotherPage(page, () => sections.filter({ hasText: 'Superchain' }).click());
    expect(new URL(page.url()).pathname).toBe('/superchain');
    expect(await sections.count()).toBe(8);
  });

  it.each([tutorial, '/', '/interop', '/interop/predeploy', '/categories', '/superchain/addresses'])(
    'reads %s at 320 px without sideways scroll',
    async (route) => {
      const page = await visit.open(route, { viewport: { width: 320, height: 640 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

  it.each([320, 360, 390])(
    'reads the whole name of the site beside the search field at %d px',
    async (width) => {
      const page = await visit.open('/', { viewport: { width, height: 640 } });
      const edge = (selector: string): Promise<DOMRect> =>
        page.locator(selector).evaluate((each) => each.getBoundingClientRect());
      const name = await edge('.navbar .navbar__inner .navbar__title');
      const field = await edge('.navbar .navbar__search-input');
      expect(name.right).toBeLessThan(field.left);
      expect(field.right).toBeLessThanOrEqual(width);
    },
  );

  it('reads each date on one line on a narrow screen', async () => {
    const page = await visit.open('/superchain/addresses', { viewport: { width: 320, height: 640 } });
    const lines = await page
      .locator('main time')
      .evaluateAll((dates) => dates.map((date) => date.getClientRects().length));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.filter((count) => count > 0))).toEqual(new Set([1]));
  });

  it('copies a code block with one press', async () => {
    const page = await visit.open(tutorial, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', { name: /copy/i }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect((await block.locator('code').innerText()).trim()).toBe(copied.trim());
  });

  it('skips to the content by keyboard and always sees the focus', async () => {
    const page = await visit.open(tutorial);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        inMain: element.closest('main, [class*=docMainContainer]') !== null,
        outlineStyle,
        outlineWidth,
      };
    });
    expect(focused).toEqual({ inMain: true, outlineStyle: 'solid', outlineWidth: '2px' });
  });

  it('sees diagrams, whose code is not loaded on other pages', async () => {
    const page = await visit.open('/connect', { colorScheme: 'dark' });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const drawing = async (): Promise<number> =>
      (await Promise.all(scripts)).filter((script) => script.includes('flowchart-v2')).length;
    await page.reload();
    await hydrated(page);
    expect([scripts.length > 2, await drawing()]).toEqual([true, 0]);

    await page.goto('/interop/explainer');
    await page.locator('figure[class*="diagram_"]').first().scrollIntoViewIfNeeded();
    await page.locator('.docusaurus-mermaid-container svg').first().waitFor();
    expect(await drawing()).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
  });
});

describe('term index pages', () => {
  it('can be filtered by the other two kinds of term', async () => {
    const page = await visit.open('/personas/app-developer');
    const listed = page.locator('main section[class*=group_] li a');
    const all = await listed.count();
    await page.getByLabel('Kind of page').selectOption('tutorial');
    const tutorials = await listed.count();
    expect(tutorials).toBeGreaterThan(0);
    expect(tutorials).toBeLessThan(all);
    await page.getByText(`${tutorials} of ${all} pages`).waitFor();
  });

  it('list everything without JavaScript', async () => {
    const page = await visit.open('/personas/app-developer', { javaScriptEnabled: false });
    expect(await page.locator('main li a').count()).toBeGreaterThan(10);
    expect(await page.getByLabel('Kind of page').isVisible()).toBe(false);
  });
});
