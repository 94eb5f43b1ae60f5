/** Measures from the key that opens the search to its first visible result. */
import type { Browser } from 'playwright-core';

import { freshPage, medianRow } from './browser';
import { serve } from './server';
import type { Row } from './table';
import type { Workshop } from './workshop';

const query = 'relay';
const patience = 20_000;

declare global {
  interface Window {
    /** Times of the first key and of the first visible result. */
    benchKey?: number;
    benchResult?: number;
  }
}

/** Records the first key and checks each frame for a result. */
function watchSearch(selector: string): void {
  const check = (): void => {
    const shown = [...document.querySelectorAll(selector)].some(
      (result) => result.getClientRects().length > 0,
    );
    if (shown) {
      window.benchResult = performance.now();
    } else {
      requestAnimationFrame(check);
    }
  };
  addEventListener(
    'keydown',
    (event) => {
      if (window.benchKey === undefined) {
        window.benchKey = event.timeStamp;
        requestAnimationFrame(check);
      }
    },
    true,
  );
}

/** With an empty cache: opens the search by key and types at once. */
export async function measureSearch(
  { sites }: Workshop,
  from: string,
  { runs, browser }: { readonly runs: number; readonly browser: Browser },
): Promise<{ readonly rows: Row[]; readonly left: readonly string[] }> {
  const measured = new Map<string, number[]>();
  const left: string[] = [];
  for (const { generator, built } of sites) {
    const site = await serve(built);
    const times: number[] = [];
    try {
      // The first round makes the server compress the index.
      for (let round = 0; round <= runs; round++) {
        const took = await firstResult(browser, site.url + from, generator.searchResult);
        if (round > 0) {
          times.push(took);
        }
      }
    } catch (error) {
      left.push(
        `The search of ${generator.name} showed no result for "${query}": ${String(error).split('\n')[0]}`,
      );
    }
    await site.stop();
    measured.set(generator.name, times);
    console.log(`Search: ${generator.name} done.`);
  }
  return { rows: [medianRow('Search, from its key to the first result', 'ms', measured)], left };
}

async function firstResult(browser: Browser, url: string, selector: string): Promise<number> {
  const page = await freshPage(browser);
  try {
    await page.addInitScript(watchSearch, selector);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    // A reader types once there is a field.
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type(query);
    const times = await page.waitForFunction(
      () => {
        const { benchKey, benchResult } = window;
        return benchKey !== undefined && benchResult !== undefined && benchResult - benchKey;
      },
      undefined,
      { timeout: patience },
    );
    return Number(await times.jsonValue());
  } finally {
    await page.context().close();
  }
}
