import { axeViolations } from '../../scripts/support/accessibility';
import { visitSite } from '../support/browser';

const route = '/interop/message-expiration';
const visit = visitSite();

describe('"Was this page useful?"', () => {
  it.each([true, false])(
    'leads to a prefilled form and sends nothing (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await visit.open(route, { javaScriptEnabled });
      const feedback = page.getByRole('region', { name: 'Feedback' });
      const links = feedback.getByRole('link');
      expect(await links.allTextContents()).toEqual(['Yes', 'Partly', 'No']);
      const url = new URL((await links.nth(1).getAttribute('href')) ?? '');
      expect(url.pathname).toMatch(/\/issues\/new$/);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        template: 'page-feedback.yml',
        page: route,
        version: 'current',
        useful: 'Partly',
      });
      expect(page.foreignRequests).toEqual([]);
    },
  );

  it('is reachable by keyboard, has self-explanatory names and passes axe', async () => {
    const page = await visit.open(route);
    const yes = page.getByRole('link', { name: 'Yes, this page was useful' });
    await yes.focus();
    await page.keyboard.press('Tab');
    const next = page.getByRole('link', { name: 'Partly useful' });
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('a page as Markdown', () => {
  it('is copied from the page menu, with a status', async () => {
    const page = await visit.open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByText('Use this page').click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const markdown = await page.request.get(`${route}.md`);
    expect(copied.replace(/\r\n/g, '\n')).toBe(await markdown.text());
    expect(copied).toMatch(/^---\ntitle: Message expiration\n/);
    expect(page.faults).toEqual([]);
  });

  it('reports a failed load', async () => {
    const page = await visit.open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.route('**/*.md', (request) => request.abort());
    await page.getByText('Use this page').click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor();
  });

  it('reports a refusal by the browser', async () => {
    const page = await visit.open(route);
    await page.evaluate(() => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await page.getByText('Use this page').click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await page.getByRole('status').filter({ hasText: 'did not allow copying' }).waitFor();
  });

  it('is shown by a link without JavaScript, instead of the button', async () => {
    const page = await visit.open(route, { javaScriptEnabled: false });
    await page.getByText('Use this page').click();
    expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).isVisible()).toBe(false);
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const markdown = await page.request.get(href ?? '');
    expect([markdown.status(), markdown.headers()['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  });
});
