import { toAnotherPage, visitSite, type WatchedPage } from '../support/browser';
import {
  axeInBothThemes,
  axeViolations,
  diagramsDrawn,
  findingsOf,
  openEverything,
  structureProblems,
  twoViews,
} from '../../scripts/support/accessibility';
import { sample } from '../support/random';
import { builtFile } from '../../scripts/support/builtSite';
import { isFull } from '../support/depth';

const visit = visitSite();

const tutorial = '/interop/tutorials/message-passing/relay-with-cast';

/** One page of every kind. */
const templates = [
  '/',
  '/interop',
  tutorial,
  '/interop/explainer',
  '/interop/predeploy',
  '/interop/tools/relay-workbench',
  '/interop/tools/error-decoder',
  '/operators/chain-operators/tools/fee-calculator',
  '/operators/chain-operators/configuration/batcher',
  '/superchain/addresses',
  '/superchain/superchain-upgrades',
  '/connect/contribute/style-guide',
  '/personas/auditor',
  '/categories',
  '/500',
  '/no-such-page',
  '/search',
];

const routes = (JSON.parse(builtFile('page-index.json')) as { readonly route: string }[]).map(
  ({ route }) => route,
);

/** Another seed checks other pages: `A11Y_SEED=2 npx jest tests/browser/accessibility.test.ts`. */
const seed = Number(process.env.A11Y_SEED ?? 1);
const others = sample(
  routes.filter((route) => !templates.includes(route)),
  isFull ? 30 : 4,
  seed,
);

describe(`with axe and our own checks, in both themes and at 390 and 1440 px (seed ${seed})`, () => {
  it.each([...templates, ...others])(
    '%s has no problems',
    async (route) => {
      const page = await visit.openBlank({ reducedMotion: 'reduce' });
      expect(await findingsOf(page, route, isFull ? {} : { seen: twoViews, longest: 40 })).toEqual([]);
    },
    240_000,
  );
});

describe('overlays', () => {
  it('have no problems: search results', async () => {
    const page = await visit.open(tutorial, { reducedMotion: 'reduce' });
    await page.keyboard.press('/');
    await page.keyboard.type('expired message');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await axeInBothThemes(page, '.navbar')).toEqual([]);
  });

  it('have no problems: the phone menu', async () => {
    const page = await visit.open(tutorial, {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: /navigation bar/i }).click();
    await page.locator('.navbar-sidebar--show').waitFor();
    expect(await axeInBothThemes(page, '.navbar-sidebar')).toEqual([]);
  });

  it('have no problems: a definition', async () => {
    const page = await visit.open('/interop/explainer', { reducedMotion: 'reduce' });
    await diagramsDrawn(page);
    await page.locator('a[aria-describedby]').first().focus();
    await page.getByRole('tooltip').waitFor();
    expect(await axeInBothThemes(page, ':has(> a[aria-describedby])')).toEqual([]);
    expect(await page.getByRole('tooltip').isVisible()).toBe(true);
  });
});

describe('a reader who prefers reduced motion', () => {
  it('sees no animation', async () => {
    const page = await visit.open(tutorial, { reducedMotion: 'reduce' });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat),
        );
        return longest > 0.001 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});

describe('a reader with forced colors', () => {
  /** Whether an element has a border or underlined text. */
  const lined = (page: WatchedPage, selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const line = (side: 'top' | 'left'): boolean =>
          style.getPropertyValue(`border-${side}-style`) === 'solid' &&
          parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
        return (
          (line('top') && line('left')) ||
          style.outlineStyle === 'solid' ||
          style.textDecorationLine === 'underline'
        );
      });

  const parts = {
    [tutorial]: {
      banners: '[data-banner]',
      code: '.theme-code-block',
      chips: 'article dl a',
      'the search box': '.navbar__search-input',
      'the place in the menu': '.menu__link--active:not(.menu__link--sublist)',
      'the section': '.navbar__link--active',
    },
    '/': { buttons: '.button--primary' },
    '/personas/auditor': { fields: 'main select' },
    '/interop/explainer': { notes: '.alert' },
  };

  it.each(Object.entries(parts))('recognizes the parts of %s by their lines', async (route, selectors) => {
    const page = await visit.open(route, { forcedColors: 'active' });
    const unlined: string[] = [];
    for (const [part, selector] of Object.entries(selectors)) {
      if (!(await lined(page, selector))) unlined.push(part);
    }
    expect(unlined).toEqual([]);
  });

  it('sees the icons of copy buttons in tables', async () => {
    const page = await visit.open('/superchain/networks', { forcedColors: 'active' });
    const [sign, text] = await page
      .locator('button[data-copy-button]')
      .first()
      .evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.color = 'ButtonText';
        element.append(probe);
        return [getComputedStyle(element, '::before').backgroundColor, getComputedStyle(probe).color];
      });
    expect(sign).toBe(text);
  });

  /** Sides of a triangle made of borders; without transparent ones it would be a square. */
  const sides = (page: WatchedPage, selector: string, part: '::before' | '::after'): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, of) => {
        const style = getComputedStyle(element, of);
        const colors = ['top', 'right', 'bottom', 'left']
          .filter((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
          .map((side) => style.getPropertyValue(`border-${side}-color`));
        return new Set(colors).size;
      }, part);

  describe.each(['light', 'dark'] as const)('in a %s palette', (colorScheme) => {
    const own = { forcedColors: 'active', colorScheme } as const;

    it('sees triangles, not squares, on disclosures and menus', async () => {
      const page = await visit.open(tutorial, own);
      expect(await sides(page, '.markdown details[data-collapsed] > summary', '::before')).toBe(2);
      expect(await sides(page, '.navbar .dropdown > .navbar__link', '::after')).toBe(2);
    });

    it("sees by an icon's direction whether its branch, part or row is open", async () => {
      const page = await visit.open(tutorial, own);
      const signs = (selector: string, part: '::before' | '::after'): Promise<string[]> =>
        page.locator(selector).evaluateAll(
          (elements, of) => [
            ...new Set(
              elements.map((element) => {
                const probe = document.createElement('i');
                probe.style.backgroundColor = 'Canvas';
                document.body.append(probe);
                const { backgroundColor: ground } = getComputedStyle(probe);
                const { backgroundColor, clipPath, transform } = getComputedStyle(element, of);
                return backgroundColor === ground || clipPath === 'none' ? 'not to be seen' : transform;
              }),
            ),
          ],
          part,
        );
      const closed = await signs('.theme-doc-sidebar-menu [aria-expanded="false"].menu__caret', '::before');
      const open = await signs('.theme-doc-sidebar-menu [aria-expanded="true"].menu__caret', '::before');
      const all = [...closed, ...open];
      expect(closed.length).toBeGreaterThan(0);
      expect(open.length).toBeGreaterThan(0);
      expect(all).not.toContain('not to be seen');
      expect(new Set(all).size).toBe(closed.length + open.length);

      const networks = await visit.open('/superchain/networks', own);
      const row = networks.locator('tr[id] details').first();
      const direction = (): Promise<string> =>
        row
          .locator('summary')
          .evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).b.toFixed(1));
      const before = await direction();
      await row.locator('summary').click();
      expect(await direction()).not.toBe(before);
    });

    it("sees the home page's picture in these colors", async () => {
      const page = await visit.open('/', own);
      const colors = await page
        .locator('main svg[viewBox="0 0 440 300"] *')
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).stroke))]);
      const [text, link] = await page.evaluate(() =>
        ['CanvasText', 'LinkText'].map((color) => {
          const probe = document.createElement('i');
          probe.style.color = color;
          document.body.append(probe);
          return getComputedStyle(probe).color;
        }),
      );
      expect(colors.filter((color) => color !== 'none' && color !== text && color !== link)).toEqual([]);
      expect(colors).toContain(text);
    });
  });

  it('sees the focus', async () => {
    const page = await visit.open(tutorial, { forcedColors: 'active' });
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        }),
      ).toBe(true);
    }
  });
});

describe('a reader at 400 % zoom', () => {
  it.each(isFull ? [...templates, ...others] : templates)(
    'can read all of %s',
    async (route) => {
      // A window of 1280 by 1024 px at 400 % has room for 320 by 256.
      const page = await visit.open(route, {
        viewport: { width: 320, height: 256 },
        deviceScaleFactor: 4,
        reducedMotion: 'reduce',
      });
      await openEverything(page);
      expect(await structureProblems(page)).toEqual([]);
      // Text cut off in boxes that do not scroll.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) => {
          const { overflowX, overflowY, position, display, clipPath } = getComputedStyle(element);
          const hidden = position === 'absolute' || display === 'inline' || clipPath !== 'none';
          if (hidden || element.closest('svg, [aria-hidden="true"]')) return [];
          const lost =
            (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
          return lost ? [element.outerHTML.slice(0, 120)] : [];
        }),
      );
      expect(cut).toEqual([]);
    },
    240_000,
  );

  it('can use the menu and search', async () => {
    const page = await visit.open(tutorial, { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
    await page.getByRole('button', { name: /navigation bar/i }).click();
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Message expiration' });
    await toAnotherPage(page, () => link.click());
    expect(new URL(page.url()).pathname).toBe('/interop/message-expiration');
    await page.locator('.navbar__search-input').click();
    await page.keyboard.type('predeploy');
    await page.locator('[role=option]').first().waitFor();
  });
});

describe('on paper', () => {
  it('a page has no menus, everything open, and link addresses', async () => {
    const page = await visit.open(tutorial);
    const menus = [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.footer',
      '.pagination-nav',
    ];
    const visible = async (): Promise<string[]> => {
      const shown = await Promise.all(menus.map((selector) => page.locator(selector).first().isVisible()));
      return menus.filter((_menu, position) => shown[position]);
    };
    expect(await visible()).toEqual(menus);
    await page.emulateMedia({ media: 'print' });
    expect(await visible()).toEqual([]);
    const details = page.locator('.markdown details:not([data-search-ignore])').first();
    expect(await details.locator('ul, ol, p').first().isVisible()).toBe(true);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  });

  it('a link to another site shows its address', async () => {
    const page = await visit.open('/interop/explainer');
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('.markdown a[href^="https://"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toMatch(/^" \(" attr\(href\)|^" \(https:/);
  });
});

describe('a diagram', () => {
  const route = '/interop/explainer';
  const figures = 'figure[class*="diagram_"]';

  it('has a name, and a description below it', async () => {
    const page = await visit.open(route);
    await openEverything(page);
    const drawing = page.getByRole('img', { name: /^Sequence diagram of User, Chain A, / });
    await drawing.waitFor();
    await page
      .locator(figures)
      .first()
      .getByText('Chain B node → op-interop-filter: interop_checkAccessList')
      .waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'has text of at least 12 px and a contrast of 4.5 : 1 on a phone (%s)',
    async (colorScheme) => {
      const page = await visit.open(route, { colorScheme, viewport: { width: 390, height: 844 } });
      await openEverything(page);
      const texts = await page.evaluate(() => {
        const rgb = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
        const luminance = (color: string): number => {
          const [red = 0, green = 0, blue = 0] = rgb(color).map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const page = getComputedStyle(document.documentElement).backgroundColor;
        // A label lies on its node's or actor's shape, or on the page.
        const shapeUnder = (element: Element): string => {
          const shape = element.closest('g.node, g.cluster')?.querySelector('rect, path, polygon, circle');
          const actor = element.matches('text.actor')
            ? element.parentElement?.querySelector('rect.actor')
            : null;
          const fill = [shape, actor]
            .map((found) => (found ? getComputedStyle(found).fill : 'none'))
            .find((color) => /^rgb\(/.test(color));
          return fill ?? page;
        };
        return [...document.querySelectorAll('.docusaurus-mermaid-container svg :is(text, foreignObject)')]
          .filter((element) => (element.textContent ?? '').trim() !== '')
          .map((element) => {
            const inner = element.querySelector('tspan, p, span') ?? element;
            const style = getComputedStyle(inner);
            const color = element.matches('text') ? style.fill : style.color;
            const [low, high] = [luminance(color), luminance(shapeUnder(element))].sort((a, b) => a - b);
            const svg = element.closest('svg') as SVGSVGElement;
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return {
              text: element.textContent,
              contrast: ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05),
              size: parseFloat(style.fontSize) * scale,
            };
          });
      });
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter(({ contrast, size }) => contrast < 4.5 || size < 12)).toEqual([]);
    },
  );

  it('fills the window on request, and returns the focus when closed', async () => {
    const page = await visit.open(route, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await openEverything(page);
    const button = page.locator(figures).first().getByRole('button', { name: 'Enlarge' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /^Sequence diagram of User, Chain A, / }).waitFor();
    expect(await axeViolations(page, { within: '[role=dialog], dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('scrolls, also by keyboard, and then has a name', async () => {
    const page = await visit.open(route, { viewport: { width: 390, height: 844 } });
    await openEverything(page);
    const scroller = page.locator(`${figures} > [tabindex="0"]`).first();
    expect(await scroller.getAttribute('role')).toBe('group');
    expect(await scroller.getAttribute('aria-label')).toMatch(/Flowchart|Sequence diagram/);
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
