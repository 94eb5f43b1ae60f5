import { toAnotherPage, visitSite } from '../support/browser';

const visit = visitSite();

const explainer = '/interop/explainer';
const nextLink = '.pagination-nav__link--next';

describe('a prefetched page', () => {
  it('that fails to load is not reported, and is fetched again on demand', async () => {
    const page = await visit.open(explainer);
    await page.waitForLoadState('networkidle');
    // Registered after the site's listener: once it hears of the failure, so has the site.
    await page.evaluate(() => {
      const failed: string[] = [];
      const rejected: string[] = [];
      Object.assign(window, { failed, rejected });
      addEventListener(
        'error',
        ({ target }) => target instanceof HTMLScriptElement && failed.push(target.src),
        true,
      );
      addEventListener('unhandledrejection', ({ reason }) => rejected.push(String(reason)));
    });
    const scripts = '**/assets/js/*.js';
    await page.route(scripts, (route) => route.abort());
    await page.locator(nextLink).hover();
    await page.waitForFunction(() => (window as unknown as { failed: string[] }).failed.length > 0);
    await page.unroute(scripts);

    const again = page.waitForResponse(scripts);
    await page.locator(nextLink).focus();
    expect((await again).ok()).toBe(true);
    expect(await page.getByRole('region', { name: 'Loading failed' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { rejected: string[] }).rejected)).toEqual([]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await toAnotherPage(page, () => page.locator(nextLink).click());
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('is not the glossary when the pointer or focus passes a term', async () => {
    // A page without a diagram, whose code would load on scrolling.
    const page = await visit.open('/interop/message-expiration');
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const word = page.locator('main a[aria-describedby][href*="/glossary#"]').first();
    await word.hover();
    await word.focus();
    await page.getByRole('tooltip').first().waitFor();
    // Requests are reported in order: once ours arrives, so have all earlier ones.
    await page.evaluate(() => fetch('/page-index.json'));
    expect(fetched).toEqual([`${visit.site.url}/page-index.json`]);
    // Other links prefetch their page on keyboard focus.
    const next = page.waitForRequest(/assets\/js\/.*\.js/);
    await page.locator(nextLink).focus();
    await next;
  });
});
