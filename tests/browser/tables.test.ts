/** Tables are complete at every width: rows for chains, cards in narrow windows, unbroken names. */
import { allChains } from '../../src/data/chains';
import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();
const networks = '/superchain/networks';
const phone = { viewport: { width: 390, height: 844 } };

/** Broken texts among the cells that must stay on one line. */
function brokenIn(page: WatchedPage, cells: string, whole: RegExp): Promise<string[]> {
  return page.evaluate(
    ([selector, source, flags]) => {
      const parts: string[] = [];
      for (const cell of document.querySelectorAll(selector)) {
        if (cell.getBoundingClientRect().width < 2) continue;
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: text, index } of (node.textContent ?? '').matchAll(new RegExp(source, flags))) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
            if (lines.size > 1) parts.push(text);
          }
        }
      }
      return parts;
    },
    [cells, whole.source, whole.flags] as const,
  );
}

describe('the chain table', () => {
  const row = (id: string): string => `tr[id="${id}"]`;
  const rest = (id: string): string => `${row(id)} details`;

  it.each([780, 1440])('has a row per chain at %d px, and breaks no host name', async (width) => {
    const page = await visit.open(networks, { viewport: { width, height: 900 } });
    const rows = await page.locator('tr[id*="/"]').evaluateAll((all) =>
      all.map((each) => ({
        height: each.getBoundingClientRect().height,
        // A long chain name takes two.
        lines: new Set(
          [...each.children].slice(1, -1).map((cell) => Math.round(cell.getBoundingClientRect().top / 8)),
        ).size,
      })),
    );
    expect(rows).toHaveLength(allChains().length);
    expect(rows.filter(({ height, lines }) => height > 64 || lines > 2)).toEqual([]);
    expect(await brokenIn(page, 'tr[id*="/"] > td', /\b[\w-]+(?:\.[\w-]+)+\b/g)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('has cards on a phone, and breaks no host name', async () => {
    const page = await visit.open(networks, phone);
    const card = page.locator(row('mainnet/worldchain'));
    const tops = await card.evaluate((each) =>
      [...each.children].map((cell) => Math.round(cell.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(tops.length);
    await card.locator('summary').click();
    expect(await brokenIn(page, 'tr[id*="/"] > td', /\b[\w-]+(?:\.[\w-]+)+\b/g)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('opens the row of an address, and of each later one', async () => {
    const page = await visit.open(`${networks}#mainnet/unichain`);
    await page.locator(`${rest('mainnet/unichain')}[open]`).waitFor();
    await page.locator(`${row('mainnet/op')} a[href="#mainnet/op"]`).click();
    await page.locator(`${rest('mainnet/op')}[open]`).waitFor();
  });

  it('opens the row of a search result, also from its own page', async () => {
    const page = await visit.open(networks);
    for (const [name, id] of [
      ['Unichain Sepolia Testnet', 'sepolia/unichain'],
      ['Soneium Testnet Minato', 'sepolia/soneium-minato'],
    ] as const) {
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page.locator(`[role=option][href$="${networks}#${id}"]`).first().click();
      await page.locator(`${rest(id)}[open]`).waitFor();
      expect(await page.locator(row(id)).evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(
        200,
      );
    }
  });

  it('opens by keyboard, and shows truncated text in full', async () => {
    const page = await visit.open(networks);
    const id = 'mainnet/silent-data-mainnet';
    const cut = (): Promise<boolean> =>
      page
        .locator(`${row(id)} td[data-label="Public RPC"] code`)
        .evaluate((code) => code.scrollWidth > code.clientWidth);
    expect(await cut()).toBe(true);
    await page.locator(`${rest(id)} summary`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${rest(id)}[open]`).waitFor();
    expect(await cut()).toBe(false);
  });

  it('has each value of an open row beside its label, in two columns', async () => {
    const id = 'mainnet/automata';
    const page = await visit.open(`${networks}#${id}`);
    await page.locator(`${rest(id)}[open]`).waitFor();
    const explorer = await page
      .locator(`${row(id)} td[data-label="Explorer"] a`)
      .evaluate((each) => each.getBoundingClientRect().left);
    const values = await page.locator(`${rest(id)} dd`).evaluateAll((all) =>
      all.map((value) => {
        const { left, top } = value.getBoundingClientRect();
        const label = value.previousElementSibling?.getBoundingClientRect();
        return { left: Math.round(left), below: Math.round(top - (label?.top ?? 0)) };
      }),
    );
    expect(values.every(({ below }) => Math.abs(below) < 5)).toBe(true);
    const columns = [...new Set(values.map(({ left }) => left))].sort((one, other) => one - other);
    expect(columns).toEqual([Math.round(explorer), expect.any(Number)]);
  });

  it('opens without scripts, by its icon and by a link', async () => {
    const page = await visit.open(`${networks}#mainnet/op`, { javaScriptEnabled: false });
    expect(await page.locator(rest('mainnet/op')).getByText('Fault proofs').isVisible()).toBe(true);
    const other = page.locator(rest('mainnet/unichain'));
    expect(await other.getByText('Fault proofs').isVisible()).toBe(false);
    await other.locator('summary').click();
    expect(await other.getByText('Fault proofs').isVisible()).toBe(true);
  });

  it('is printed completely', async () => {
    const page = await visit.open(networks);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(rest('mainnet/op')).getByText('Fault proofs').isVisible()).toBe(true);
    expect(await page.locator(`${rest('mainnet/op')} summary`).isVisible()).toBe(false);
  });
});

describe('a table', () => {
  const table = 'main table.cards';

  it.each([390, 779])("becomes cards at %d px, each value below its column's name", async (width) => {
    const page = await visit.open('/stack/fault-proofs', { viewport: { width, height: 844 } });
    const cell = page.locator(`${table} tbody tr:first-child td:nth-child(2)`).first();
    const [label, shown, column] = await cell.evaluate((each) => [
      each.getAttribute('data-label'),
      getComputedStyle(each, '::before').content,
      each.closest('table')?.querySelector('th:nth-child(2)')?.textContent,
    ]);
    expect(label).toBe(column);
    expect(shown).toBe(`"${label}"`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('remains a table at 780 px', async () => {
    const page = await visit.open('/stack/fault-proofs', { viewport: { width: 780, height: 844 } });
    expect(
      await page
        .locator(table)
        .first()
        .evaluate((each) => getComputedStyle(each).display),
    ).toBe('table');
  });

  it('remains a table to screen readers as cards', async () => {
    const page = await visit.open('/stack/fault-proofs', { ...phone, javaScriptEnabled: false });
    const shown = page.getByRole('table').filter({ has: page.getByRole('columnheader') });
    expect(await shown.count()).toBeGreaterThan(0);
    const first = page.locator(table).first();
    const columns = await first.getByRole('columnheader').count();
    expect(columns).toBeGreaterThan(1);
    expect(await first.getByRole('row').count()).toBe(await first.locator('tr').count());
    expect(await first.locator('tbody tr').first().getByRole('cell').count()).toBe(columns);
  });

  it.each([
    '/stack/fault-proofs',
    '/stack/differences',
    '/interop/superchain-eth-bridge',
    '/operators/chain-operators/management/key-management',
    '/superchain/privileged-roles',
  ])('breaks no word, address or number with its unit as cards: %s', async (route) => {
    const page = await visit.open(route, phone);
    expect(
      await brokenIn(
        page,
        `${table} td`,
        /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])|\b[A-Za-z]{2,16}\b|\b\d[\d,.]*\d\b/g,
      ),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a hash', () => {
  const page = '/superchain/standard-configuration';
  /** Widths of the lines of each prestate, in characters. */
  const linesOf = (each: WatchedPage): Promise<number[][]> =>
    each.locator('dl span > code').evaluateAll((codes) =>
      codes.map((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        const { length } = code.textContent;
        const lines = [...range.getClientRects()].map(({ width }) => width);
        const whole = lines.reduce((sum, width) => sum + width, 0);
        return lines.map((width) => Math.round((width / whole) * length));
      }),
    );

  it.each([
    ['is on one line on desktops', 1440, [66]],
    ['is on two lines of equal length on phones', 390, [33, 33]],
  ])('%s', async (_case, width, expected) => {
    const lines = await linesOf(await visit.open(page, { viewport: { width, height: 900 } }));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines).toEqual(lines.map(() => expected));
  });
});

test('what a contract does has more room than its name on desktops', async () => {
  const page = await visit.open('/superchain/addresses', { viewport: { width: 1440, height: 900 } });
  const rows = await page.locator('tr[id^="l1-"]').evaluateAll((all) =>
    all.map((row) => {
      const [name, address, does] = [...row.children].map((cell) => cell.getBoundingClientRect());
      if (name === undefined || address === undefined || does === undefined) return undefined;
      return { isWide: does.width > name.width, isBelow: does.top >= address.bottom };
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows).toEqual(rows.map(() => ({ isWide: true, isBelow: true })));
});

test('the page of contract addresses never scrolls sideways from 700 to 800 px', async () => {
  const page = await visit.open('/superchain/addresses');
  const wide: number[] = [];
  for (let width = 700; width <= 800; width += 4) {
    await page.setViewportSize({ width, height: 900 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(width);
  }
  expect(wide).toEqual([]);
});

test('text, lists and notes end at the same edge', async () => {
  for (const route of ['/interop/explainer', '/stack/rollup/overview']) {
    const page = await visit.open(route);
    const edges = await page
      .locator('.markdown > :is(p, ul:not([class]), .theme-admonition)')
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((each) => !each.querySelector('.theme-code-block, table, figure'))
            .map((each) => Math.round(each.getBoundingClientRect().right)),
        ),
      ]);
    expect(edges).toHaveLength(1);
  }
});

describe('a wide table', () => {
  it.each([
    '/operators/node-operators/network-upgrades',
    '/stack/security/audits-report',
    '/stack/smart-contracts',
    '/superchain/addresses',
  ])('of %s stays within its column, just above the width of cards and on desktops', async (route) => {
    const page = await visit.open(route, { viewport: { width: 1440, height: 900 } });
    await page.locator('article table caption').first().waitFor();
    for (const width of [820, 870, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => {
        const column = document.querySelector('.theme-doc-markdown');
        const tables = [...document.querySelectorAll('article table')];
        const edge = column?.getBoundingClientRect().right ?? 0;
        return {
          tables: tables.filter((table) => table.getBoundingClientRect().right > edge + 1).length,
          page: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect({ width, ...wide }).toEqual({ width, tables: 0, page: 0 });
    }
  });
});
