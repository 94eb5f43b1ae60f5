import { readFileSync } from 'node:fs';

import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

import { hydrated, watchHydration } from './browser';

/** Both themes, on a phone and on a desktop. */
export const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, width, name: `${colorScheme}, ${width} px` })),
);

export type View = (typeof views)[number];

/** Each theme and each width once. */
export const twoViews = [views[0], views[3]].filter((view) => view !== undefined);

/** A problem and the views that have it. */
export interface Finding {
  readonly what: string;
  readonly views: string[];
}

/** How thoroughly `findingsOf` looks. */
export interface Thoroughness {
  /** All by default. */
  readonly seen?: readonly View[];
  /** How many neighbors in one element are checked; the others are hidden. All by default. */
  readonly longest?: number;
}

/**
 * Checks a route in every view given, with everything opened and all diagrams drawn. Failed hydration is a finding.
 * The page's context must ask for reduced motion, because colors in transition prove nothing.
 */
export async function findingsOf(
  page: Page,
  route: string,
  { seen = views, longest = Number.POSITIVE_INFINITY }: Thoroughness = {},
): Promise<Finding[]> {
  const found = new Map<string, string[]>();
  const hydrationErrors = watchHydration(page);
  await page.goto(route, { waitUntil: 'load' });
  await hydrated(page);
  await openEverything(page);
  if (Number.isFinite(longest)) await shortenLists(page, longest);
  const widths = new Set<number>();
  for (const { colorScheme, width, name } of seen) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    await diagramsDrawn(page);
    // A theme changes only colors, so structure is checked once per width.
    const problems = widths.has(width)
      ? await axeViolations(page, { rules: ['color-contrast'] })
      : [...(await axeViolations(page)), ...(await structureProblems(page))];
    widths.add(width);
    for (const what of problems) {
      found.set(what, [...(found.get(what) ?? []), name]);
    }
  }
  return [
    ...[...found].map(([what, inViews]) => ({ what, views: inViews })),
    ...hydrationErrors.map((what) => ({ what, views: ['while it is hydrated'] })),
  ];
}

/** Hides all but the first neighbors in lists, tables and texts; code keeps its lines. */
function shortenLists(page: Page, longest: number): Promise<void> {
  return page.evaluate((most) => {
    for (const parent of document.querySelectorAll('main :not(code, svg *)')) {
      for (const child of [...parent.children].slice(most)) {
        if (child instanceof HTMLElement) child.style.display = 'none';
      }
    }
  }, longest);
}

/** Opens every collapsed part, except menus over the page, and draws every diagram. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary')) {
      summary.click();
      const opened = summary.nextElementSibling;
      if (opened && getComputedStyle(opened).position === 'absolute') summary.click();
    }
  });
  await diagramsDrawn(page);
}

/** Scrolls to every diagram; waits until it is drawn and, if it scrolls, focusable. */
export async function diagramsDrawn(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('figure[class*="diagram_"]')].every((figure) => {
      const frame = figure.querySelector<HTMLElement>('[class*="frame_"]');
      const drawn = figure.querySelector('.docusaurus-mermaid-container > svg') !== null;
      return drawn && frame !== null && (frame.scrollWidth <= frame.clientWidth || frame.tabIndex === 0);
    }),
  );
}

/** Link names that say nothing about where the link leads. */
export const meaninglessName = /^(?:here|this|link|more|click here|read more|this page|https?:)$/i;

/** What axe does not check: one main heading, landmarks, document title, link names, no sideways scroll. */
export function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate((meaningless) => {
    const problems: string[] = [];
    const expectOne = (selector: string): void => {
      const { length } = document.querySelectorAll(selector);
      if (length !== 1) problems.push(`${length} elements ${selector} instead of 1`);
    };
    expectOne('h1');
    expectOne('main');
    if (document.documentElement.lang !== 'en-US') problems.push('the document does not name its language');
    if (document.title.trim() === '') problems.push('the document has no title');
    for (const link of document.querySelectorAll('a[href]')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
      if (new RegExp(meaningless, 'i').test(name)) {
        problems.push(`a link is called "${name}": ${link.getAttribute('href')}`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) problems.push(`sideways scroll: ${scrollWidth} px wide`);
    return problems;
  }, meaninglessName.source);
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of WCAG 2.2 AA found by axe, one line each: rule, element, problem.
 *
 * @param rules the only rules to check; all by default
 * @param within a selector of the only parts to check; the whole page by default
 */
export async function axeViolations(
  page: Page,
  { rules, within = 'html' }: { readonly rules?: readonly string[]; readonly within?: string } = {},
): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ({ only, part }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      if (!document.querySelector(part)) throw new Error(`The page has no ${part} to check.`);
      const { violations } = await axe.run(part, {
        // Without this, axe names every element that has no problem, a quarter of its work.
        resultTypes: ['violations'],
        runOnly: only
          ? { type: 'rule', values: [...only] }
          : {
              type: 'tag',
              values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
    { only: rules, part: within },
  );
}

/** Like `axeViolations`, in the light theme and then in the dark one, which differs in colors only. */
export async function axeInBothThemes(page: Page, within?: string): Promise<string[]> {
  const found = await axeViolations(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  const dark = await axeViolations(page, { rules: ['color-contrast'], within });
  return [...found, ...dark.map((each) => `dark: ${each}`)];
}
