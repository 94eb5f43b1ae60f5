import { toAnotherPage, visitSite } from '../support/browser';

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
const allBanners = '/connect/contribute/style-guide';

const visit = visitSite();

describe('banners', () => {
  it('are in the HTML without JavaScript', async () => {
    const page = await visit.open(tutorial, { javaScriptEnabled: false });
    await page.getByText('Interop is in active development').waitFor();
    await page.getByText('Executing messages by hand is an alternative to an auto-relayer').waitFor();
  });

  it.each(['maintenance', 'interop'])(
    'of kind %s close for the page view and return after a reload',
    async (kind) => {
      const page = await visit.open(allBanners);
      const banner = page.locator(`[data-banner="${kind}"]`);
      await banner.getByRole('button', { name: /^Close the notice: / }).click();
      expect(await banner.count()).toBe(0);
      await page.reload();
      await banner.waitFor();
    },
  );

  it.each(['superchain-erc20', 'tutorial', 'beta'])('of kind %s cannot be closed', async (kind) => {
    const page = await visit.open(allBanners);
    const banner = page.locator(`[data-banner="${kind}"]`);
    await banner.waitFor();
    expect(await banner.getByRole('button').count()).toBe(0);
  });

  it('name their subject', async () => {
    const page = await visit.open(allBanners);
    const text = async (kind: string): Promise<string> => page.locator(`[data-banner="${kind}"]`).innerText();
    expect(await text('maintenance')).toMatch(/under maintenance[\s\S]*Help us revise/);
    expect(await page.locator('[data-banner="maintenance"] a').getAttribute('href')).toContain(
      '/issues/new?template=',
    );
    expect(await text('superchain-erc20')).toMatch(
      /deleted in April 2026 without a successor[\s\S]*0\.1\.0-alpha\.59/,
    );
    expect(await text('interop')).toMatch(/active development[\s\S]*not ready for production/);
    expect(await text('tutorial')).toMatch(
      /an alternative to an auto-relayer[\s\S]*performance or reliability/,
    );
    expect(await text('beta')).toMatch(
      /Alt-DA Mode[\s\S]*MIT-licensed[\s\S]*early access[\s\S]*unstable[\s\S]*feedback is welcome/,
    );
  });

  it("close by keyboard, moving the focus to the page's title", async () => {
    const page = await visit.open(tutorial);
    await page.locator('[data-banner="interop"] button').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-banner="interop"]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('return after visiting another page, and store nothing', async () => {
    const page = await visit.open('/interop/message-passing');
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await page.locator('[data-banner="interop"] button').click();
    await toAnotherPage(page, () => page.locator('.pagination-nav__link--next').click());
    await page.goBack();
    await page.locator('[data-banner="interop"]').waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('stay closed while the reader moves within the page', async () => {
    const page = await visit.open(tutorial);
    await page.locator('[data-banner="interop"] button').click();
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.waitForURL('**#*');
    expect(await page.locator('[data-banner="interop"]').count()).toBe(0);
  });
});
