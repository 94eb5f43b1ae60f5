import { gzipSync } from 'node:zlib';

import { launchBrowser, visitSite } from '../support/browser';

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
const kilobyte = 1000;

const visit = visitSite();

describe('before the reader does anything', () => {
  it('the tutorial needs at most 165 kB of scripts and 170 kB in all, and no search, diagram or tool code', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const bodies: { url: string; type: string; size: number }[] = [];
      const pending: Promise<void>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        pending.push(
          response.body().then((body) => {
            bodies.push({ url: response.url(), type, size: gzipSync(body, { level: 9 }).length });
          }),
        );
      });
      await page.goto(visit.site.url + tutorial);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await Promise.all(pending);
      const scripts = bodies.filter(({ type }) => type === 'script');
      const total = (list: readonly { size: number }[]): number =>
        list.reduce((sum, { size }) => sum + size, 0);
      expect(scripts.length).toBeGreaterThan(2);
      expect(total(scripts)).toBeLessThanOrEqual(165 * kilobyte);
      expect(bodies.filter(({ url }) => /search-index|mermaid|lunr/i.test(url))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

describe('what the reader does before the scripts have started', () => {
  it('is not lost: a banner closed at once stays closed', async () => {
    const page = await visit.open('/');
    // Scripts are held back until the press has happened.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await page.locator('[data-banner="interop"] button').click();
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    expect(await page.locator('[data-banner="interop"]').count()).toBe(1);
    release();
    await page.locator('[data-banner="interop"]').waitFor({ state: 'detached' });
  });

  it('is not lost: the search key opens search', async () => {
    const page = await visit.open('/');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    release();
    await page.waitForFunction(() => document.activeElement?.matches('.navbar__search-input'));
  });
});

describe('other pages', () => {
  it('are fetched when the reader points at their link, not when it comes into sight', async () => {
    const page = await visit.open('/interop/message-passing');
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.pagination-nav__link--next').waitFor();
    expect(fetched).toEqual([]);
    const next = page.waitForRequest(/assets\/js\/.*\.js/);
    await page.locator('.pagination-nav__link--next').hover();
    await next;
  });
});
