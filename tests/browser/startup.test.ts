import type { Page } from 'playwright-core';

import { hydrated } from '../../scripts/support/browser';
import { holdBack, visitSite } from '../support/browser';

const visit = visitSite();

const explainer = '/interop/explainer';

const failureNotice = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', { name: 'Loading failed' });

/** Ends every page with a control that works without scripts. */
async function withDetails(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.insertAdjacentHTML('beforeend', '<details><summary>Native</summary></details>'),
    ),
  );
}

describe('a script of the site that', () => {
  it.each([
    ['cannot be read', 'const = ;'],
    ['throws', 'throw new Error("faulty")'],
    ['rejects', 'Promise.reject(new Error("faulty"))'],
  ])('%s leaves native controls working, and the page says what happened', async (_how, body) => {
    const page = await visit.openAlone();
    await withDetails(page);
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto(explainer);
    await failureNotice(page).getByText('Part of this page could not be loaded').waitFor();
    await page.getByText('Native', { exact: true }).click();
    expect(await page.locator('body > details[open]').count()).toBe(1);
  });
});

describe('a third-party script that throws', () => {
  it('while the page opens is not reported, and clicks are kept for the site', async () => {
    const page = await visit.openAlone();
    const release = await holdBack(page, '**/assets/js/*.js');
    await withDetails(page);
    await page.goto(explainer, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      const heard = Promise.all(
        ['error', 'unhandledrejection'].map(
          (type) => new Promise((resolve) => addEventListener(type, resolve, { once: true })),
        ),
      );
      const wallet = document.createElement('script');
      wallet.src = URL.createObjectURL(
        new Blob(['Promise.reject(new Error("a wallet")); throw new Error("a wallet");']),
      );
      document.head.append(wallet);
      await heard;
    });
    await page.getByText('Native', { exact: true }).click();
    expect(await page.locator('body > details[open]').count()).toBe(0);
    release();
    await hydrated(page);
    await page.locator('body > details[open]').waitFor();
    expect(await failureNotice(page).isVisible()).toBe(false);
  });
});

describe('text typed before the scripts have started', () => {
  it('is not lost: the decoder responds to it', async () => {
    const page = await visit.openBlank();
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto('/interop/tools/error-decoder', { waitUntil: 'domcontentloaded' });
    const field = page.getByLabel('Selector, revert data, JSON-RPC error or log line');
    await field.fill('0x82b42900');
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    release();
    await hydrated(page);
    await page.locator('main [aria-live=polite]').getByText('Unauthorized').first().waitFor();
    expect(await field.inputValue()).toBe('0x82b42900');
  });
});
