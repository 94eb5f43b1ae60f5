import { hydrated } from '../../scripts/support/browser';
import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
const refused = 'Select and copy by hand';

/** A button of each kind, by the start of its name. */
const buttons = [
  ['code', tutorial, 'Copy code to clipboard'],
  ['a flag', '/operators/chain-operators/configuration/batcher', 'Copy --'],
  ['a request', '/operators/node-operators/json-rpc', 'Copy cast example'],
  ['a calculated value', '/stack/transactions/deposit-flow', 'Copy the address on L1'],
  ['what the workbench encodes', '/interop/tools/relay-workbench', 'Copy '],
  ['a value of a table', '/superchain/networks', 'Copy chain ID'],
] as const;

/** The workbench shows an example until its form has loaded. */
async function open(route: string, options?: Parameters<typeof visit.open>[1]): Promise<WatchedPage> {
  const page = await visit.open(route, options);
  if (route.endsWith('workbench')) await page.locator('article textarea').first().waitFor();
  return page;
}

const button = (page: WatchedPage, name: string) =>
  page.locator(`article button[aria-label^="${name}"]`).first();

const said = (page: WatchedPage, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });

describe('a copy button', () => {
  it.each(buttons)('%s confirms copying', async (_what, route, name) => {
    const page = await open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(page, name).click();
    await said(page, 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });

  it.each(buttons)('%s says what to do without a clipboard, as without https', async (_what, route, name) => {
    const page = await open(route);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, name).click();
    await said(page, refused);
    expect(page.faults).toEqual([]);
  });

  it('of a table also shows what to do without a clipboard', async () => {
    const page = await open('/superchain/networks');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Copy chain ID').click();
    const pressed = page.locator('button[data-refused]');
    await pressed.waitFor();
    const shown = await pressed.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain(refused);
  });

  it('is named by its text, whatever the last result', async () => {
    const page = await visit.open('/stack/transactions/deposit-flow', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await button(page, 'Copy the address on L1').click();
    const pressed = page.locator('article button[aria-label="Copied"]');
    await pressed.waitFor();
    expect(await pressed.innerText()).toBe('Copied');
  });

  it('shows its result for the full time even if another was just pressed', async () => {
    const page = await visit.openAlone({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/superchain/networks');
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Copy chain ID').click();
    await said(page, 'Copied');
    await page.clock.runFor(2000);
    await button(page, 'Copy network name').click();
    const pressed = page.locator('button[data-copied][aria-label="Copy network name"]');
    await pressed.waitFor();
    // After the first one's time, within the second one's.
    await page.clock.runFor(1000);
    expect(await pressed.count()).toBe(1);
    await said(page, 'Copied');
    await page.clock.runFor(2000);
    await pressed.waitFor({ state: 'detached' });
  });
});

describe('a code block', () => {
  const blocks = '.theme-code-block pre';

  it.each([1440, 390])('is focusable exactly when it scrolls, at %i px', async (width) => {
    const page = await visit.open(tutorial, { viewport: { width, height: 900 } });
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].every(
          (block) => block.hasAttribute('tabindex') === block.scrollWidth > block.clientWidth,
        ),
      blocks,
    );
    const stops = await page.locator(`${blocks}[tabindex]`).count();
    expect(stops < (await page.locator(blocks).count())).toBe(true);
    expect(await page.locator(`${blocks}[tabindex][role="group"][aria-label]`).count()).toBe(stops);
    if (width < 400) expect(stops).toBeGreaterThan(0);
  });

  it('is focusable without scripts', async () => {
    const page = await visit.open(tutorial, { javaScriptEnabled: false });
    const all = await page.locator(blocks).count();
    expect(all).toBeGreaterThan(0);
    expect(await page.locator(`${blocks}[tabindex="0"]`).count()).toBe(all);
  });
});
