import { type Page } from 'playwright-core';

import { visitSite } from '../support/browser';

const visit = visitSite();

/** Waits until it is in view. */
const inView = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { top, bottom, height } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  }, selector);

describe('a link to an entry hidden by a filter', () => {
  it.each([
    ['another term', 'Bond', '#bond'],
    ['a letter', 'W', '#letter-w'],
  ])('in the glossary, to %s, clears the filter and leads there', async (_what, name, target) => {
    const page = await visit.open('/connect/resources/glossary');
    const filter = page.getByLabel('Filter terms');
    await filter.fill('freeloader');
    await page.locator(target).waitFor({ state: 'hidden' });
    const links = page.locator('article').getByRole('link', { name, exact: true });
    await links.filter({ visible: true }).first().click();
    await page.locator(target).waitFor();
    expect(await filter.inputValue()).toBe('');
    await inView(page, target);
  });

  it.each([
    ['another term', '/connect/resources/glossary', 'Filter terms', 'freeloader', 'bond', '#bond'],
    ['a chain', '/superchain/networks', 'Filter', 'zora', 'Soneium', '#mainnet/soneium'],
  ])('by search, to %s, does so too', async (_what, route, label, text, query, hash) => {
    const page = await visit.open(route);
    const filter = page.locator('article').getByLabel(label, { exact: true });
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await filter.fill(text);
    await target.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    await page.locator(`[role=option][href$="${route}${hash}"]`).click();
    await target.waitFor();
    expect(await filter.inputValue()).toBe('');
    await inView(page, `[id="${hash.slice(1)}"]`);
  });

  it("in the error list, from the decoder's result, does so too", async () => {
    const page = await visit.open('/interop/tools/error-decoder');
    const filter = page.getByLabel('Show only errors with');
    const target = '#error-NotInAccessList';
    const entry = page.locator(target);
    await filter.fill('nothing has these words');
    await entry.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'the entry in the list' }).first().click();
    await entry.waitFor();
    expect(await filter.inputValue()).toBe('');
    await inView(page, target);
  });
});

describe('"Show all" under a filtered table', () => {
  it('disappears when the rows return, and leaves the focus in the field', async () => {
    const page = await visit.open('/superchain/networks');
    const field = page.getByRole('search', { name: 'Filter chains' }).getByLabel('Filter', { exact: true });
    await field.fill('zora');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
