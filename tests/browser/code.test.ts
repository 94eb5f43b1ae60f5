/** Code and tables show everything they contain. */
import { builtFile, builtHtmlFiles, routeOfHtml } from '../../scripts/support/builtSite';
import { snapshotNames } from '../../src/content/versions/files';
import { oneIn } from '../support/depth';
import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();
const tutorial = '/interop/tutorials/message-passing/relay-with-cast';

test.each([1440, 390])(
  'the copy button covers no code at %d px and is large enough to tap',
  async (width) => {
    const page = await visit.open(tutorial, { viewport: { width, height: 844 } });
    const blocks = await page.locator('article .theme-code-block').evaluateAll((fences) =>
      fences.map((fence) => {
        const button = fence.querySelector('button')?.getBoundingClientRect();
        const code = fence.querySelector('pre')?.getBoundingClientRect();
        return {
          apart: button !== undefined && code !== undefined && button.bottom <= code.top + 1,
          height: button?.height ?? 0,
        };
      }),
    );
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter(({ apart, height }) => !apart || height < 24)).toEqual([]);
  },
);

test('errors and output wrap and are labeled', async () => {
  const page = await visit.open(tutorial, { viewport: { width: 390, height: 844 } });
  const label = { has: page.getByText(/^(Error|Output)$/) };
  const texts = page.locator('article .language-text').filter(label);
  expect(await texts.count()).toBeGreaterThan(3);
  const cut = await texts.evaluateAll(
    (fences) =>
      fences.filter((fence) => {
        const pre = fence.querySelector('pre');
        return pre !== null && pre.scrollWidth > pre.clientWidth;
      }).length,
  );
  expect(cut).toBe(0);
  expect(await page.getByText('Output', { exact: true }).count()).toBeGreaterThan(1);
  expect(await page.getByText('Error', { exact: true }).count()).toBeGreaterThan(1);
  expect(await page.getByText('Text', { exact: true }).count()).toBe(0);
});

test('formulas scroll on a phone, and wrap only if the reader chooses so', async () => {
  const page = await visit.open('/stack/transactions/fees', { viewport: { width: 390, height: 844 } });
  const formula = page
    .locator('article .theme-code-block')
    .filter({ has: page.getByText('Formula', { exact: true }) })
    .filter({ hasText: 'footprint of a transaction =' });
  const sizes = (): Promise<readonly number[]> =>
    formula.locator('pre').evaluate((pre) => [pre.scrollWidth - pre.clientWidth, pre.clientHeight]);
  const [hidden = 0, height = 0] = await sizes();
  expect(hidden).toBeGreaterThan(50);
  await formula.getByRole('button', { name: 'Wrap long lines' }).click();
  const [hiddenThen, heightThen] = await sizes();
  expect(hiddenThen).toBe(0);
  expect(heightThen).toBeGreaterThan(height);
});

test('columns of output stay aligned on a phone', async () => {
  const page = await visit.open(tutorial, { viewport: { width: 390, height: 844 } });
  const values = await page
    .locator('pre:has(.aligned)')
    .first()
    .locator('.aligned > :last-child')
    .evaluateAll((all) => all.map((each) => [...each.getClientRects()].map(({ left }) => Math.round(left))));
  expect(values.length).toBeGreaterThan(3);
  expect(new Set(values.flat()).size).toBe(1);
});

describe('truncated code', () => {
  const wrap = { name: 'Wrap long lines' };
  const cut = (page: WatchedPage): Promise<number> =>
    page
      .locator('article .theme-code-block pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);

  it('fades at its edge', async () => {
    const page = await visit.open(tutorial);
    const fade = await page
      .locator('.theme-code-block:has([data-needed]) pre')
      .first()
      .evaluate((pre) => {
        const { position, boxShadow } = getComputedStyle(pre, '::after');
        return [position, boxShadow === 'none'];
      });
    expect(fade).toEqual(['sticky', false]);
  });

  it('alone offers line wrapping, which the device remembers', async () => {
    const page = await visit.open(tutorial);
    const buttons = page.getByRole('button', wrap);
    await buttons.first().waitFor();
    const before = await cut(page);
    expect(before).toBeGreaterThan(0);
    expect(await buttons.count()).toBe(before);
    await buttons.first().click();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-code-wrap'));
    expect(await cut(page)).toBe(0);
    await page.reload({ waitUntil: 'load' });
    expect(await cut(page)).toBe(0);
    await page.locator('[aria-pressed="true"][data-needed]').first().waitFor();
    expect(await buttons.count()).toBe(before);
    await buttons.first().click();
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-code-wrap'));
    expect(await cut(page)).toBe(before);
    expect(await page.evaluate(() => localStorage.getItem('portal.code-wrap'))).toBeNull();
  });
});

/** Addresses and words that tables break, at most five, and whether the page scrolls sideways. */
function brokenParts(): string[] {
  const whole = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])|\b[A-Za-z]{2,16}\b/g;
  const parts: string[] = [];
  for (const cell of document.querySelectorAll('article :is(td, th)')) {
    // Beside a name in a cell, as in the chain table, space may be short.
    if (cell.querySelector('dl')) continue;
    // Headers visible only to screen readers.
    if ((cell.closest('thead')?.getBoundingClientRect().width ?? innerWidth) < 2) continue;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
        if (lines.size > 1) parts.push(text);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) parts.push('(the page scrolls sideways)');
  return [...new Set(parts)].slice(0, 5);
}

test('no table breaks an address or a word at 1440 and 760 px', async () => {
  const routes = builtHtmlFiles()
    .filter(
      (file) =>
        !snapshotNames().some((name) => file.startsWith(`${name}/`)) && builtFile(file).includes('<table'),
    )
    .filter(oneIn(9))
    .map(routeOfHtml);
  expect(routes.length).toBeGreaterThan(12);
  const page = await visit.open('/', { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const broken: string[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const width of [1440, 760]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(brokenParts);
      if (found.length > 0) broken.push(`${route} at ${width} px: ${found.join(', ')}`);
    }
  }
  expect(broken).toEqual([]);
  // About half a second per page on a slow machine, for some two hundred pages.
}, 600_000);
