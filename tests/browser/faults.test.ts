import type { BrowserContext, Page } from 'playwright-core';

import { type PageIndexEntry } from '@site/src/build/pageIndex';

import { axeViolations } from '../../scripts/support/accessibility';
import { hydrated } from '../../scripts/support/browser';
import { toAnotherPage, visitSite } from '../support/browser';
import { isFull } from '../support/depth';
import { buildWithSmallCopy, deployed, removeTemporaryFolders, secondBuild } from '../support/builds';
import { builtFile, serveSite } from '../../scripts/support/builtSite';

const visit = visitSite();
afterAll(removeTemporaryFolders);

const explainer = '/interop/explainer';
const title = 'Superchain interoperability explainer';
const input = '.navbar__search-input';

const failureNotice = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', { name: 'Loading failed' });

/** Expects a working theme switch and client-side navigation. */
async function answers(page: Page): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme-choice');
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await page.waitForFunction(
    (old) => document.documentElement.getAttribute('data-theme-choice') !== old,
    before,
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

describe('a search index that', () => {
  const bodies: readonly (readonly [string, { status?: number; body: string }])[] = [
    ['is cut off', { body: '{"format":1,"pages":[{"url":' }],
    ['is something else', { body: '{"documents":"none"}' }],
    ['is of another format', { body: '{"format":0,"pages":[],"sections":[]}' }],
    ['is gone', { status: 404, body: '<!doctype html><title>Not found</title>' }],
  ];

  it.each(bodies)(
    '%s: the search box says so, offers alternatives, and the page works',
    async (_what, answer) => {
      const page = await visit.open(explainer);
      await page.context().route('**/search-index*.json', (route) => route.fulfill(answer));
      await page.locator(input).focus();
      await page.keyboard.type('message');
      await page.getByText('Search is not available:').waitFor();
      expect(await page.getByRole('link', { name: 'by subject', exact: true }).getAttribute('href')).toBe(
        '/categories',
      );
      await page.keyboard.press('Escape');
      await page.getByText('Search is not available:').waitFor({ state: 'hidden' });
      await answers(page);
    },
  );

  it('fails is reported on the search page too', async () => {
    const page = await visit.openBlank();
    await page.context().route('**/search-index*.json', (route) => route.fulfill({ body: '[' }));
    await page.goto('/search?q=message');
    await page.getByText('Search is not available:').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'by reader' }).click();
    await page.waitForURL('**/personas');
  });

  it('has no worker is reported after a while', async () => {
    const page = await visit.openAlone();
    await page.goto(explainer);
    await hydrated(page);
    await page.clock.install();
    await page.evaluate(() => {
      // Simulates a worker without its script: it never answers.
      class SilentWorker extends EventTarget {
        postMessage(): void {}
      }
      Object.assign(window, { Worker: SilentWorker });
    });
    await page.locator(input).focus();
    await page.clock.runFor(19_000);
    expect(await page.getByText('Search is not available:').count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByText('Search is not available:').waitFor();
  });
});

describe('a script that does not load', () => {
  it("after a deployment leads to the requested page's new version", async () => {
    const current = deployed();
    const site = await serveSite({ dir: current.dir });
    try {
      const page = await visit.open('/interop', { baseURL: site.url });
      current.deploy(secondBuild(title, `${title}, renewed`));
      await page.locator(`main a[href="${explainer}"]`).first().click();
      await page.getByRole('heading', { level: 1, name: `${title}, renewed` }).waitFor();
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(explainer);
      await failureNotice(page).waitFor({ state: 'hidden' });
    } finally {
      await site.stop();
    }
  });

  it.each([
    ['of the site', /\/assets\/js\/main\./],
    ['of the page', /\/assets\/js\/(?!main|runtime)/],
  ])('%s leaves a readable page that says what happened', async (_which, script) => {
    const page = await visit.openBlank();
    await page.route(script, (route) => route.abort());
    await page.goto(explainer);
    await failureNotice(page).getByText('Part of this page could not be loaded').waitFor();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Native controls work although the site's scripts do not.
    await page.evaluate(() => {
      document
        .querySelector('article')
        ?.insertAdjacentHTML('afterbegin', '<details><summary>More</summary></details>');
    });
    await page.getByText('More', { exact: true }).click();
    expect(await page.locator('details[open]').count()).toBeGreaterThan(0);
    await page.unroute(script);
    await failureNotice(page).getByRole('link', { name: 'reload the page' }).click();
    await hydrated(page);
    await failureNotice(page).waitFor({ state: 'hidden' });
  });

  it('is not mentioned if all load', async () => {
    const page = await visit.open(explainer);
    expect(await failureNotice(page).isVisible()).toBe(false);
    expect(page.faults).toEqual([]);
  });
});

describe('storage that is', () => {
  const breakages: readonly (readonly [string, () => void])[] = [
    [
      'blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage', 'caches']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
  ];

  it.each(breakages)('%s only disables remembering choices', async (_what, breakage) => {
    const page = await visit.openAlone();
    await page.addInitScript(breakage);
    await page.goto(explainer);
    await hydrated(page);
    await answers(page);
    await page.goto('/connect/about/offline');
    await hydrated(page);
    await page.getByRole('heading', { name: 'Download the site as a zip' }).waitFor();
    // Docusaurus logs what it could not store.
    expect(page.faults.filter((fault) => !fault.startsWith('Docusaurus storage error'))).toEqual([]);
  });

  it('blocked is reported when the reader saves the site', async () => {
    const page = await visit.openAlone();
    await page.addInitScript(breakages[0]?.[1] ?? (() => {}));
    await page.goto('/connect/about/offline');
    await page
      .getByRole('status')
      .getByText('This browser does not allow the site to store files.')
      .waitFor();
  });
});

describe('a wrong clock', () => {
  const pages = JSON.parse(builtFile('page-index.json')) as PageIndexEntry[];
  // The home page's heading differs from its title.
  const routes = pages
    .map(({ route }) => route)
    .filter((route) => route !== '/')
    .filter((_route, place) => place % (isFull ? 6 : 48) === 0);

  it.each([
    ['1970', '1970-01-01T00:00:00Z'],
    ['2099', '2099-12-31T23:59:59Z'],
  ])('by years, at %s, changes nothing about a page', async (_year, time) => {
    const page = await visit.openAlone();
    await page.clock.setFixedTime(new Date(time));
    expect(routes.length).toBeGreaterThan(5);
    for (const route of routes) {
      await page.goto(route);
      await hydrated(page);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading).toBe(pages.find((entry) => entry.route === route)?.title);
    }
    expect(page.faults).toEqual([]);
  });
});

describe('a wrong clock while saving', () => {
  const visitSmall = visitSite(buildWithSmallCopy);

  it('does not date an offline copy', async () => {
    const page = await visitSmall.openAlone();
    await page.clock.setFixedTime(new Date('1970-01-01T12:00:00Z'));
    await page.goto('/connect/about/offline');
    await page.getByRole('button', { name: 'Save for offline' }).click();
    const year = new Date().getFullYear();
    await page.getByText(new RegExp(`You have an offline copy of .*${year}`)).waitFor({ timeout: 60_000 });
  });
});

describe('an error in one tool', () => {
  /** Makes a tool throw while rendering. */
  async function breakTool(context: BrowserContext, text: string): Promise<void> {
    await context.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(`"${text}"`, '(()=>{throw new Error("faulty")})()');
      await route.fulfill({ response, body });
    });
  }

  const calculator = '/operators/chain-operators/tools/fee-calculator';
  it.each([
    ['/connect/about/offline', 'saving panel', 'Looking for an offline copy.', 'Remove the copy'],
    ['/interop/tools/relay-workbench', 'relay workbench', '1. The event', 'What the workbench computes'],
    [calculator, 'fee calculator', 'Longest time between batches', 'How the scalars are calculated'],
  ])('on %s stops only that tool, with a message', async (route, tool, text, heading) => {
    const page = await visit.openBlank();
    await breakTool(page.context(), text);
    await page.goto(route);
    await page.getByText(`The ${tool} has stopped.`).waitFor();
    await page.getByRole('heading', { name: heading }).waitFor();
    const report = await page.getByRole('link', { name: 'Report this' }).getAttribute('href');
    expect(new URL(report ?? '').searchParams.get('page')).toBe(route);
    await page.getByRole('button', { name: 'Restart it' }).click();
    await page.getByText(`The ${tool} has stopped.`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
