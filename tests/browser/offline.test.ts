import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { headersFor, readHeaders } from '@site/src/build/headers';
import { zipName } from '@site/src/build/zipSite';
import { type Manifest, manifestUrl, versionUrl } from '@site/src/features/offline/manifest';

import { axeViolations } from '../../scripts/support/accessibility';
import { hydrated, launchBrowser } from '../../scripts/support/browser';
import { cutNetwork, toAnotherPage } from '../support/browser';
import {
  type Deployed,
  deployed,
  removeTemporaryFolders,
  secondBuild,
  smallBuild,
  unzippedSite,
} from '../support/builds';
import { isFull } from '../support/depth';
import { buildDir, builtFile, type RunningSite, serveSite } from '../../scripts/support/builtSite';

const offlinePage = '/connect/about/offline';
/** A title that is on its page and in the page's script. */
const title = 'Superchain interoperability explainer';
const newTitle = 'Superchain interoperability explainer, second version';
const explainer = '/interop/explainer';

/** The host's policy decides whether a worker may run. */
const rules = readHeaders(builtFile('_headers'), []);
const first = isFull ? buildDir : smallBuild();
/** Enough for a slow machine to save it. */
const timeout = isFull ? 180_000 : 60_000;
const manifest = JSON.parse(readFileSync(path.join(first, manifestUrl), 'utf8')) as Manifest;

let browser: Browser;
let site: RunningSite;
let current: Deployed;
let second: string;

beforeAll(async () => {
  second = secondBuild(title, newTitle, first);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  removeTemporaryFolders();
});

async function startSite(): Promise<void> {
  current = deployed(first);
  site = await serveSite({ dir: current.dir, headers: (pathname) => headersFor(rules, pathname) });
}

async function stopSite(): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.stop();
}

/** A new site and browser for each test of a group. */
function everythingFresh(): void {
  beforeEach(startSite);
  afterEach(stopSite);
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' });
  await hydrated(page);
}

const panel = (page: Page): ReturnType<Page['locator']> => page.locator('article [class*=panel_]').first();
const notice = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('complementary', { name: 'Offline copy' });
const button = (page: Page, name: string): ReturnType<Page['getByRole']> =>
  panel(page).getByRole('button', { name });

/** Saves a copy on the page about saving. */
async function save(page: Page): Promise<void> {
  await open(page, offlinePage);
  await button(page, 'Save for offline').click();
  await panel(page).getByText('You have an offline copy of').waitFor({ timeout });
}

function stored(page: Page): Promise<{ caches: string[]; workers: number }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Searches for a text that only code has; returns the page's suggestion. */
async function foundBySearch(page: Page): Promise<ReturnType<Page['locator']>> {
  await page.locator('.navbar__search-input').click();
  await page.locator('.navbar__search-input').fill('admin_getAccessListForIdentifier');
  const found = page.locator('[role=option]', { hasText: 'Relay transactions manually' }).first();
  await found.waitFor();
  return found;
}

function today(): string {
  return new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** Addresses of files that differ in another version. */
function filesNotIn(old: Manifest, { files }: Manifest): string[] {
  const known = new Map(old.files.map(({ url, hash }) => [url, hash]));
  return files.filter(({ url, hash }) => known.get(url) !== hash).map(({ url }) => `/${url}`);
}

describe('reading', () => {
  everythingFresh();

  it('stores nothing and starts no worker', async () => {
    const page = await newPage();
    for (const route of ['/', explainer, offlinePage]) {
      await open(page, route);
    }
    await panel(page).getByText('Nothing is saved.').waitFor();
    expect(await stored(page)).toEqual({ caches: [], workers: 0 });
  });
});

describe('saving', () => {
  everythingFresh();

  it('shows the size first, then progress, then the result', async () => {
    const page = await newPage();
    await open(page, offlinePage);
    const files = `${Math.round(manifest.bytes / 1e6)} MB in ${manifest.count} files`;
    await panel(page).getByText(`A copy takes ${files}`).waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const value = document.querySelector('progress')?.value;
        if (value) seen.push(value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await button(page, 'Save for offline').click();
    await panel(page).getByText(`${files}. It is the newest version.`).waitFor({ timeout });
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect((await stored(page)).workers).toBe(1);
  });

  it('keeps the focus on the button', async () => {
    const page = await newPage();
    await open(page, offlinePage);
    await button(page, 'Save for offline').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Stop').waitFor();
    expect(
      await panel(page)
        .locator('[role=status]')
        .evaluate((line) => line === document.activeElement),
    ).toBe(true);
  });

  it('can be stopped and resumed', async () => {
    const page = await newPage();
    // Holds back the second half until the reader has stopped.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(operators|stack|superchain)/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await open(page, offlinePage);
    await button(page, 'Save for offline').click();
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    await button(page, 'Stop').click();
    await panel(page).getByText('Saving was stopped.').waitFor();
    release();
    await page.unroute(/\/(operators|stack|superchain)/);
    await open(page, offlinePage);
    await panel(page)
      .getByText(/^\d+ files are saved from an unfinished attempt/)
      .waitFor();
    await button(page, 'Continue saving').click();
    await panel(page).getByText('You have an offline copy of').waitFor({ timeout });
  });

  it('explains host failures, lack of space, and refused storage', async () => {
    const failing = await newPage();
    site.fail(/^\/interop\/explainer$/);
    await open(failing, offlinePage);
    await button(failing, 'Save for offline').click();
    await panel(failing).getByText('The site answered 500 for /interop/explainer.').waitFor({ timeout });
    expect((await stored(failing)).workers).toBe(0);

    const full = await newPage();
    const tools = await full.context().newCDPSession(full);
    await tools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1_000_000 });
    await open(full, offlinePage);
    await button(full, 'Save for offline').click();
    await panel(full).getByText('The site has used up the space this browser gives it.').waitFor();

    const blocked = await newPage();
    await blocked.addInitScript(() => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('forbidden', 'SecurityError'));
      Object.assign(CacheStorage.prototype, { open: refuse, keys: refuse, match: refuse });
    });
    await open(blocked, offlinePage);
    await panel(blocked).getByText('This browser does not allow the site to store files.').waitFor();
    await blocked.getByRole('heading', { name: 'Remove the copy' }).waitFor();
  });
});

describe('offline', () => {
  let context: BrowserContext;
  let page: Page;
  /** Both days, if midnight passes while saving. */
  let days: readonly string[];
  // Saved once, because these tests only read.
  beforeAll(async () => {
    await startSite();
    page = await newPage();
    const before = today();
    await save(page);
    days = [before, today()];
    context = page.context();
    await cutNetwork(context);
  });
  afterAll(stopSite);
  beforeEach(async () => {
    await page.close();
    page = await context.newPage();
    await page.goto('/');
  });

  it('every file of the site is available', async () => {
    const missing = await page.evaluate(
      async (urls) => {
        const missing: string[] = [];
        for (const url of urls) {
          const response = await fetch(`/${url}`).catch(() => undefined);
          if (!response?.ok) missing.push(url);
        }
        return missing;
      },
      manifest.files.map(({ url }) => url),
    );
    expect(missing).toEqual([]);
  });

  it('unvisited pages open by address and link, and say that they are an offline copy', async () => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await open(page, `${explainer}?_highlight=message#content`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await notice(page)
      .getByText(new RegExp(`You are offline and reading your offline copy of (${days.join('|')})\\.`))
      .waitFor();
    const status = page.locator('#connection-notice [role=status]');
    expect(await status.innerText()).toContain('You are offline');
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
    expect(new URL(page.url()).pathname).not.toBe(explainer);
    expect(await page.locator('html').getAttribute('data-scripts-failed')).toBeNull();
    expect(faults).toEqual([]);
  });

  it('search works and leads to its results', async () => {
    await open(page, '/');
    await (await foundBySearch(page)).click();
    await page.getByRole('heading', { level: 1, name: 'Relay transactions manually' }).waitFor();
  });

  it('a page that is not in the copy says so', async () => {
    await page.goto('/interop/not-there');
    await page.getByRole('heading', { name: 'This page is not in your offline copy' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Home page of the offline copy' }).click();
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: 'Build on, run and audit the OP Stack' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('the notice above the page is accessible, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await open(page, offlinePage);
    await notice(page).getByText('You are offline').waitFor();
    // The whole stylesheet, loaded later, styles what is not in the page's HTML.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('a failing host', () => {
  everythingFresh();

  it('is replaced by the copy, with a notice', async () => {
    const page = await newPage();
    await save(page);
    site.fail(/.*/);
    await open(page, explainer);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await notice(page).getByText('The site did not answer; this is your offline copy of').waitFor();
    await notice(page).getByRole('button', { name: 'Load this page again' }).waitFor();
  });
});

describe('removing the copy', () => {
  everythingFresh();

  it('leaves nothing behind', async () => {
    const page = await newPage();
    await save(page);
    await button(page, 'Remove the offline copy').click();
    await panel(page).getByText('Nothing is saved.').waitFor();
    expect(await stored(page)).toEqual({ caches: [], workers: 0 });
    await cutNetwork(page.context());
    await expect(page.goto(explainer)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

describe('a deployment after the copy was saved', () => {
  let page: Page;
  everythingFresh();
  beforeEach(async () => {
    page = await newPage();
    await save(page);
    current.deploy(second);
  });

  const titleIs = (name: string): Promise<void> =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  it('is visible at once, and offers to update the copy', async () => {
    await open(page, explainer);
    await titleIs(newTitle);
    await notice(page).getByText('There is a newer version of this site than the one you saved.').waitFor();
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await notice(page).waitFor({ state: 'hidden' });
    // The next status and the focus are still there.
    const status = page.locator('#connection-notice [role=status]');
    expect(await status.textContent()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.closest('#connection-notice') !== null)).toBe(
      true,
    );
  });

  it('leaves the copy unchanged unless the reader updates it', async () => {
    await open(page, explainer);
    await titleIs(newTitle);
    await cutNetwork(page.context());
    await open(page, explainer);
    await titleIs(title);
    await foundBySearch(page);
  });

  it('replaces the copy on request, fetching only changed files', async () => {
    await open(page, explainer);
    const asked: string[] = [];
    page.on('request', (request) => {
      // The page may still load scripts, such as that of its diagrams.
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
    });
    await notice(page).getByRole('button', { name: 'Update the offline copy' }).click();
    await notice(page).getByText('Your offline copy is up to date.').waitFor({ timeout });
    const newManifest = JSON.parse(readFileSync(path.join(second, manifestUrl), 'utf8')) as Manifest;
    const changed = filesNotIn(manifest, newManifest);
    expect(changed).toContain(explainer);
    expect(changed.length).toBeLessThan(manifest.count);
    const lists = [manifestUrl, versionUrl].map((url) => `/${url}`);
    expect(asked.filter((url) => !lists.includes(url)).sort()).toEqual(changed.sort());
    expect((await stored(page)).caches).toHaveLength(1);
    await cutNetwork(page.context());
    await notice(page).getByText('You are offline').waitFor({ state: 'hidden' });
    await notice(page).getByRole('button', { name: 'Load this page again' }).click();
    await hydrated(page);
    await titleIs(newTitle);
    await notice(page).getByText('You are offline and reading your offline copy').waitFor();
  });

  it('whose update fails leaves the older copy unchanged', async () => {
    await open(page, explainer);
    site.fail(/^\/interop$/);
    await notice(page).getByRole('button', { name: 'Update the offline copy' }).click();
    await notice(page).getByText('The site answered 500 for /interop.').waitFor({ timeout });
    await cutNetwork(page.context());
    await open(page, explainer);
    await titleIs(title);
  });
});

/** Serves a folder as simple servers do: files by name, folders by index, nothing else. */
async function servePlainly(dir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dir, decodeURIComponent(pathname));
    if (existsSync(file) && statSync(file).isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const answer = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
    if (!existsSync(answer)) {
      response.writeHead(404).end();
      return;
    }
    const type = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.json': 'application/json',
      '.svg': 'image/svg+xml',
    };
    response.writeHead(200, {
      'content-type': type[path.extname(answer) as keyof typeof type] ?? 'application/octet-stream',
    });
    response.end(readFileSync(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

describe('the zip', () => {
  it('is linked from the page about saving', async () => {
    await startSite();
    try {
      const page = await newPage();
      await open(page, offlinePage);
      const href = await page.getByRole('link', { name: zipName }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect((await answer.body()).equals(readFileSync(path.join(buildDir, zipName)))).toBe(true);
    } finally {
      await stopSite();
    }
  });

  it('works on a simple server, with links, search and saving', async () => {
    const plain = await servePlainly(unzippedSite());
    try {
      const context: BrowserContext = await browser.newContext({ baseURL: plain.url });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      await open(page, explainer);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
      expect(new URL(page.url()).pathname).not.toContain(explainer);
      await page.reload();
      await hydrated(page);
      await foundBySearch(page);
      expect(faults).toEqual([]);
      // All 90 MB.
      if (!isFull) return;
      await save(page);
      await cutNetwork(context);
      await open(page, explainer);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    } finally {
      await plain.stop();
    }
  });
});
