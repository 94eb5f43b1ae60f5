import { diagramsDrawn } from '../../scripts/support/accessibility';
import { holdBack, visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';
const phone = { viewport: { width: 390, height: 844 } };

/** The focused element, and whether its focus is visible. */
function focus(page: WatchedPage) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
    const above = document.elementFromPoint(x, y);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      tag: element.tagName,
      outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      inSight: width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      covered:
        above !== null &&
        !element.contains(above) &&
        !above.contains(element) &&
        above.closest('.navbar') !== null &&
        element.closest('.navbar') === null,
    };
  });
}

/** Presses Tab until `stop` has the focus. Throws if it is never reached. */
async function tabTo(page: WatchedPage, stop: string, limit = 120): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (element?.matches(selector)) return null;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 60) ?? '';
    }, stop);
    if (at === null) return;
    passed.push(at);
  }
  throw new Error(`Tab did not come to ${stop} in ${limit} presses: ${passed.slice(-10).join(' | ')}`);
}

describe('using only the keyboard', () => {
  it.each([tutorial, '/', '/personas/auditor'])(
    'a reader tabs through %s, always sees the focus and is never trapped',
    async (route) => {
      const page = await visit.open(route, { reducedMotion: 'reduce' });
      await diagramsDrawn(page);
      const unseen: unknown[] = [];
      const seen = new Set<string>();
      let presses = 0;
      for (; presses < 400; presses++) {
        await page.keyboard.press('Tab');
        const now = await focus(page);
        if (now.tag === 'BODY') break;
        seen.add(`${now.tag} ${now.name}`);
        if (!now.outlined || !now.inSight || now.covered) unseen.push(now);
      }
      expect(unseen).toEqual([]);
      // After the footer's last link the focus leaves the page: no trap.
      expect(presses).toBeLessThan(400);
      expect(seen.size).toBeGreaterThan(20);
    },
  );

  it('a reader passes the parts of a page in visual order', async () => {
    const page = await visit.open('/interop/message-expiration');
    const order: string[] = [];
    for (let presses = 0; presses < 400; presses++) {
      await page.keyboard.press('Tab');
      const part = await page.evaluate(() => {
        const element = document.activeElement;
        const parts = {
          'skip link': '[class*=skipToContent]',
          bar: '.navbar',
          menu: '.theme-doc-sidebar-container',
          breadcrumbs: '.theme-doc-breadcrumbs',
          text: 'article',
          next: '.pagination-nav',
          contents: '.theme-doc-toc-desktop',
          foot: '.footer',
        };
        return Object.entries(parts).find(([, selector]) => element?.closest(selector))?.[0];
      });
      if (part === undefined) break;
      if (order.at(-1) !== part) order.push(part);
    }
    expect(order).toEqual(['skip link', 'bar', 'menu', 'breadcrumbs', 'text', 'next', 'contents', 'foot']);
  });

  it('a reader skips to the text', async () => {
    const page = await visit.open(tutorial);
    await page.keyboard.press('Tab');
    expect((await focus(page)).name).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar') ?? null)).toBeNull();
    expect((await focus(page)).outlined).toBe(true);
  });

  it('a reader opens a menu folder and goes to a page in it', async () => {
    const page = await visit.open('/interop');
    await tabTo(page, '.theme-doc-sidebar-container [aria-expanded="false"]');
    await page.keyboard.press('Enter');
    const opened = page.locator('.theme-doc-sidebar-container li:has(> * > [aria-expanded="true"])');
    await opened.locator('ul a').first().waitFor();
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.closest('ul ul') !== null);
    const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });

  it('a reader opens the phone menu, is moved into it, follows a link, and closes it', async () => {
    const page = await visit.open('/interop', { ...phone, reducedMotion: 'reduce' });
    await tabTo(page, '.navbar__toggle');
    await page.keyboard.press('Enter');
    await page.locator('.navbar-sidebar--show').waitFor();
    await tabTo(page, '.navbar-sidebar__close');
    await page.keyboard.press('Enter');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    await page.locator('.navbar__toggle').focus();
    await page.keyboard.press('Enter');
    await page.locator('.navbar-sidebar--show').waitFor();
    await tabTo(page, '.navbar-sidebar a[href="/interop/message-expiration"]');
    expect(await focus(page)).toMatchObject({ outlined: true, inSight: true });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/interop/message-expiration');
  });

  it('a reader searches and follows a result with the arrows', async () => {
    const page = await visit.open('/');
    const chosen = page.locator('[role=option][aria-selected=true]');
    await page.keyboard.press('/');
    await page.keyboard.type('access list');
    await page.locator('[role=option]').nth(2).waitFor();
    expect(await chosen.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await chosen.waitFor();
    const described = await page.locator('.navbar__search-input').getAttribute('aria-activedescendant');
    expect(await page.locator(`#${described}`).innerText()).toBe(await chosen.innerText());
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');
    await page.locator('h1').waitFor();
  });

  it('a reader who has left the search field keeps the focus when the index loads', async () => {
    const page = await visit.open('/interop');
    const release = await holdBack(page, '**/search-index*');
    const index = page.waitForResponse('**/search-index*');
    await tabTo(page, '.navbar__search-input');
    await tabTo(page, '.theme-doc-sidebar-container a');
    release();
    await (await index).finished();
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar') ?? null)).toBeNull();
  });

  it('a reader closes a notice and continues from the title', async () => {
    const page = await visit.open(tutorial);
    await tabTo(page, '[data-banner="interop"] button', 160);
    await page.keyboard.press('Space');
    expect(await page.locator('[data-banner="interop"]').count()).toBe(0);
    expect((await focus(page)).tag).toBe('H1');
  });

  it('a reader reads, dismisses and follows a definition', async () => {
    const page = await visit.open('/interop/explainer');
    const word = page.locator('a[aria-describedby]').first();
    await word.focus();
    const tip = page.getByRole('tooltip').first();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    expect(await word.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/connect/resources/glossary#**');
  });

  it('a reader opens collapsed parts', async () => {
    const page = await visit.open(tutorial);
    const details = page.locator('.markdown details:not([data-search-ignore])').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await details.locator('ul, ol, p').first().waitFor();
    expect(await details.getAttribute('open')).not.toBeNull();
  });

  it('a reader scrolls code with the arrows and copies it', async () => {
    const page = await visit.open(tutorial, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
    const long = page.locator('.theme-code-block pre').filter({ hasText: '--rpc-url' }).first();
    await long.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    // The button is in the bar above the code.
    await page.keyboard.press('Shift+Tab');
    expect((await focus(page)).name).toBe('Copy code to clipboard');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('--rpc-url');
  });

  it('a reader filters a list', async () => {
    const page = await visit.open('/personas/app-developer');
    const all = await page.locator('main li').count();
    await tabTo(page, 'main select');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((before) => document.querySelectorAll('main li').length < before, all);
  });

  it('a reader changes the theme', async () => {
    const page = await visit.open('/', { colorScheme: 'light' });
    await tabTo(page, '.navbar button[aria-label*="dark and light" i]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  });
});

describe('tools, using only the keyboard', () => {
  it('the relay workbench accepts a log and says what it needs', async () => {
    const page = await visit.open('/interop/tools/relay-workbench');
    await tabTo(page, 'main textarea', 160);
    await page.keyboard.type('not a log');
    expect((await focus(page)).outlined).toBe(true);
    const field = page.locator('main textarea[aria-invalid="true"]');
    await field.waitFor();
    // Replaces the example.
    expect(await field.inputValue()).toBe('not a log');
    const [problem = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').slice(-1);
    expect(await page.locator(`[id="${problem}"]`).innerText()).not.toBe('');
  });

  it('the fee calculator responds to typing', async () => {
    const page = await visit.open('/operators/chain-operators/tools/fee-calculator');
    await tabTo(page, 'main input:not([type="radio"]):not([type="checkbox"])', 160);
    const before = await page.locator('main article').innerText();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('777');
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('main article')?.innerText !== text,
      before,
    );
    expect((await focus(page)).outlined).toBe(true);
  });

  it('the error decoder responds to typing', async () => {
    const page = await visit.open('/interop/tools/error-decoder');
    await tabTo(page, 'main article input, main article textarea', 160);
    await page.keyboard.type('0xe3c00816');
    await page.getByText('NotInAccessList').filter({ visible: true }).first().waitFor();
  });
});
