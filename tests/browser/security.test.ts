import type { Browser, BrowserContext, Page } from 'playwright-core';

import { headersFor, readHeaders } from '@site/src/build/headers';

import { hydrated, launchBrowser } from '../../scripts/support/browser';
import { builtFile, builtPage, type RunningSite, serveSite } from '../../scripts/support/builtSite';
import { buildWithSmallCopy, removeTemporaryFolders } from '../support/builds';

/** Headers of a host that follows `build/_headers`. */
const rules = readHeaders(builtFile('_headers'), []);

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchBrowser(),
    serveSite({ dir: buildWithSmallCopy(), headers: (pathname) => headersFor(rules, pathname) }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  removeTemporaryFolders();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

interface GuardedPage extends Page {
  /** Policy violations, console errors, exceptions and dialogs. */
  readonly faults: string[];
  /** Requests to other origins. */
  readonly foreignRequests: string[];
}

async function guardedPage(context: BrowserContext): Promise<GuardedPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  const foreignRequests: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI} (${sourceFile})`),
    );
  });
  page.on('console', (message) => {
    // The tour includes a missing page.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`) && !/^(data|blob):/.test(request.url())) {
      foreignRequests.push(request.url());
    }
  });
  return Object.assign(page, { faults, foreignRequests });
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
}

/** A reader's tour: pages of every kind, and their interactive parts. */
const tour: readonly (readonly [route: string, act?: (page: Page) => Promise<unknown>])[] = [
  [
    '/',
    async (page) => {
      await page.locator('.navbar button[class*=toggleButton]').first().click();
      await page
        .locator('html[data-theme-choice]:not([data-theme-choice="system"])')
        .waitFor({ state: 'attached' });
    },
  ],
  [
    '/interop/explainer',
    async (page) => {
      await page.locator('.navbar__search-input').click();
      await page.locator('.navbar__search-input').fill('expired message');
      await page.locator('[role=option]').first().click();
      await page.waitForURL((url) => url.pathname !== '/interop/explainer' || url.hash !== '');
    },
  ],
  [
    '/interop/tutorials/message-passing/relay-with-cast',
    async (page) => {
      await page.locator('pre').first().hover();
      await page.locator('article button[aria-label^="Copy"]').first().click();
      await page.locator('[data-banner] button').first().click();
      await page.getByRole('checkbox', { name: /^Done/ }).first().check();
    },
  ],
  [
    '/interop/reorg',
    (page) => page.locator('.docusaurus-mermaid-container svg, [class*=mermaid] svg').first().waitFor(),
  ],
  [
    '/interop/tools/error-decoder',
    async (page) => {
      await page.locator('article textarea').fill('0x9ca9480b');
      await page.locator('article [aria-live] code').first().waitFor();
    },
  ],
  [
    '/interop/tools/relay-workbench',
    async (page) => {
      await page.locator('article textarea').first().fill('{"logs": []}');
    },
  ],
  [
    '/superchain/tokenlist',
    async (page) => {
      await page.locator('article input[type=search]').fill('usdc');
      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /download/i })
        .first()
        .click();
      await (await download).delete();
    },
  ],
  [
    '/superchain/addresses',
    async (page) => {
      const picker = page.locator('article select').first();
      await picker.selectOption({ index: 3 });
      await page.waitForURL(/chain=/);
    },
  ],
  ['/superchain/superchain-upgrades'],
  [
    '/operators/chain-operators/tools/fee-calculator',
    (page) => page.locator('article input').first().fill('12'),
  ],
  [
    '/search?q=message',
    async (page) => {
      await page.locator('article h2 a').first().waitFor();
      await page.locator('input[name=q]').press('Enter');
    },
  ],
  [
    '/interop/tutorials/message-passing/relay-with-cast',
    (page) => page.getByRole('button', { name: 'Wrap long lines' }).first().click(),
  ],
  ['/connect/resources/glossary'],
  ['/categories/interoperability'],
  ['/stack/security/audits-report'],
  ['/superchain/privileged-roles'],
  ['/500'],
  ['/no/such/page'],
  ['/connect/contribute/hosting', (page) => page.getByRole('tab', { name: 'Caddy' }).first().click()],
  ['/connect/about/accessibility', (page) => page.getByLabel('Open search with').uncheck()],
  // The last stop: afterwards a worker answers.
  [
    '/connect/about/offline',
    async (page) => {
      await page.getByRole('button', { name: 'Save for offline' }).click();
      await page.getByText('You have an offline copy of').first().waitFor({ timeout: 60_000 });
    },
  ],
];

async function takeTour(page: Page): Promise<void> {
  for (const [route, act] of tour) {
    await page.goto(route, { waitUntil: 'load' });
    await hydrated(page);
    expect(await page.locator('h1').count()).toBe(1);
    await act?.(page);
    await page.waitForLoadState('networkidle');
  }
}

/** Everything stored on the device, as "kind name". */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const rest = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...Object.keys(localStorage).map((key) => `local storage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage ${key}`),
      ...(await caches.keys()).map((key) => `cache storage ${key}`),
      ...databases.map(({ name }) => `database ${name ?? ''}`),
      ...workers.map(({ active }) => `service worker ${active?.scriptURL.split('/').pop() ?? ''}`),
    ];
  });
  return [...cookies, ...rest].sort();
}

/** Rows of the privacy page as patterns, by "kind name"; `<part>` matches anything. */
function declared(): Map<string, RegExp> {
  const $ = builtPage('/connect/about/privacy');
  const rows = $('article table tbody tr').toArray();
  const names = rows.map((row) => {
    const [name, kind] = $(row)
      .find('td')
      .toArray()
      .map((cell) => $(cell).text().trim());
    return `${(kind ?? '').toLowerCase()} ${name ?? ''}`;
  });
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new Map(names.map((name) => [name, new RegExp(`^${escaped(name).replace(/<[^>]*>/g, '.+')}$`)]));
}

describe('a tour of the site under the policy that build/_headers sets', () => {
  let found: readonly string[];
  let page: GuardedPage;

  beforeAll(async () => {
    page = await guardedPage(await newContext());
    await takeTour(page);
    await page.goto('/', { waitUntil: 'load' });
    found = await stored(page);
    // Some twenty pages, and then saving the whole site.
  }, 300_000);

  it('meets no policy violation and no error', () => {
    expect(page.faults).toEqual([]);
  });

  it('requests nothing from other origins', () => {
    expect(page.foreignRequests).toEqual([]);
  });

  it('stores exactly what the privacy page lists', () => {
    const listed = declared();
    expect(listed.size).toBeGreaterThan(1);
    expect(found.filter((entry) => ![...listed.values()].some((pattern) => pattern.test(entry)))).toEqual([]);
    const unseen = [...listed].filter(([, pattern]) => !found.some((entry) => pattern.test(entry)));
    expect(unseen.map(([name]) => name)).toEqual([]);
  });
});

describe('under the policy that build/_headers sets', () => {
  it('an injected script does not run', async () => {
    const page = await guardedPage(await newContext());
    await page.goto('/interop/explainer');
    await hydrated(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.smuggled = true');
      image.src = '/no-such-picture.png';
      document.body.append(script, image);
    });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
    expect(page.faults.join('\n')).toContain('refused by script-src');
  });

  it('a page cannot be framed by another site', async () => {
    const page = await guardedPage(await newContext());
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${site.url}/interop"></iframe>`, { waitUntil: 'networkidle' });
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

describe('reading alone', () => {
  it('stores nothing on the device', async () => {
    const page = await guardedPage(await newContext());
    for (const [route] of tour.filter((_stop, index) => index % 3 === 0)) {
      await page.goto(route, { waitUntil: 'load' });
      await hydrated(page);
    }
    expect(await stored(page)).toEqual([]);
  });
});
