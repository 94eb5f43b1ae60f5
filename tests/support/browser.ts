import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type Axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

import { browserFlags } from '../../scripts/support/browserFlags';
import browserPaths from '../../scripts/support/browserPaths.json';
import { root } from './repository';
import { type RunningSite, serveSite } from '../../scripts/support/builtSite';

const installed = [...browserPaths.withoutWindows, ...browserPaths.whole];

/** Starts the Chromium that is there: the one `CHROME_PATH` names, an installed one, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? installed.find((candidate) => existsSync(candidate));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags],
  });
}

/** A page that remembers what went wrong in it. */
export interface WatchedPage extends Page {
  /** Errors in the console and exceptions that nobody caught. */
  readonly faults: string[];
  /** Where React could not hydrate the page's HTML. A test fails with each that it does not take out of the list. */
  readonly hydrationErrors: string[];
  /** Requests to any origin but the site's own. */
  readonly foreignRequests: string[];
}

/** What the tests of one file open pages with. */
export interface Visit {
  open(route: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  readonly site: RunningSite;
}

/**
 * Cuts the network of all pages of a context. Chromium 150 emulates that, but tells pages opened afterwards that they are
 * online, as no browser without a network does.
 */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
}

/**
 * Serves the built site and opens pages of it, each in a separate context, for the tests of one
 * file. Call it at the top of the file.
 */
export function visitSite(): Visit {
  let browser: Browser;
  let site: RunningSite;
  let opened: WatchedPage[] = [];
  beforeAll(async () => {
    // One after the other: a browser without a site would never be closed.
    site = await serveSite();
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
  return {
    get site() {
      return site;
    },
    async open(route, options = {}) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      // Long enough for a busy machine, and short enough that a page that never answers ends the test in time.
      context.setDefaultTimeout(30_000);
      const page = watch(await context.newPage(), site.url);
      opened.push(page);
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

/** What the console says of differences between a page's HTML and what React renders: a list that grows with the page. */
export function watchHydration(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Docusaurus' words for what React has to report.
    if (message.text().includes('onRecoverableError')) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Waits until the page is hydrated and answers to the reader. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/**
 * Does what leads to another page, and waits until that page is shown. Its address comes first, while the
 * reader still sees the page before.
 */
export async function toAnotherPage(page: Page, lead: () => Promise<unknown>): Promise<void> {
  const title = await page.locator('h1').innerText();
  await lead();
  await page.waitForFunction((before) => {
    const now = document.querySelector('h1')?.innerText;
    return now !== undefined && now !== before;
  }, title);
}

/** Keeps files of the site from a page, as a slow connection does, until the function that it answers with is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const axeSource = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA, one line each: rule, element, what is wrong.
 *
 * @param rules the only rules to look at; all of them where left out
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      runOnly: only
        ? { type: 'rule', values: [...only] }
        : {
            type: 'tag',
            values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  }, rules);
}
