/**
 * Types queries into the search of build/ in Chromium and times the results of each key, once the index is
 * loaded.
 */
import { type Page } from 'playwright-core';

import { launchMeasuredBrowser } from './support/browser';
import { serveSite } from './support/builtSite';
import { takeNoArguments } from './support/noArguments.mjs';

/** Milliseconds from a key to its results. */
const most = { firstKey: 150, furtherKeys: 30 };
const queries = [
  'withdrawal stuck',
  'OptimismPortal address',
  'how do I run a node',
  '--l1.beacon',
  'seqencer',
];
const field = '.navbar__search-input';

/** Milliseconds from each key to its results. */
async function typed(page: Page, query: string): Promise<number[]> {
  await page.locator(field).fill('');
  const times: number[] = [];
  for (let length = 1; length <= query.length; length++) {
    const text = query.slice(0, length);
    // A trailing space changes no results.
    if (text.trim() !== text) {
      await page.locator(field).fill(text);
      continue;
    }
    times.push(
      await page.locator(field).evaluate(
        (input: HTMLInputElement, value) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            // No named functions: tsx wraps them in a helper that the page lacks.
            new MutationObserver((_changes, observer) => {
              if (document.querySelector<HTMLElement>('#search-results')?.dataset.query !== value) return;
              observer.disconnect();
              resolve(performance.now() - started);
            }).observe(document.body, { subtree: true, attributeFilter: ['data-query'] });
            input.value = value;
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }),
        text,
      ),
    );
  }
  return times;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const site = await serveSite();
  const browser = await launchMeasuredBrowser();
  try {
    const page = await browser.newPage({ baseURL: site.url });
    await page.goto('/interop/explainer');
    const started = performance.now();
    await page.locator(field).click();
    await page.keyboard.type('x');
    await page.locator('#search-results[data-query]:not([data-query=""])').waitFor({ state: 'attached' });
    const loaded = performance.now() - started;
    // Text from bodies is found only once everything is indexed.
    await page.locator(field).fill('admin_getAccessListForIdentifier');
    await page.locator('[role=option]', { hasText: 'Relay transactions manually' }).waitFor();
    const whole = performance.now() - started;
    const times: number[][] = [];
    for (const query of queries) times.push(await typed(page, query));
    const first = median(times.flatMap(([key = 0]) => [key]));
    const further = median(times.flatMap(([, ...keys]) => keys));
    const say = (what: string, time: number, limit?: number): void =>
      console.log(`${what}: ${time.toFixed(0)} ms${limit === undefined ? '' : ` (at most ${limit})`}`);
    say('From the press on the field to the first answer, index fetched', loaded);
    say('Until all texts are indexed', whole);
    say('First key, median', first, most.firstKey);
    say('Each further key, median', further, most.furtherKeys);
    if (first > most.firstKey || further > most.furtherKeys) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

takeNoArguments('search:speed');
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
