import { snapshotNames } from '@site/src/content/versions/files';
import { labelOf } from '@site/src/content/versions/upgrades';

import { visitSite } from '../support/browser';

/** Name of the current version, and all versions from newest to oldest. */
const newest = labelOf('current');
const labels = [newest, ...snapshotNames().map(labelOf)];

const visit = visitSite();

const menuItems = '.navbar .dropdown__menu a';

describe('the version menu', () => {
  it('leads from a page to the same page of a snapshot and back, by keyboard', async () => {
    const page = await visit.open('/stack/transactions/fees');
    const menu = page.getByRole('button', { name: newest });
    await menu.focus();
    await page.keyboard.press('Enter');
    const holocene = page.locator(menuItems, { hasText: 'Holocene' });
    // Hidden elements cannot be focused.
    await holocene.waitFor();
    await holocene.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/holocene/stack/transactions/fees');
    await page.getByText('The protocol as of Holocene').waitFor();
    await page.getByRole('link', { name: `This page as of ${newest}` }).click();
    await page.waitForURL(/\/stack\/transactions\/fees$/);
    expect(new URL(page.url()).pathname).toBe('/stack/transactions/fees');
  });

  it('leads from one snapshot to the same page of an earlier one', async () => {
    const page = await visit.open('/holocene/stack/rollup/derivation-pipeline');
    await page.getByRole('button', { name: 'Holocene' }).click();
    await page.locator(menuItems, { hasText: 'Granite' }).click();
    await page.waitForURL('**/granite/stack/rollup/derivation-pipeline');
    await page.getByText('The protocol as of Granite').waitFor();
  });

  it("leads to a snapshot's first page from a page that the snapshot lacks", async () => {
    const page = await visit.open('/operators');
    await page.getByRole('button', { name: newest }).click();
    await page.locator(menuItems, { hasText: 'Holocene' }).click();
    await page.getByRole('heading', { level: 1, name: 'The protocol as of Holocene' }).waitFor();
  });

  it('stores nothing, so the next visit begins with the current version', async () => {
    const page = await visit.open('/holocene/stack/transactions/fees');
    await page.getByText('The protocol as of Holocene').waitFor();
    await page.getByRole('button', { name: 'Holocene' }).click();
    await page.locator(menuItems, { hasText: newest }).click();
    await page.waitForURL(/\/stack\/transactions\/fees$/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('version'))),
    ).toEqual([]);
  });
});

describe('the list of changes', () => {
  it('begins with a summary of each upgrade, latest first, without scripts', async () => {
    const page = await visit.open('/changes', { javaScriptEnabled: false });
    const headings = await page.locator('main h3').allTextContents();
    expect(headings.slice(0, labels.length - 1)).toEqual(
      labels.slice(1).map((older, index) => `${older} to ${labels[index]}`),
    );
    expect(await page.locator('main h3 + p').first().textContent()).toMatch(/Osaka/);
  });
});

describe('a comparison of versions', () => {
  it('works without scripts, with additions and removals marked', async () => {
    const page = await visit.open('/changes/stack/transactions/fees', { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'From Granite to Holocene' }).waitFor();
    expect(await page.locator('main ins').count()).toBeGreaterThan(1);
    expect(await page.locator('main del').count()).toBeGreaterThan(1);
  });

  it('collapses changes of wording, which open without scripts', async () => {
    const page = await visit.open('/changes/stack/rollup/overview', { javaScriptEnabled: false });
    const fold = page.locator('details', { hasText: /^Wording only/ }).first();
    const passage = fold.locator('ul').first();
    expect(await passage.isVisible()).toBe(false);
    await fold.locator('summary').click();
    expect(await passage.isVisible()).toBe(true);
  });

  it('is linked from its page', async () => {
    const page = await visit.open('/stack/transactions/fees');
    // The metadata line opens to it.
    await page.locator('main details summary', { hasText: 'Guide' }).click();
    await page.getByRole('link', { name: /^(Nothing|\d+ passages?) changed/ }).click();
    await page.getByRole('heading', { level: 1, name: /^What changed: / }).waitFor();
  });
});

describe('a comparison of several versions', () => {
  it('shows what each upgrade changed, latest first', async () => {
    const page = await visit.open('/changes/stack/rollup/derivation-pipeline', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 2, name: /^From / }).allTextContents()).toEqual(
      labels.slice(1).map((older, index) => `From ${older} to ${labels[index]}`),
    );
  });
});

describe('search in a snapshot', () => {
  it('finds pages of the snapshot, not current ones', async () => {
    const page = await visit.open('/holocene/stack/transactions/fees');
    await page.locator('.navbar__search-input').click();
    await page.locator('.navbar__search-input').fill('blacklistDisputeGame');
    await page.locator('[role=option]').first().waitFor();
    await page.locator('[role=option]').first().click();
    await page.waitForURL(({ pathname }) => pathname !== '/holocene/stack/transactions/fees');
    expect(new URL(page.url()).pathname).toMatch(/^\/holocene\//);
  });
});
