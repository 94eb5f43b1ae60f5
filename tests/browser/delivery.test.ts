import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { STORAGE_KEY } from '@site/src/features/search/slashKey';
import { type PageIndexEntry } from '@site/src/build/pageIndex';

import { hydrated } from '../../scripts/support/browser';
import { holdBack, visitSite, type WatchedPage } from '../support/browser';
import { buildDir, builtFile } from '../../scripts/support/builtSite';

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
const kilobyte = 1000;

declare global {
  interface Window {
    layoutShifts?: () => unknown[];
  }
}

const visit = visitSite();

/** Whether each row of a long list is rendered. */
const rendered = (page: WatchedPage): Promise<boolean[]> =>
  page
    .locator('main li[data-row]')
    .evaluateAll((rows) =>
      rows.map((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true),
    );

/** Texts of all scripts. */
function builtScripts(): string[] {
  const folder = path.join(buildDir, 'assets/js');
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

describe('before any interaction', () => {
  // 58 kB of it are React, which loads after the first paint. The route table grows with each documentation
  // version.
  it('the tutorial needs at most 195 kB of scripts (gzip) and 215 kB in all (brotli), and no search, diagram or tool code', async () => {
    const page = await visit.openAlone({ viewport: { width: 390, height: 844 } });
    const bodies: { url: string; type: string; body: Buffer }[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      pending.push(response.body().then((body) => void bodies.push({ url: response.url(), type, body })));
    });
    // A first visit, with an empty cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(tutorial);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);

    const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
    const scripts = bodies.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(2);
    expect(sum(scripts.map(({ body }) => gzipSync(body, { level: 9 }).length))).toBeLessThanOrEqual(
      195 * kilobyte,
    );
    expect(sum(bodies.map(({ body }) => brotliCompressSync(body).length))).toBeLessThanOrEqual(
      215 * kilobyte,
    );
    expect(bodies.map(({ url }) => url).filter((url) => url.includes('search-index'))).toEqual([]);
    // Code is identified by text that only it contains: search, diagrams, a tool.
    const built = builtScripts();
    for (const text of [
      'The search index has another format',
      'flowchart-v2',
      'Longest time between batches',
    ]) {
      expect([text, built.some((script) => script.includes(text))]).toEqual([text, true]);
      expect([text, scripts.filter(({ body }) => body.includes(text))]).toEqual([text, []]);
    }
    // The common part of pages must not grow with their number.
    const others = (JSON.parse(builtFile('page-index.json')) as PageIndexEntry[]).filter(
      ({ route }) => route !== tutorial,
    );
    expect(others.length).toBeGreaterThan(60);
    expect(
      others.filter(({ description }) => scripts.some(({ body }) => body.includes(description))),
    ).toEqual([]);
  });
});

describe('a hydrated page', () => {
  it('keeps its elements in place, and ends with every section laid out', async () => {
    const page = await visit.openAlone();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new MutationObserver((changes) => {
        const root = document.getElementById('__docusaurus');
        for (const { target, removedNodes } of changes) {
          if (target !== root) continue;
          for (const node of removedNodes) moved.push(node.nodeName);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(tutorial);
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    expect(
      await page
        .locator('main .markdown .markdown')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility)),
    ).toEqual(expect.not.arrayContaining(['auto']));
    expect(await page.locator('main .markdown .markdown').count()).toBeGreaterThan(8);
  });

  it('lays out every section, and rows of a long list near the screen alone, until a link needs all', async () => {
    const page = await visit.open('/superchain/tokenlist');
    const laidOut = await page
      .locator('main .markdown > .markdown')
      .evaluateAll((sections) => sections.map((section) => 'laidOut' in section.dataset));
    expect(laidOut).toContain(true);
    expect(laidOut).not.toContain(false);
    expect((await rendered(page)).length).toBeGreaterThan(400);
    expect(await rendered(page)).toContain(false);
    await page.locator('.table-of-contents a').last().click();
    expect(await rendered(page)).not.toContain(false);
  });

  it.each([1440, 600, 390, 320])('reserves the heights of rows off screen: %i px wide', async (width) => {
    const page = await visit.open('/superchain/tokenlist', { viewport: { width, height: 844 } });
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const reserved = await height();
    expect(await rendered(page)).toContain(false);
    await page.evaluate(() => delete document.documentElement.dataset.fromTop);
    expect(Math.abs((await height()) / reserved - 1)).toBeLessThan(0.05);
  });

  it.each(['/', tutorial, '/superchain/addresses'])('does not shift visibly: %s', async (route) => {
    const page = await visit.openAlone({ viewport: { width: 390, height: 844 } });
    await page.goto('/connect');
    await hydrated(page);
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.layoutShifts = () => shifts.concat(observer.takeRecords());
    });
    await page.goto(route);
    await hydrated(page);
    const shifts = await page.evaluate(async () => {
      // Until the last change is painted.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return window.layoutShifts?.();
    });
    expect(shifts).toEqual([]);
  });

  it.each(['by an anchor', 'by a text to find', 'by loading it again'])(
    'shows the requested place %s, although content above it loads later',
    async (how) => {
      const page = await visit.open(
        `${tutorial}#${how === 'by a text to find' ? ':~:text=Do%20the%20same%20in%20TypeScript' : 'next-steps'}`,
      );
      if (how === 'by loading it again') {
        await page.evaluate(() => history.replaceState(null, '', location.pathname));
        await page.reload();
        await hydrated(page);
      }
      await page.waitForFunction(() => {
        const { top } = document.getElementById('next-steps')?.getBoundingClientRect() ?? { top: Infinity };
        return top > 0 && top < innerHeight / 2;
      });
    },
  );

  it("is reported, and fails its test, if its HTML differs from React's", async () => {
    const page = await visit.openBlank();
    await page.route(`**${tutorial}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', ' and more</h1>');
      await route.fulfill({ response, body });
    });
    await page.goto(tutorial);
    await hydrated(page);
    expect(page.hydrationErrors.splice(0)).toEqual([expect.stringContaining(tutorial)]);
  });

  it("has the theme's space above headings", async () => {
    const page = await visit.open(tutorial);
    const margins = await page
      .locator('main .markdown h2')
      .evaluateAll((headings) => headings.map((heading) => parseFloat(getComputedStyle(heading).marginTop)));
    expect(Math.min(...margins)).toBeGreaterThan(32);
  });
});

describe('an action before the scripts have started', () => {
  it('is not lost: a banner closed at once stays closed', async () => {
    const page = await visit.openBlank();
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await page.locator('[data-banner="interop"] button').click();
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    expect(await page.locator('[data-banner="interop"]').count()).toBe(1);
    release();
    await page.locator('[data-banner="interop"]').waitFor({ state: 'detached' });
  });

  it.each([
    ['its key', async (page: WatchedPage) => page.keyboard.press('/')],
    ['its other key', async (page: WatchedPage) => page.keyboard.press('Control+k')],
    ['a press on its field', async (page: WatchedPage) => page.locator('.navbar__search-input').click()],
  ])('is not lost: text typed after %s is searched for', async (_what, open) => {
    const page = await visit.openBlank();
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await open(page);
    await page.keyboard.type('reorg');
    release();
    await page.locator('.navbar__search').getByRole('option').first().waitFor();
    expect(await page.locator('.navbar__search-input').inputValue()).toBe('reorg');
  });

  it('is not lost: a word typed during hydration stays whole', async () => {
    const page = await visit.openBlank();
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await page.keyboard.type('reo');
    const field = page.locator('.navbar__search-input');
    // Simulates rendering, which here is too fast to type during it.
    await field.evaluate((input: HTMLInputElement) => (input.value = ''));
    await page.keyboard.type('rg');
    expect(await field.inputValue()).toBe('reorg');
    release();
    await hydrated(page);
    expect(await field.inputValue()).toBe('reorg');
  });

  it('is ignored if it is a shortcut the reader has turned off', async () => {
    const page = await visit.open('/');
    await page.evaluate((key) => localStorage.setItem(key, 'off'), STORAGE_KEY);
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(tutorial, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});

describe('other pages', () => {
  it('are fetched when the reader points at their link, not when it becomes visible', async () => {
    const page = await visit.open('/interop/message-passing');
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Visibility is reported in the next frame, and requests in order: once ours arrives, so has everything
    // that scrolling caused.
    await page.evaluate(async () => {
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      await fetch('/page-index.json');
    });
    expect(fetched).toEqual([`${visit.site.url}/page-index.json`]);
    const next = page.waitForRequest(/assets\/js\/.*\.js/);
    await page.locator('.pagination-nav__link--next').hover();
    await next;
  });
});
