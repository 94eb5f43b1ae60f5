import { hydrated } from '../../scripts/support/browser';
import { cutNetwork, visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const input = '.navbar__search-input';
const option = '.navbar__search [role=option]';

/** Results of a page's first query; later ones may still show earlier results. */
async function results(page: WatchedPage, query: string): Promise<string[]> {
  await page.locator(input).click();
  await page.locator(input).fill(query);
  await page.locator(option).first().waitFor();
  return page.locator(option).allInnerTexts();
}

function isInField(page: WatchedPage): Promise<boolean> {
  return page.locator(input).evaluate((element) => element === document.activeElement);
}

/** Follows a query's result with a text and address, and waits until that section is in view. */
async function follow(page: WatchedPage, query: string, text: string, address: string): Promise<void> {
  await results(page, query);
  // Names are searched first, texts a moment later.
  await page.locator(`${option}[href="${address}"]`, { hasText: text }).first().click();
  await page.waitForURL(({ pathname, hash }) => pathname + hash === address);
  await page.waitForFunction(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight;
  });
}

describe('search', () => {
  it.each(['/', 'Control+k'])('opens with %s, moves with the arrows and closes with Escape', async (key) => {
    const page = await visit.open('/interop/explainer');
    const before = page.getByRole('link', { name: 'Message expiration' }).first();
    await before.focus();
    await page.keyboard.press(key);
    expect(await isInField(page)).toBe(true);
    await page.keyboard.type('expired message');
    await page.locator(option).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator(`${option}[aria-selected=true]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(option).first().waitFor({ state: 'hidden' });
    expect(await page.locator(input).inputValue()).toBe('');
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.faults).toEqual([]);
  });

  it('ignores the key / on every page while the reader has turned it off', async () => {
    const page = await visit.open('/connect/about/accessibility');
    const choice = page.getByLabel('Open search with');
    const opens = (): Promise<boolean> => isInField(page);
    await choice.uncheck();
    await page.goto('/interop/explainer');
    await hydrated(page);
    await page.keyboard.press('/');
    expect(await opens()).toBe(false);
    await page.goBack();
    await hydrated(page);
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    expect(await opens()).toBe(true);
  });

  it('offers the error decoder, the glossary and a form if there are no results', async () => {
    const page = await visit.open('/interop/explainer');
    await page.locator(input).click();
    await page.locator(input).fill('qqqqzzzz');
    const help = page.locator('.navbar').getByText('No page has these words.').locator('../..');
    await help.waitFor();
    const report = help.getByRole('link', { name: 'Report a missing page' });
    expect(await report.getAttribute('href')).toContain('qqqqzzzz');
    expect(await help.getByRole('link', { name: 'glossary' }).isVisible()).toBe(true);
    // It stays open while keyboard users go there.
    const decoder = help.getByRole('link', { name: 'error decoder' });
    for (let step = 0; step < 3; step++) {
      if (await decoder.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/interop/tools/error-decoder');
    await help.waitFor({ state: 'hidden' });
    expect(page.faults).toEqual([]);
  });

  it('offers common tasks and tools before typing', async () => {
    const page = await visit.open('/interop/explainer');
    await page.locator(input).click();
    const panel = page.locator('.navbar__search');
    await panel.getByRole('heading', { name: 'Common tasks' }).waitFor();
    expect(await panel.getByRole('heading', { name: 'Recent searches' }).count()).toBe(0);
    await panel.getByRole('link', { name: 'Relay workbench' }).click();
    await page.waitForURL('**/interop/tools/relay-workbench');
    await panel.getByRole('heading', { name: 'Common tasks' }).waitFor({ state: 'hidden' });
  });

  it('remembers searches on the device until they are cleared', async () => {
    const page = await visit.open('/');
    await results(page, 'predeploy');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== '/');
    await page.goto('/interop/explainer');
    await hydrated(page);
    await page.locator(input).click();
    const panel = page.locator('.navbar__search');
    await panel.getByRole('button', { name: 'predeploy' }).click();
    await page.locator(option).first().waitFor();
    await page.locator(input).fill('');
    await panel.getByRole('button', { name: 'Clear recent searches' }).click();
    await panel.getByRole('heading', { name: 'Recent searches' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('portal.recent-searches'))).toBeNull();
  });

  it('shows each page once with its best section, and highlights matches', async () => {
    const page = await visit.open('/');
    await results(page, 'admin_getAccessListForIdentifier');
    const titles = await page.locator(`${option} > span:first-child > span:first-child`).allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    const marked = await page.locator(`${option} mark`).allInnerTexts();
    expect(marked).toContain('admin_getAccessListForIdentifier');
  });

  it('finds flags, methods, errors, chains and contracts, and leads to their sections', async () => {
    const wanted = [
      [
        'an error text',
        'custom error 0xe3c00816',
        'Relay transactions manually',
        '/interop/tutorials/message-passing/relay-with-cast#not-in-access-list',
      ],
      [
        'a command line flag with a value',
        '--max-channel-duration=1500',
        'Batcher configuration',
        '/operators/chain-operators/configuration/batcher#flag-max-channel-duration',
      ],
      [
        'an RPC method',
        'optimism_syncStatus',
        'JSON-RPC of op-node',
        '/operators/node-operators/json-rpc-op-node#op-node-optimism-syncstatus',
      ],
      [
        'a metric',
        'op_node_default_sequencer_active',
        'Chain monitoring options',
        '/operators/chain-operators/tools/chain-monitoring#sequencer',
      ],
      [
        'an error text within a line of a log',
        'lvl=error msg="insufficient funds for gas * price + value" err="context deadline exceeded"',
        'Troubleshoot transactions',
        '/app-developers/transactions/troubleshooting#insufficient-funds',
      ],
      [
        'a selector that only the decoder has, behind words that others have',
        'custom error 0x4851bd9b',
        'Error decoder',
        '/interop/tools/error-decoder#error-GameNotFinalized',
      ],
      ['a chain', 'Unichain', 'OP Stack networks', '/superchain/networks#mainnet/unichain'],
      [
        'a contract',
        'OptimismPortal address',
        'Contract addresses',
        '/superchain/addresses#l1-OptimismPortalProxy',
      ],
    ] as const;
    const page = await visit.open('/');
    const missed: string[] = [];
    for (const [what, query, text, address] of wanted) {
      await follow(page, query, text, address).catch((error: unknown) =>
        missed.push(`${what}: ${String(error)}`),
      );
    }
    expect(missed).toEqual([]);
    expect(page.faults).toEqual([]);
  }, 300_000);

  it('leaves Enter to the button that has the focus, although a result is chosen', async () => {
    const page = await visit.open('/interop/explainer');
    await results(page, 'batcher');
    await page.keyboard.press('ArrowDown');
    await page.locator(`${option}[aria-selected=true]`).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await page.locator(option).first().waitFor({ state: 'hidden' });
    expect(await page.locator(input).inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe('/interop/explainer');
  });

  it('searches only the latest of the queries typed while busy', async () => {
    const page = await visit.open('/');
    await results(page, 'message');
    // All in one task, like a fast typist on a slow machine.
    await page.locator(input).evaluate((element: HTMLInputElement, query) => {
      const posted = new Set<string>();
      // oxlint-disable-next-line typescript/unbound-method -- called on the worker below
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, ...message: [{ query?: string }]) {
        const [{ query: asked }] = message;
        if (asked !== undefined) posted.add(asked);
        document.documentElement.dataset.posted = [...posted].join();
        return post.apply(this, message);
      };
      for (let length = 1; length <= query.length; length++) {
        element.value = query.slice(0, length);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, 'CrossL2Inbox');
    await page.locator('[role=listbox][data-query="CrossL2Inbox"]').waitFor();
    // Asked twice while texts are being indexed.
    expect(await page.locator('html').getAttribute('data-posted')).toBe('CrossL2Inbox');
  });

  it('tells screen readers the number of results and the controlled list', async () => {
    const page = await visit.open('/');
    await results(page, 'predeploy');
    const frame = page.locator('.navbar__search');
    await frame
      .getByRole('status')
      .getByText(/^\d+ pages$/)
      .waitFor();
    // In one look, because more results may arrive with the texts.
    const [said, listed] = await frame.evaluate((element) => {
      const list = element.querySelector('input')?.getAttribute('aria-controls') ?? '';
      const options = document
        .querySelector(`[role=listbox][id="${list}"]`)
        ?.querySelectorAll('[role=option]');
      return [parseInt(element.querySelector('[role=status]')?.textContent ?? '', 10), options?.length];
    });
    expect(said).toBeGreaterThan(1);
    expect(listed).toBe(Math.min(Number(said), 8));
    expect(await page.getByRole('listbox', { name: 'Search results' }).count()).toBe(1);
    await page.locator(input).fill('qqqqzzzz');
    await frame.getByRole('status').getByText('No results').waitFor();
  });

  it('works offline once its index is loaded', async () => {
    const page = await visit.openAlone();
    await page.goto('/interop/explainer');
    await hydrated(page);
    expect((await results(page, 'predeploy')).join('\n')).not.toContain('The expiry window');
    await cutNetwork(page.context());
    await page.locator(input).fill('expiry window');
    await page.locator(option, { hasText: 'The expiry window' }).first().waitFor();
  });

  it("fills a phone's window, with the whole field visible and a way back", async () => {
    const page = await visit.open('/interop/explainer', { viewport: { width: 390, height: 844 } });
    await results(page, 'how long does a withdrawal take');
    const field = await page.locator(input).boundingBox();
    expect(field?.width).toBeGreaterThan(250);
    const list = await page.locator(option).first().boundingBox();
    expect(list?.width).toBeGreaterThan(340);
    const whole = page.locator('.navbar__search p', { hasText: 'how long does a withdrawal take' });
    expect(await whole.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator(option).first().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('shows its edge, matches and selection in forced colors, light and dark', async () => {
    const page = await visit.open('/interop/explainer', { forcedColors: 'active', colorScheme: 'light' });
    const differ = (selector: string): Promise<boolean> =>
      page
        .locator(`${selector} mark`)
        .first()
        .evaluate((mark) => {
          const { color, backgroundColor } = getComputedStyle(mark);
          return color !== backgroundColor && backgroundColor !== 'rgba(0, 0, 0, 0)';
        });
    await results(page, 'withdrawal');
    await page.keyboard.press('ArrowDown');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await differ(option)).toBe(true);
      const outlines = await page
        .locator(option)
        .evaluateAll((options) => options.map((each) => getComputedStyle(each).outlineStyle));
      expect(outlines.slice(0, 2)).toEqual(['solid', 'none']);
      const edge = await page
        .locator('[role=listbox]')
        .first()
        .evaluate((list) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
            list.parentElement ?? list,
          );
          return borderTopStyle === 'solid' && borderTopColor !== backgroundColor;
        });
      expect(edge).toBe(true);
    }
    await page.goto('/search?q=withdrawal');
    await page.locator('article mark').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await differ('article')).toBe(true);
    }
  });
});

describe('the search page', () => {
  it('offers alternatives only if there are no results', async () => {
    const page = await visit.open('/search?q=qqqqzzzz');
    const help = page.getByRole('main').getByText('No page has these words.');
    await help.waitFor();
    await page.locator('input[name="q"]').fill('predeploy');
    await help.waitFor({ state: 'hidden' });
    expect(page.faults).toEqual([]);
  });

  it('filters results by type, reader and section, also in its address', async () => {
    const page = await visit.open('/search?q=withdrawal');
    const count = page.getByRole('status').getByText(/^\d+ pages?$/);
    await page.locator('article h2 a').first().waitFor();
    const all = parseInt(await count.innerText());
    await page.getByLabel('Type').selectOption('guide');
    await page.waitForURL('**/search?q=withdrawal&type=guide');
    await page.getByLabel('Reader').selectOption('auditor');
    await page.waitForURL('**/search?q=withdrawal&type=guide&for=auditor');
    await page.reload();
    await hydrated(page);
    await page.locator('article h2 a').first().waitFor();
    expect(await page.getByLabel('Type').inputValue()).toBe('guide');
    const narrowed = parseInt(await count.innerText());
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
    expect(page.faults).toEqual([]);
  });

  it('shows as many pages as it counts', async () => {
    const page = await visit.open('/search?q=withdrawal');
    await page.locator('article h2 a').first().waitFor();
    const more = page.getByRole('button', { name: /^Show more/ });
    while ((await more.count()) > 0) {
      const shown = await page.locator('article h2').count();
      await more.click();
      await page.waitForFunction((before) => document.querySelectorAll('article h2').length > before, shown);
    }
    const count = parseInt(
      await page
        .getByRole('status')
        .getByText(/^\d+ pages$/)
        .innerText(),
    );
    expect(await page.locator('article h2').count()).toBe(count);
  });

  it('searches each version separately', async () => {
    const page = await visit.open('/search?q=withdrawal&version=holocene');
    await page.locator('article h2 a').first().waitFor();
    const links = await page
      .locator('article h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => !href?.startsWith('/holocene/'))).toEqual([]);
  });
});
