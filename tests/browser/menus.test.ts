/** Menus show the reader's position and restore the focus. */
import { hydrated } from '../../scripts/support/browser';
import { toAnotherPage, visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();
const phone = { viewport: { width: 390, height: 844 } };
const deep = '/operators/node-operators/management/troubleshooting';

/** Whether the current page's entry is within its menu, and the menu within the window. */
function entryInSight(page: WatchedPage, menu: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const frame = document.querySelector(selector)?.getBoundingClientRect();
    const entry = document
      .querySelector(`${selector} .menu__link[aria-current="page"]`)
      ?.getBoundingClientRect();
    return (
      frame !== undefined &&
      entry !== undefined &&
      entry.top >= frame.top &&
      entry.bottom <= Math.min(frame.bottom, innerHeight)
    );
  }, menu);
}

describe('the sidebar', () => {
  const sidebar = '.theme-doc-sidebar-container .menu';

  it('has the current page in sight', async () => {
    const page = await visit.open(deep);
    await page.waitForFunction((selector) => {
      const entry = document.querySelector(`${selector} .menu__link[aria-current="page"]`);
      return entry !== null && entry.getBoundingClientRect().bottom < innerHeight;
    }, sidebar);
    expect(await entryInSight(page, sidebar)).toBe(true);
  });

  it('has all other branches closed', async () => {
    const page = await visit.open(deep);
    const open = await page
      .locator(`${sidebar} .theme-doc-sidebar-item-category-level-1 > div [aria-expanded="true"]`)
      .count();
    expect(open).toBe(1);
    expect(await page.locator(sidebar).getByRole('link', { name: 'Key management' }).count()).toBe(0);
  });
});

describe('the narrow menu', () => {
  const drawer = '.navbar-sidebar';
  const open = async (): Promise<WatchedPage> => {
    const page = await visit.open(deep, phone);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator(`${drawer} .navbar-sidebar__close`).waitFor();
    return page;
  };
  const focusInside = (page: WatchedPage): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, drawer);

  it('takes and keeps the focus', async () => {
    const page = await open();
    expect(await focusInside(page)).toBe(true);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(await focusInside(page)).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await focusInside(page)).toBe(true);
  });

  it('closes by Escape, which focuses the button', async () => {
    const page = await open();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar__toggle');
  });

  it('has the current page in sight', async () => {
    const page = await open();
    expect(await entryInSight(page, `${drawer} .menu:has([aria-current="page"])`)).toBe(true);
  });
});

describe('the version menu', () => {
  it('is a named button, and closes by Escape and by moving on', async () => {
    const page = await visit.open('/superchain/addresses');
    const button = page.getByRole('button', { name: /^Version: / });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await toAnotherPage(page, () => page.getByRole('link', { name: 'What changed between them' }).click());
    await hydrated(page);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the version menu leads to what changed', () => {
  it.each([
    [
      'on this page, if versions of it are compared',
      '/stack/transactions/fees',
      '/changes/stack/transactions/fees',
    ],
    ['on a page of a snapshot', '/isthmus/stack/transactions/fees', '/changes/stack/transactions/fees'],
    ['between versions, if not', '/superchain/addresses', '/changes'],
  ])('%s', async (_case, route, expected) => {
    const page = await visit.open(route);
    await page.getByRole('button', { name: /^Version: / }).click();
    const entry = page.locator('.navbar').getByRole('link', { name: /^What changed / });
    expect(await entry.textContent()).toBe(
      expected === '/changes' ? 'What changed between them' : 'What changed on this page',
    );
    await toAnotherPage(page, () => entry.click());
    expect(new URL(page.url()).pathname).toBe(expected);
  });
});

describe('the page menu', () => {
  it('closes by Escape and by moving on', async () => {
    const page = await visit.open('/interop/explainer');
    const menu = page.locator('article details:has(> ul)').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'View as Markdown' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    await page.keyboard.press('Enter');
    const entries = await menu.locator(':is(a, button)').filter({ visible: true }).count();
    expect(entries).toBeGreaterThan(2);
    for (let step = 0; step <= entries; step++) await page.keyboard.press('Tab');
    expect(await menu.getAttribute('open')).toBeNull();
  });
});

test('groups of a landing page are headings', async () => {
  const page = await visit.open('/stack');
  expect(await page.locator('article h2').count()).toBeGreaterThan(1);
});
