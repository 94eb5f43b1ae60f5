import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const input = '.navbar__search-input';

async function results(page: WatchedPage, query: string): Promise<string[]> {
  await page.locator(input).click();
  await page.locator(input).fill(query);
  await page.locator('[class*=suggestion_]').first().waitFor();
  return page.locator('[class*=suggestion_]').allInnerTexts();
}

describe('search', () => {
  it.each(['/', 'Control+k'])('opens with %s, moves with the arrows and closes with Escape', async (key) => {
    const page = await visit.open('/interop/explainer');
    await page.keyboard.press(key);
    expect(await page.locator(input).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('expired message');
    await page.locator('[class*=suggestion_]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[class*=suggestion_][class*=cursor]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('[class*=suggestion_]').first().waitFor({ state: 'hidden' });
    expect(page.faults).toEqual([]);
  });

  it('finds a method that stands only in code, and leads to its section with the words marked', async () => {
    const page = await visit.open('/');
    const found = await results(page, 'admin_getAccessListForIdentifier');
    expect(found.join('\n')).toContain('Relay transactions manually');
    expect(await page.locator('[class*=suggestion_] mark').count()).toBeGreaterThan(0);
    await page.locator('[class*=suggestion_]', { hasText: 'Relay transactions manually' }).first().click();
    await page.waitForURL('**/relay-with-cast**');
  });

  it.each([
    ['an error text', 'custom error 0xe3c00816'],
    ['a selector', '0x9ca9480b'],
    ['an address', '0x4200000000000000000000000000000000000023'],
    ['a command line flag', '--interop.autorelay'],
  ])('finds %s', async (_what, query) => {
    const page = await visit.open('/');
    expect((await results(page, query)).length).toBeGreaterThan(0);
  });

  it('asks only for the newest of what was typed while it was busy', async () => {
    const page = await visit.open('/');
    await results(page, 'message');
    // All in one task, as far as a slow machine falls behind a quick typist.
    await page.locator(input).evaluate((element: HTMLInputElement, query) => {
      let posted = 0;
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the port below
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        if (JSON.stringify(message).includes('"search"')) posted += 1;
        document.documentElement.dataset.posted = String(posted);
        return post.apply(this, message);
      };
      for (let length = 1; length <= query.length; length++) {
        element.value = query.slice(0, length);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, 'CrossL2Inbox');
    await page.locator('[class*=suggestion_]', { hasText: 'CrossL2Inbox' }).first().waitFor();
    expect(await page.locator('html').getAttribute('data-posted')).toBe('1');
  });

  it('tells a screen reader how many results there are, and which list the field controls', async () => {
    const page = await visit.open('/');
    const found = await results(page, 'predeploy');
    const frame = page.locator('.navbar__search').locator('..');
    await frame.getByRole('status').getByText(`${found.length} results`).waitFor();
    const list = await page.locator(input).getAttribute('aria-controls');
    expect(await page.locator(`[id="${list}"]`).getAttribute('role')).toBe('listbox');
    expect(await page.getByRole('listbox', { name: 'Search results' }).getByRole('option').count()).toBe(
      found.length,
    );
    await page.locator(input).fill('qqqqzzzz');
    await frame.getByRole('status').getByText('No results').waitFor();
  });

  it('shows no banner and no chip in its excerpts', async () => {
    const page = await visit.open('/');
    const found = await results(page, 'manually relay');
    expect(found.join('\n')).not.toContain('is not ready for production use. Names');
  });

  it('goes on with the network cut once its index is loaded', async () => {
    const page = await visit.open('/interop/explainer');
    await results(page, 'predeploy');
    await page.context().setOffline(true);
    expect((await results(page, 'expiry window')).length).toBeGreaterThan(0);
  });
});
