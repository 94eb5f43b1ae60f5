import { hydrated } from '../../scripts/support/browser';
import { visitSite, type WatchedPage } from '../support/browser';
import { isFull } from '../support/depth';
import { hostileValues } from '../support/hostile';

const visit = visitSite();

const thousand = 1000;
/** Values per field, or in total. */
const count = isFull ? thousand : 100;

/** A share of the values. Fields that redraw a whole page or search divide them. */
interface Share {
  /** Takes every nth value. */
  readonly each: number;
  /** Index of the first. */
  readonly from: number;
}

const all: Share = { each: 1, from: 0 };

declare global {
  interface Window {
    hostile: string[];
    /** Lets the page work; nested `setTimeout` would wait longer each time. */
    turn: () => Promise<void>;
  }
}

/** Puts the values and the functions that use them into a page. */
async function arm(page: WatchedPage, { each, from }: Share = all): Promise<void> {
  await page.evaluate(`window.hostile = (${hostileValues.toString()})(20250509, ${count})`);
  await page.evaluate(
    ([step, first]) => {
      window.hostile = window.hostile.filter((_value, index) => index % step === first);
    },
    [each, from] as const,
  );
  await page.evaluate(() => {
    window.turn = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(0);
      });
  });
}

/** Opens a page with the hostile values, without a policy: this tests the site, not its guard. */
async function openHostile(route: string, share = all): Promise<WatchedPage> {
  const page = await visit.open(route);
  page.on('dialog', (dialog) => {
    page.faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await arm(page, share);
  return page;
}

/** Fails if a value ran, became markup, polluted the object prototype, or broke the page. */
async function expectUnharmed(page: WatchedPage): Promise<void> {
  await page.waitForLoadState('networkidle');
  const state = await page.evaluate(() => ({
    ran: 'hostileRan' in window,
    markup: [...document.querySelectorAll('[data-hostile]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    polluted: 'polluted' in {} || Object.keys(Object.prototype).length > 0,
    headings: document.querySelectorAll('h1').length,
    crashed: document.documentElement.classList.contains('plugin-docusaurus-core-error-boundary'),
  }));
  expect(state).toEqual({ ran: false, markup: [], polluted: false, headings: 1, crashed: false });
  expect(page.faults).toEqual([]);
}

/**
 * Types the values into the fields in turn, waiting for the page after each. Fields that appear later get
 * their share. Returns the number of fields.
 */
function typeAll(page: WatchedPage, selector: string): Promise<number> {
  return page.evaluate(async (fieldSelector) => {
    const seen = new Set<Element>();
    for (const [index, value] of window.hostile.entries()) {
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fieldSelector)];
      const field = fields[index % fields.length];
      if (!field) {
        throw new Error(`Nothing is ${fieldSelector}.`);
      }
      seen.add(field);
      // React watches the element's property; the prototype's sets the value as a reader would.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await window.turn();
    }
    return seen.size;
  }, selector);
}

/** Navigates to an address per value, as an internal link would. */
function visitAll(page: WatchedPage, prefix: string): Promise<void> {
  return page.evaluate(async (start) => {
    for (const value of window.hostile) {
      // Lone surrogates cannot be encoded; browsers replace them.
      const encoded = encodeURIComponent(value.replace(/[\ud800-\udfff]/g, '\ufffd'));
      history.replaceState(null, '', start + (value.length % 2 ? encoded : value.replace(/[\r\n\t]/g, '')));
      window.dispatchEvent(new PopStateEvent('popstate'));
      await window.turn();
    }
  }, prefix);
}

describe('hostile values', () => {
  it('are a thousand of every kind, mostly different, and the same each time', () => {
    const values = hostileValues(1, thousand);
    expect(values).toEqual(hostileValues(1, thousand));
    expect(new Set(values).size).toBeGreaterThan(thousand * 0.7);
    for (const sample of [
      /<script/,
      /__proto__/,
      /^null$/,
      /\u202e/,
      /%E0%A4%A/,
      /[\ud800-\udbff](?![\udc00-\udfff])/,
    ]) {
      expect(values.some((value) => sample.test(value))).toBe(true);
    }
    expect(Math.max(...values.map(({ length }) => length))).toBeGreaterThanOrEqual(20_000);
  });

  it('are detected where something lets them in', async () => {
    const page = await openHostile('/interop');
    await page.evaluate(() => {
      const gap = document.createElement('div');
      document.body.append(gap);
      gap.innerHTML = window.hostile.find((value) => value.includes('<img data-hostile src=x onerror')) ?? '';
    });
    await page.waitForFunction(() => 'hostileRan' in window);
    await expect(expectUnharmed(page)).rejects.toThrow();
  });
});

describe('a thousand hostile values do no harm', () => {
  it.each([
    ['the relay workbench', '/interop/tools/relay-workbench', 1],
    ['the error decoder', '/interop/tools/error-decoder', 1],
    ['the fee calculators', '/operators/chain-operators/tools/fee-calculator', 10],
    ['the filter of the token list', '/superchain/tokenlist', 1],
    ['the filter of the networks', '/superchain/networks', 1],
  ])('typed into %s', async (_what, route, fields) => {
    const page = await openHostile(route);
    const selector = 'article :is(input:not([type=checkbox], [type=radio]), textarea)';
    await page.locator(selector).first().waitFor();
    expect(await typeAll(page, selector)).toBeGreaterThanOrEqual(fields);
    await expectUnharmed(page);
  });

  it('typed into the search bar', async () => {
    const page = await openHostile('/interop/explainer', { each: 3, from: 0 });
    const bar = page.locator('.navbar__search-input');
    await bar.click();
    await bar.fill('message');
    await page.locator('[role=option]').first().waitFor();
    await typeAll(page, '.navbar__search-input');
    await bar.fill('expired message');
    await page.locator('[role=option]').first().waitFor();
    await expectUnharmed(page);
  });

  it('typed into the search page', async () => {
    const page = await openHostile('/search?q=message', { each: 3, from: 1 });
    await page.locator('article h2 a').first().waitFor();
    await typeAll(page, 'input[name=q]');
    await expectUnharmed(page);
  });

  it("in the search page's address", async () => {
    const page = await openHostile('/search?q=message', { each: 3, from: 2 });
    await page.locator('article h2 a').first().waitFor();
    await visitAll(page, '/search?q=');
    await expectUnharmed(page);
  });

  it("in addresses as a page's chain", async () => {
    const page = await openHostile('/superchain/addresses', { each: 5, from: 0 });
    await visitAll(page, '/superchain/addresses?chain=');
    expect(await page.locator('article select').first().inputValue()).toBe('mainnet/op');
    await expectUnharmed(page);
  });

  it('as hashes', async () => {
    const page = await openHostile('/superchain/tokenlist', { each: 5, from: 1 });
    await page.evaluate(async () => {
      for (const value of window.hostile) {
        location.hash = value;
        await window.turn();
      }
    });
    await expectUnharmed(page);
  });

  it('as options of facets and choices', async () => {
    for (const route of ['/superchain/tokenlist', '/operators/chain-operators/tools/fee-calculator']) {
      const page = await openHostile(route);
      await page.locator('article select').first().waitFor();
      await page.evaluate(() => {
        for (const [index, value] of window.hostile.entries()) {
          const selects = [...document.querySelectorAll<HTMLSelectElement>('article select')];
          const select = selects[index % selects.length];
          const option = new Option('hostile', value);
          select?.append(option);
          option.selected = true;
          select?.dispatchEvent(new Event('change', { bubbles: true }));
          option.remove();
        }
      });
      await expectUnharmed(page);
    }
  });

  it.each<readonly [string, string, (page: WatchedPage) => Promise<unknown>]>([
    [
      'of a chain',
      '/superchain/addresses',
      (page) => page.locator('article select').first().selectOption({ index: 3 }),
    ],
    [
      'of a tab',
      '/connect/contribute/hosting',
      (page) => page.getByRole('tab', { name: 'Caddy' }).first().click(),
    ],
  ])('stored by another tab as theme and as choice %s', async (_what, route, choose) => {
    const page = await openHostile(route);
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await choose(page);
    const keys = await page.evaluate(async () => {
      const known = [...Object.keys(localStorage), '__proto__'];
      for (const [index, newValue] of window.hostile.entries()) {
        const key = known[index % known.length] ?? '';
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
        await window.turn();
      }
      return known;
    });
    expect(keys.length).toBeGreaterThanOrEqual(3);
    await expectUnharmed(page);
  });
});

describe('a page opens completely', () => {
  const sample = hostileValues(7, count).filter((_value, index) => index % 50 === 0);

  it('with hostile values stored under every key', async () => {
    const page = await openHostile('/superchain/addresses');
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await page.locator('article select').first().selectOption({ index: 3 });
    for (const offset of sample.keys()) {
      await page.evaluate((start) => {
        for (const [index, key] of Object.keys(localStorage).entries()) {
          localStorage.setItem(key, window.hostile[(start * 50 + index * 7) % window.hostile.length] ?? '');
        }
      }, offset);
      await page.goto('/superchain/addresses');
      await hydrated(page);
      expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(light|dark)$/);
      expect(await page.locator('article select').first().inputValue()).toBe('mainnet/op');
      await arm(page);
    }
    await expectUnharmed(page);
  });

  it('at addresses with hostile queries and hashes', async () => {
    const page = await openHostile('/superchain/tokenlist');
    for (const value of sample) {
      const encoded = encodeURIComponent(value.replace(/[\ud800-\udfff]/g, '?')).slice(0, 4000);
      await page.goto(
        `/superchain/tokenlist?chain=${encoded}&docusaurus-theme=${encoded}&docusaurus-data-x=${encoded}&_highlight=${encoded}&${encoded}=1#${encoded}`,
      );
      await hydrated(page);
    }
    await expectUnharmed(page);
  });

  it.each([
    '/superchain/tokenlist#%',
    '/superchain/tokenlist#%E0%A4%A',
    '/interop/explainer?chain=%E0%A4%A#%',
  ])('at %s, followed from a link', async (address) => {
    const page = await openHostile('/interop');
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await page.locator('h1').waitFor();
    await expectUnharmed(page);
  });

  it('at invalid paths, as the page for missing pages', async () => {
    const page = await openHostile('/interop');
    for (const path of [
      '/%E0%A4%A',
      '/interop/%',
      '/__proto__',
      '/constructor',
      '/%3Cscript%3E',
      '/interop/%00',
      `/${'a/'.repeat(900)}`,
    ]) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    }
    page.faults.splice(0, page.faults.length, ...page.faults.filter((fault) => !/status of 404/.test(fault)));
    await expectUnharmed(page);
  });
});
