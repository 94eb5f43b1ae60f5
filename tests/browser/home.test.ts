import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const field = (page: WatchedPage): ReturnType<WatchedPage['locator']> =>
  page.locator('main').getByRole('combobox', { name: 'Search the documentation' });

/** Rows of each grid whose cards do not span its width. */
function holes(page: WatchedPage, grids: string): Promise<string[]> {
  return page.locator(grids).evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { left, right } = list.getBoundingClientRect();
      const rows = new Map<number, DOMRect[]>();
      for (const card of list.children) {
        const box = card.getBoundingClientRect();
        rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
      }
      return [...rows.values()].flatMap((boxes) => {
        const first = Math.min(...boxes.map((box) => box.left));
        const last = Math.max(...boxes.map((box) => box.right));
        return first - left > 2 || right - last > 2 ? [list.textContent.slice(0, 60)] : [];
      });
    }),
  );
}

describe('the home page', () => {
  it("searches in its large field as in the navbar's, and Enter leads to all results", async () => {
    const page = await visit.open('/');
    await field(page).fill('--max-channel-duration');
    const option = page.locator('main').getByRole('option').first();
    await option.getByText('Batcher configuration').waitFor();
    expect(await page.locator('.navbar').getByRole('option').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=--max-channel-duration');
    await page
      .locator('main')
      .getByRole('link', { name: /Batcher configuration/ })
      .first()
      .waitFor();
    expect(page.faults).toEqual([]);
  });

  it('supports arrows and Escape in its result list', async () => {
    const page = await visit.open('/');
    await field(page).fill('predeploy');
    await page.locator('main').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('main [role=option][aria-selected=true]');
    await chosen.waitFor();
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('');
  });

  it('links examples to their results', async () => {
    const page = await visit.open('/');
    await page.locator('main header ul').getByRole('link', { name: 'optimism_rollupConfig' }).click();
    await page.waitForURL('**/search?q=optimism_rollupConfig');
    await page
      .locator('main')
      .getByRole('link', { name: /JSON-RPC of op-node/ })
      .first()
      .waitFor();
  });

  it('moves the search field on phones, and back afterwards', async () => {
    const page = await visit.open('/', { viewport: { width: 390, height: 844 } });
    const top = async (): Promise<number> => (await page.locator('#readers').boundingBox())?.y ?? NaN;
    const before = await top();
    await field(page).click();
    const box = await page.locator('main [data-open]').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await top()).toBe(before);
    await page.locator('main').getByRole('button', { name: 'Cancel' }).click();
    expect(await top()).toBe(before);
  });

  it('has no search without scripts', async () => {
    const page = await visit.open('/', { javaScriptEnabled: false });
    expect(await page.locator('main form').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Start from what you do' }).isVisible()).toBe(true);
  });

  it.each([320, 390, 768, 1024, 1440])('has no gaps between its cards at %i px', async (width) => {
    const page = await visit.open('/', { viewport: { width, height: 900 } });
    expect(await page.locator('main ul[class*=cards], main ul[class*=sections]').count()).toBe(3);
    expect(await holes(page, 'main ul[class*=cards], main ul[class*=sections]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('a landing page', () => {
  it.each(['/operators', '/app-developers/tutorials', '/stack', '/superchain', '/connect'])(
    'has no gaps between its cards: %s',
    async (route) => {
      const page = await visit.open(route);
      expect(await page.locator('[data-section-index] ul').count()).toBeGreaterThan(0);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await holes(page, '[data-section-index] ul')).toEqual([]);
      }
    },
  );
});
