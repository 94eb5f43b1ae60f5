/** Tabs on the two pages that have them: by system, and by web server. */
import { axeInBothThemes } from '../../scripts/support/accessibility';
import { hydrated } from '../../scripts/support/browser';
import { toAnotherPage, visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const installation = '/app-developers/tutorials/supersim/getting-started/installation';
const hosting = '/connect/contribute/hosting';

/** The chosen tab of each set. */
const chosen = (page: WatchedPage): Promise<string[]> =>
  page.locator('article [role="tab"][aria-selected="true"]').allInnerTexts();

/** Visible alternatives. */
const inSight = (page: WatchedPage): Promise<(string | null)[]> =>
  page
    .locator('article [role="tabpanel"]')
    .filter({ visible: true })
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('aria-label')));

const all = (label: string): string[] => [label, label, label];

describe('tabs', () => {
  it('change everywhere on the page by one choice', async () => {
    const page = await visit.open(installation);
    expect([await chosen(page), await inSight(page)]).toEqual([all('macOS'), all('macOS')]);
    await page.getByRole('tab', { name: 'Linux' }).last().click();
    expect([await chosen(page), await inSight(page)]).toEqual([all('Linux'), all('Linux')]);
    expect(page.faults).toEqual([]);
  });

  it('stay selected after a reload and visits to other pages', async () => {
    const page = await visit.open(installation);
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector('[aria-selected="true"]')?.textContent === 'Linux',
    );
    expect(await inSight(page)).toEqual(all('Linux'));
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--prev').click());
    await page.waitForFunction(
      () => document.querySelector('[aria-selected="true"]')?.textContent === 'Linux',
    );
    expect(await inSight(page)).toEqual(all('Linux'));
  });

  it('of another kind are a separate choice', async () => {
    const page = await visit.open(installation);
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await page.goto(hosting);
    await hydrated(page);
    expect(await chosen(page)).toEqual(all('nginx'));
    await page.getByRole('tab', { name: 'Caddy' }).first().click();
    expect(await inSight(page)).toEqual(all('Caddy'));
    await page.goto(installation);
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector('[aria-selected="true"]')?.textContent === 'Linux',
    );
  });

  it('fall back to the first if the stored choice is unknown', async () => {
    const page = await visit.open(installation);
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '<b>BeOS</b>');
    });
    await page.reload();
    await hydrated(page);
    expect(await inSight(page)).toEqual(all('macOS'));
    expect(page.faults).toEqual([]);
  });

  it('work by keyboard: arrows, Home and End move, Space and Enter select, Tab leads to the text', async () => {
    const page = await visit.open(installation);
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('tab', { name: 'macOS' }).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Linux');
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    expect(await chosen(page)).toEqual(all('Linux'));
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('End');
    expect(await focused()).toBe('Windows, Git Bash');
    await page.keyboard.press('Enter');
    expect(await inSight(page)).toEqual(all('Windows, Git Bash'));
    await page.keyboard.press('Home');
    expect(await focused()).toBe('macOS');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Windows, Git Bash');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') !== null)).toBe(
      true,
    );
  });

  it('pass axe in both themes', async () => {
    const page = await visit.open(installation, { reducedMotion: 'reduce' });
    expect(await axeInBothThemes(page, 'article')).toEqual([]);
  });

  it.each([
    ['without JavaScript', { javaScriptEnabled: false }, 'screen'],
    ['on paper', {}, 'print'],
  ] as const)('are listed below each other with their names %s', async (_where, options, media) => {
    const page = await visit.open(installation, options);
    await page.emulateMedia({ media });
    expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0);
    expect(await inSight(page)).toEqual([1, 2, 3].flatMap(() => ['macOS', 'Linux', 'Windows, Git Bash']));
    const labels = page.locator('[data-tab-label]').filter({ visible: true });
    expect(await labels.count()).toBe(9);
    await page.getByText('netstat -ano').waitFor();
  });
});
