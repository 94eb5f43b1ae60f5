/** Measures from the click on a link to the painted text of the next page. */
import type { Browser, Page } from 'playwright-core';

import { freshPage, medianRow } from './browser';
import { serve } from './server';
import type { Row } from './table';
import type { Workshop } from './workshop';

const clicks = 10;

/**
 * Times each click until a frame with another main heading is painted. Uses wall-clock time in session
 * storage, because a click may load a new document.
 */
function watchNavigation(): void {
  const heading = (): string => document.querySelector('main h1, h1')?.textContent ?? '';
  const check = (): void => {
    const from = sessionStorage.getItem('bench-heading');
    const now = heading();
    if (from === null || now === '' || now === from) {
      return;
    }
    sessionStorage.removeItem('bench-heading');
    requestAnimationFrame(() => {
      // The message arrives after the frame is painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const clicked = Number(sessionStorage.getItem('bench-click'));
        sessionStorage.setItem('bench-took', String(performance.timeOrigin + performance.now() - clicked));
      };
      channel.port2.postMessage(undefined);
    });
  };
  addEventListener(
    'click',
    (event) => {
      sessionStorage.removeItem('bench-took');
      sessionStorage.setItem('bench-heading', heading());
      sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp));
    },
    true,
  );
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Median of ten clicks on the link to the next page, per round. */
export async function measureNavigation(
  { sites }: Workshop,
  from: string,
  { runs, browser }: { readonly runs: number; readonly browser: Browser },
): Promise<Row[]> {
  const measured = new Map<string, number[]>();
  for (const { generator, built } of sites) {
    const site = await serve(built);
    const times: number[] = [];
    // The first round makes the server compress the files.
    for (let round = 0; round <= runs; round++) {
      const page = await freshPage(browser);
      await page.addInitScript(watchNavigation);
      await page.goto(site.url + from, { waitUntil: 'networkidle' });
      for (let click = 0; click < clicks; click++) {
        const took = await follow(page, generator.nextLink);
        if (round > 0) {
          times.push(took);
        }
      }
      await page.context().close();
    }
    await site.stop();
    measured.set(generator.name, times);
    console.log(`Navigation: ${generator.name} done.`);
  }
  return [medianRow(`Next page, from click to its text (median of ${clicks} clicks)`, 'ms', measured)];
}

async function follow(page: Page, link: string): Promise<number> {
  const next = page.locator(link).first();
  await next.scrollIntoViewIfNeeded();
  // A reader's time between reaching a link and pressing it.
  await next.hover();
  await page.waitForTimeout(150);
  await next.click();
  const took = await page.waitForFunction(() => sessionStorage.getItem('bench-took'));
  await page.waitForLoadState('networkidle');
  return Number(await took.jsonValue());
}
