import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

import { hydrated, launchBrowser, watchHydration } from '../../scripts/support/browser';
import { buildDir, type RunningSite, serveSite } from '../../scripts/support/builtSite';

/** A page that records problems. */
export interface WatchedPage extends Page {
  /** Console errors and uncaught exceptions. */
  readonly faults: string[];
  /** Failed hydrations. The test fails if any are left in the list. */
  readonly hydrationErrors: string[];
  /** Requests to other origins. */
  readonly foreignRequests: string[];
}

/** Opens pages for one test file. */
export interface Visit {
  open(route: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A page that shows nothing yet. */
  openBlank(options?: BrowserContextOptions): Promise<WatchedPage>;
  readonly site: RunningSite;
}

/** Takes a context offline. Chromium 150's emulation tells new pages that they are online. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
}

/**
 * Serves the built site for one test file and opens pages in separate contexts. Call at the top of the file,
 * or of a `describe`.
 *
 * @param dirOf makes the folder to serve
 */
export function visitSite(dirOf: () => string = () => buildDir): Visit {
  let browser: Browser;
  let site: RunningSite;
  let opened: WatchedPage[] = [];
  beforeAll(async () => {
    // In sequence, since a browser whose site failed would never be closed.
    site = await serveSite({ dir: dirOf() });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    const errors = opened.flatMap(({ hydrationErrors }) => hydrationErrors);
    opened = [];
    expect(errors).toEqual([]);
  });
  const openBlank: Visit['openBlank'] = async (options = {}) => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    // Enough for a busy machine, but less than a test's timeout.
    context.setDefaultTimeout(30_000);
    const page = watch(await context.newPage(), site.url);
    opened.push(page);
    return page;
  };
  return {
    get site() {
      return site;
    },
    openBlank,
    async open(route, options = {}) {
      const page = await openBlank(options);
      await page.goto(route, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) {
        await hydrated(page);
      }
      return page;
    },
  };
}

function watch(page: Page, origin: string): WatchedPage {
  const faults: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(message.text());
    }
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) {
      foreignRequests.push(request.url());
    }
  });
  return Object.assign(page, { faults, foreignRequests, hydrationErrors: watchHydration(page) });
}

/**
 * Runs an action that leads to another page, and waits until it is shown; the address changes before the old
 * page disappears.
 */
export async function toAnotherPage(page: Page, lead: () => Promise<unknown>): Promise<void> {
  const title = await page.locator('h1').innerText();
  await lead();
  await page.waitForFunction((before) => {
    const now = document.querySelector('h1')?.innerText;
    return now !== undefined && now !== before;
  }, title);
}

/** Delays files, like a slow connection, until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
