import { labelOf } from '@site/src/content/versions/upgrades';

import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const off = { javaScriptEnabled: false };
const tutorial = '/interop/tutorials/message-passing/relay-with-cast';

/** Ten pages, with what a reader needs from each. */
const walk: readonly (readonly [route: string, texts: readonly (string | RegExp)[]])[] = [
  ['/', ['Build on, run and audit the OP Stack', 'Start from what you do', labelOf('current')]],
  ['/interop', ['You want to', 'Get started', 'Interop reorg awareness']],
  [tutorial, ['Manually relay a message', 'custom error 0xe3c00816', 'cast send']],
  ['/interop/explainer', ['What makes a message valid', 'Block safety levels']],
  ['/interop/predeploy', ['L2ToL2CrossDomainMessenger', '0x4200000000000000000000000000000000000023']],
  ['/superchain/addresses', ['OptimismPortalProxy', '0xbEb5Fc579115071764c7423A4f12eDde41f106Ed']],
  ['/superchain/superchain-upgrades', ['Isthmus', 'Upgrade 15']],
  [
    '/operators/chain-operators/configuration/batcher',
    ['--max-channel-duration', 'OP_BATCHER_MAX_CHANNEL_DURATION'],
  ],
  ['/connect/resources/glossary', ['Access list', 'Executing message']],
  ['/categories/access-lists', ['Relay transactions manually']],
];

const inSight = async (page: WatchedPage, text: string | RegExp): Promise<boolean> =>
  (await page.locator('main').getByText(text).filter({ visible: true }).count()) > 0;

describe('without JavaScript', () => {
  it.each(walk)('%s has its content', async (route, texts) => {
    const page = await visit.open(route, off);
    for (const text of texts) {
      expect([text, await inSight(page, text)]).toEqual([text, true]);
    }
    // Nothing waits for scripts.
    expect(
      await page
        .getByText(/^Loading/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await page.locator('main').getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual(
      [],
    );
  });

  it.each(walk)('%s has its metadata and its styles', async (route) => {
    const page = await visit.open(route, off);
    expect(await page.title()).toContain('OP Stack');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{50}/);
    expect(
      await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize)),
    ).toBeGreaterThan(28);
  });

  it('a reader navigates by the bar, the menu, the breadcrumbs and the footer', async () => {
    const page = await visit.open('/', off);
    await page.locator('.navbar').getByRole('link', { name: 'Interop' }).click();
    await page.waitForURL('**/interop');
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', { name: 'Message expiration' })
      .click();
    await page.waitForURL('**/interop/message-expiration');
    await page.locator('.theme-doc-sidebar-container').getByText('Tutorials', { exact: true }).click();
    await page.waitForURL('**/interop/tutorials**');
    await page.goto(tutorial);
    await page
      .locator('.theme-doc-breadcrumbs')
      .getByRole('link', { name: 'Interop message passing' })
      .click();
    await page.waitForURL('**/interop/tutorials/message-passing');
    await page.locator('.theme-doc-breadcrumbs').getByRole('link', { name: 'Interop', exact: true }).click();
    await page.waitForURL('**/interop');
    await page.locator('.pagination-nav__link--next').click();
    await page.locator('.footer').getByRole('link', { name: 'Glossary' }).click();
    await page.waitForURL('**/connect/resources/glossary');
  });

  it('a reader with a phone navigates by the expanded bar and menu', async () => {
    const page = await visit.open('/interop', { ...off, viewport: { width: 390, height: 844 } });
    expect(await page.locator('.navbar__toggle').isVisible()).toBe(false);
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', { name: 'Message expiration' })
      .click();
    await page.waitForURL('**/interop/message-expiration');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('.navbar').getByRole('link', { name: 'Superchain', exact: true }).click();
    await page.waitForURL('**/superchain');
  });

  it('nothing is shown that would not work', async () => {
    const page = await visit.open(tutorial, off);
    const buttons = page.locator('.navbar').getByRole('button').filter({ visible: true });
    // The version menu opens on focus.
    expect(await buttons.allInnerTexts()).toEqual([expect.stringContaining(labelOf('current'))]);
    await buttons.focus();
    await page.locator('.navbar .dropdown__menu a', { hasText: 'Holocene' }).waitFor();
    expect(await page.locator('.navbar__search-input').isVisible()).toBe(false);
  });

  it('notices are shown, and metadata has links', async () => {
    const page = await visit.open(tutorial, off);
    await page.getByText('Interop is in active development').waitFor();
    await page.getByText('Executing messages by hand is an alternative to an auto-relayer').waitFor();
    await page.locator('article summary', { hasText: /^Tutorial\b.* for/ }).click();
    await page.locator('article dl').getByRole('link', { name: 'Access lists' }).click();
    await page.waitForURL('**/categories/access-lists');
  });

  it('collapsed parts open', async () => {
    const page = await visit.open(tutorial, off);
    const details = page.locator('.markdown details').filter({ hasText: 'About this tutorial' });
    await details.locator('summary').click();
    await details.locator('ul, ol, p').first().waitFor();
  });

  it('a diagram is replaced by its description, without a gap', async () => {
    const page = await visit.open('/interop/explainer', off);
    const figure = page.locator('figure[class*="diagram_"]').first();
    await figure.getByText('User → Chain A: transaction').waitFor();
    expect(await figure.locator('[class*="drawing_"]').isVisible()).toBe(false);
  });

  it('a definition is shown at its term', async () => {
    const page = await visit.open('/interop/explainer', off);
    await page.locator('a[aria-describedby]').first().focus();
    await page.getByRole('tooltip').first().waitFor();
  });

  it.each([
    ['/interop/tools/relay-workbench', 'Worked example'],
    ['/interop/tools/error-decoder', 'NotInAccessList'],
    ['/operators/chain-operators/tools/fee-calculator', 'Base fee'],
  ])('the tool %s shows an example and says what it needs', async (route, text) => {
    const page = await visit.open(route, off);
    expect(await inSight(page, text)).toBe(true);
    await page
      .locator('main')
      .getByText(/JavaScript/)
      .first()
      .waitFor();
  });

  it('tables are complete', async () => {
    const page = await visit.open('/superchain/networks', off);
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(20);
    expect(await inSight(page, 'OP Mainnet')).toBe(true);
  });
});
