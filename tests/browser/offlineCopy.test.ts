import type { Browser, Page } from 'playwright-core';

import { headersFor, readHeaders } from '@site/src/build/headers';

import { hydrated, launchBrowser } from '../../scripts/support/browser';
import { cutNetwork } from '../support/browser';
import { type Deployed, deployed, removeTemporaryFolders, secondBuild, smallBuild } from '../support/builds';
import { builtFile, type RunningSite, serveSite } from '../../scripts/support/builtSite';

const offlinePage = '/connect/about/offline';
const explainer = '/interop/explainer';
const title = 'Superchain interoperability explainer';

const rules = readHeaders(builtFile('_headers'), []);

let browser: Browser;
let site: RunningSite;
let current: Deployed;
let page: Page;
const first = smallBuild();
let second: string;

beforeAll(async () => {
  second = secondBuild(title, `${title}, renewed`, first);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  removeTemporaryFolders();
});
// Each starts with an offline copy, on the page about saving.
beforeEach(async () => {
  current = deployed(first);
  site = await serveSite({ dir: current.dir, headers: (pathname) => headersFor(rules, pathname) });
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await open(offlinePage);
  await button('Save for offline').click();
  await panel().getByText('You have an offline copy of').waitFor({ timeout: 60_000 });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.stop();
});

async function open(route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' });
  await hydrated(page);
}

const panel = (): ReturnType<Page['locator']> => page.locator('article [class*=panel_]').first();
const button = (name: string): ReturnType<Page['getByRole']> => panel().getByRole('button', { name });
const notice = (): ReturnType<Page['getByRole']> => page.getByRole('complementary', { name: 'Offline copy' });
const newer = 'There is a newer version of this site than the one you saved.';

describe('a page from the offline copy', () => {
  it('has the same protective headers as from the network', async () => {
    const guards = [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ];
    const guardsOf = async (): Promise<(string | undefined)[]> => {
      const headers = (await page.goto(explainer))?.headers() ?? {};
      return guards.map((name) => headers[name]);
    };
    const online = await guardsOf();
    expect(online).not.toContain(undefined);
    await cutNetwork(page.context());
    expect(await guardsOf()).toEqual(online);
    await hydrated(page);
    await notice().getByText('You are offline and reading your offline copy').waitFor();
  });
});

describe('the notice above the page', () => {
  it('no longer offers the newer version once the panel has saved it', async () => {
    current.deploy(second);
    await open(offlinePage);
    await notice().getByText(newer).waitFor();
    await button('Update the offline copy').click();
    await panel().getByText('It is the newest version.').waitFor({ timeout: 60_000 });
    await notice().waitFor({ state: 'hidden' });
  });

  it('makes the panel report that it has saved the newer version', async () => {
    current.deploy(second);
    await open(offlinePage);
    await notice().getByRole('button', { name: 'Update the offline copy' }).click();
    await notice().getByText('Your offline copy is up to date.').waitFor({ timeout: 60_000 });
    await panel().getByText('It is the newest version.').waitFor();
    expect(await button('Update the offline copy').count()).toBe(0);
  });

  it('does not mention a removed copy', async () => {
    await open(offlinePage);
    await page.locator('#connection-notice aside').waitFor({ state: 'attached' });
    await button('Remove the offline copy').click();
    await panel().getByText('Nothing is saved.').waitFor();
    await cutNetwork(page.context());
    await page.locator('#connection-notice aside').waitFor({ state: 'detached' });
  });
});
