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

/** Opens pages for one test file. Pages of one test share nothing, nor does anything last to the next test. */
export interface Visit {
  open(route: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A page that shows nothing of the site yet. */
  openBlank(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Like `openBlank`, for tests that change the clock, the network or the scripts of every page. */
  openAlone(options?: BrowserContextOptions): Promise<WatchedPage>;
  readonly site: RunningSite;
}

/** Takes a context offline. Chromium 150's emulation tells new pages that they are online. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
}

/** A page whose address starts no scripts. */
const blank = '/robots.txt';

const desktop = { width: 1440, height: 900 };

interface Opened {
  readonly page: WatchedPage;
  readonly options: BrowserContextOptions;
  /** Whether a later test may use it. */
  readonly isShared: boolean;
}

/**
 * Serves the built site for one test file and opens pages in separate contexts. Call at the top of the file,
 * or of a `describe`. Tests get pages of earlier ones, as new: opening them takes half the time.
 *
 * @param dirOf makes the folder to serve
 */
export function visitSite(dirOf: () => string = () => buildDir): Visit {
  let browser: Browser;
  let site: RunningSite;
  let opened: Opened[] = [];
  /** Renewed pages, by their context's options. */
  const idle = new Map<string, WatchedPage[]>();
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
    const errors = opened.flatMap(({ page }) => page.hydrationErrors);
    await Promise.all(
      opened.map(async ({ page, options, isShared }) => {
        if (!isShared || !(await isRenewed(page, site.url, options))) {
          await page.context().close();
          return;
        }
        const key = JSON.stringify(options);
        idle.set(key, [...(idle.get(key) ?? []), watch(page, site.url)]);
      }),
    );
    opened = [];
    expect(errors).toEqual([]);
  });
  const newPage = async (options: BrowserContextOptions): Promise<WatchedPage> => {
    const context = await browser.newContext({ baseURL: site.url, viewport: desktop, ...options });
    // Enough for a busy machine, but less than a test's timeout.
    context.setDefaultTimeout(30_000);
    return watch(await context.newPage(), site.url);
  };
  const openBlank: Visit['openBlank'] = async (options = {}) => {
    const page = idle.get(JSON.stringify(options))?.pop() ?? unchangeable(await newPage(options));
    opened.push({ page, options, isShared: true });
    return page;
  };
  return {
    get site() {
      return site;
    },
    openBlank,
    async openAlone(options = {}) {
      const page = await newPage(options);
      opened.push({ page, options, isShared: false });
      return page;
    },
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

/** Refuses what cannot be undone for the next test. */
function unchangeable(page: WatchedPage): WatchedPage {
  const refuse = (): never => {
    throw new Error('A later test may use this page, and this change would last. Open it with openAlone.');
  };
  Object.assign(page, { addInitScript: refuse });
  Object.assign(page.clock, { install: refuse, setFixedTime: refuse });
  Object.assign(page.context(), { addInitScript: refuse, setOffline: refuse });
  return page;
}

/** Makes a page like a new one; false if its test has closed or broken it. */
async function isRenewed(page: Page, origin: string, options: BrowserContextOptions): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog'] as const) {
    await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  }
  try {
    await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])));
    await page.goto(origin + blank);
    await page.evaluate(() => {
      window.name = '';
    });
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' } = options;
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await page.setViewportSize(options.viewport ?? desktop);
    return true;
  } catch {
    return false;
  }
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
