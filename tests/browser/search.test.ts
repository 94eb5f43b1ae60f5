import { hydrated, visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const input = '.navbar__search-input';

/** What the first query on a page finds; after another its results may still be shown. */
async function results(page: WatchedPage, query: string): Promise<string[]> {
  await page.locator(input).click();
  await page.locator(input).fill(query);
  await page.locator('[class*=suggestion_]').first().waitFor();
  return page.locator('[class*=suggestion_]').allInnerTexts();
}

/** Follows the first result of a query that has a text, and waits until the section at an address is in sight. */
async function follow(page: WatchedPage, query: string, text: string, address: string): Promise<void> {
  await results(page, query);
  await page.locator('[class*=suggestion_]', { hasText: text }).first().click();
  await page.waitForURL(({ pathname, hash }) => pathname + hash === address);
  await page.waitForFunction(() => {
    const { top } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight;
  });
}

describe('search', () => {
  it.each(['/', 'Control+k'])('opens with %s, moves with the arrows and closes with Escape', async (key) => {
    const page = await visit.open('/interop/explainer');
    await page.keyboard.press(key);
    expect(await page.locator(input).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('expired message');
    await page.locator('[class*=suggestion_]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[class*=suggestion_][class*=cursor]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[class*=suggestion_]').first().waitFor({ state: 'hidden' });
    expect(page.faults).toEqual([]);
  });

  it('leaves the key / to those who turned it off, on every page, until they turn it on again', async () => {
    const page = await visit.open('/connect/about/accessibility');
    const choice = page.getByLabel('Open search with');
    const opens = (): Promise<boolean> =>
      page.locator(input).evaluate((element) => element === document.activeElement);
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

  it('offers the error decoder, the glossary and a form where the field finds nothing', async () => {
    const page = await visit.open('/interop/explainer');
    await page.locator(input).click();
    await page.locator(input).fill('qqqqzzzz');
    const help = page.locator('.navbar').getByText('No page has these words.').locator('../..');
    await help.waitFor();
    const report = help.getByRole('link', { name: 'Report a missing page' });
    expect(await report.getAttribute('href')).toContain('qqqqzzzz');
    expect(await help.getByRole('link', { name: 'glossary' }).isVisible()).toBe(true);
    // It stays while the reader goes there by keyboard.
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

  it('offers the same on the page of results, and no longer once there are some', async () => {
    const page = await visit.open('/search?q=qqqqzzzz');
    const help = page.locator('.container').getByText('No page has these words.');
    await help.waitFor();
    await page.locator('.container input[name="q"]').fill('predeploy');
    await help.waitFor({ state: 'hidden' });
    expect(page.faults).toEqual([]);
  });

  it('marks what was searched for in its excerpts', async () => {
    const page = await visit.open('/');
    await results(page, 'admin_getAccessListForIdentifier');
    const marked = await page.locator('[class*=suggestion_] mark').allInnerTexts();
    expect(new Set(marked)).toEqual(new Set(['admin_getAccessListForIdentifier']));
  });

  it.each([
    [
      'a method that stands only in code',
      'admin_getAccessListForIdentifier',
      'Relay transactions manually',
      '/interop/tutorials/message-passing/relay-with-cast#explanation',
    ],
    [
      'an error text',
      'custom error 0xe3c00816',
      '0xe3c00816: NotInAccessList',
      '/interop/tutorials/message-passing/relay-with-cast#not-in-access-list',
    ],
    [
      'an error text with signs between its words',
      'insufficient funds for gas * price + value',
      'Troubleshoot transactions',
      '/app-developers/transactions/troubleshooting#insufficient-funds',
    ],
    [
      "an error text with several figures of the reader's own",
      'tx fee (1.50 ether) exceeds the configured cap (1.00 ether)',
      'exceeds the configured cap',
      '/app-developers/transactions/troubleshooting#fee-cap',
    ],
    [
      'a selector',
      '0x9ca9480b',
      '0x9ca9480b: MessageAlreadyRelayed',
      '/interop/tutorials/message-passing/relay-with-cast#already-relayed',
    ],
    [
      'an address',
      '0x4200000000000000000000000000000000000023',
      'Interop predeploys',
      '/app-developers/tutorials/supersim/chain-env/included-contracts#interop-predeploys',
    ],
    [
      'a command line flag',
      '--interop.autorelay',
      'Vanilla mode',
      '/app-developers/tutorials/supersim/reference/vanilla#flag-interop-autorelay',
    ],
    [
      'an environment variable',
      'OP_BATCHER_MAX_CHANNEL_DURATION',
      '--max-channel-duration',
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
    [
      'the name of an error behind words that others have',
      'execution reverted: AddressNotFound()',
      'AddressNotFound',
      '/interop/tools/error-decoder#error-AddressNotFound',
    ],
    [
      'a flag with a value',
      '--max-channel-duration=1500',
      '--max-channel-duration',
      '/operators/chain-operators/configuration/batcher#flag-max-channel-duration',
    ],
    [
      'an environment variable with a value',
      'OP_NODE_L1_RPC_KIND=standard',
      '--l1.rpckind',
      '/operators/node-operators/configuration/consensus-config#flag-l1-rpckind',
    ],
    [
      'a metric that pages name without the name of its program',
      'op_node_default_derivation_errors_total',
      'Metrics',
      '/operators/node-operators/management/metrics#not-what-they-seem',
    ],
    [
      'an error text with words that the index leaves out',
      'channel timed out on chain',
      'channel timed out on chain',
      '/operators/chain-operators/configuration/batcher#channel-timed-out-on-chain',
    ],
  ])('finds %s, and leads to its section', async (_what, query, text, address) => {
    const page = await visit.open('/');
    await follow(page, query, text, address);
  });

  it.each([
    ['high availability', 'Conductor'],
    ['fraud proofs', 'Fault proofs'],
    ['testnet ETH', 'Testnet faucets'],
    ['CGT', 'custom gas tokens'],
  ])('finds %s by the name the site has for it: %s', async (query, title) => {
    const page = await visit.open('/');
    const [first] = await results(page, query);
    expect(first).toContain(title);
  });

  it('asks only for the newest of what was typed while it was busy', async () => {
    const page = await visit.open('/');
    await results(page, 'message');
    // All in one task, as far as a slow machine falls behind a quick typist.
    await page.locator(input).evaluate((element: HTMLInputElement, query) => {
      let posted = 0;
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the worker below
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
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

  it('goes on with the network cut once its index is loaded', async () => {
    const page = await visit.open('/interop/explainer');
    expect((await results(page, 'predeploy')).join('\n')).not.toContain('The expiry window');
    await page.context().setOffline(true);
    await page.locator(input).fill('expiry window');
    await page.locator('[class*=suggestion_]', { hasText: 'The expiry window' }).first().waitFor();
  });
});
