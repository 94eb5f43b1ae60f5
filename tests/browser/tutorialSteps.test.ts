/** Tutorial steps with checkboxes. */
import { builtFile } from '../../scripts/support/builtSite';
import { hydrated } from '../../scripts/support/browser';
import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const tutorial = '/app-developers/tutorials/deploy-a-contract';
const other = '/app-developers/tutorials/bridging/cross-dom-solidity';

const boxes = (page: WatchedPage) => page.getByRole('checkbox', { name: /^Done: / });
const progress = (page: WatchedPage): Promise<string> => page.getByText(/^\d of \d steps done$/).innerText();

describe('tutorial steps', () => {
  it('can be ticked, stay ticked after a reload, and can be cleared', async () => {
    const page = await visit.open(tutorial);
    expect(await progress(page)).toBe('0 of 6 steps done');
    expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
    await boxes(page).nth(0).check();
    await page.getByRole('checkbox', { name: 'Done: Deploy the contract' }).focus();
    await page.keyboard.press('Space');
    expect(await progress(page)).toBe('2 of 6 steps done');
    await page.reload();
    await hydrated(page);
    await page.getByText('2 of 6 steps done').waitFor();
    expect(await Promise.all([0, 1, 2].map((index) => boxes(page).nth(index).isChecked()))).toEqual([
      true,
      false,
      true,
    ]);
    await page.goto(other);
    await hydrated(page);
    expect(await progress(page)).toMatch(/^0 of /);
    await page.goBack();
    await hydrated(page);
    await page.getByText('2 of 6 steps done').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await progress(page)).toBe('0 of 6 steps done');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(page.faults).toEqual([]);
  });

  it('move nothing when restored', async () => {
    const page = await visit.open(tutorial);
    const places = (): Promise<number[]> =>
      page
        .locator('article h2')
        .evaluateAll((headings) =>
          headings.map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)),
        );
    const before = await places();
    await boxes(page).nth(1).check();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await places()).toEqual(before);
    await page.reload();
    await hydrated(page);
    await page.getByText('1 of 6 steps done').waitFor();
    expect(await places()).toEqual(before);
  });

  it('can be ticked without storage', async () => {
    const page = await visit.openAlone();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await page.goto(tutorial);
    await hydrated(page);
    await boxes(page).nth(0).check();
    expect(await progress(page)).toBe('1 of 6 steps done');
  });

  it('have checkboxes large enough to tap', async () => {
    const page = await visit.open(tutorial, { viewport: { width: 320, height: 700 } });
    const sizes = await page
      .locator('label', { has: page.locator('[type=checkbox]') })
      .filter({ hasText: 'Done' })
      .evaluateAll((labels) => labels.map((label) => Math.min(label.clientHeight, label.clientWidth)));
    expect(sizes).toHaveLength(6);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  it('have no checkboxes without scripts', async () => {
    const page = await visit.open(tutorial, { javaScriptEnabled: false });
    expect(
      await page
        .getByText(/steps done$/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await page.getByText(/^Done/).filter({ visible: true }).count()).toBe(0);
  });

  it('are unchanged in the Markdown version', () => {
    expect(builtFile(`${tutorial.slice(1)}.md`)).not.toMatch(/steps done|^Done|\[ \]/m);
  });

  it('have a duration, in words and for search engines', async () => {
    const page = await visit.open(tutorial, { javaScriptEnabled: false });
    expect(await page.locator('article details[data-search-ignore] summary').first().innerText()).toContain(
      'about 25 minutes',
    );
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      '"timeRequired":"PT25M"',
    );
  });
});
