/** The browser that measures. */
import { type Browser, chromium, type Page } from 'playwright-core';

import type { Row } from './table';
import { median, type Unit } from './numbers';
import { browserFlags } from '../support/browserFlags';
import { namedFunctions } from '../support/namedFunctions';

/** Starts the browser at a path. It ends with this process. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...browserFlags],
    // Playwright would end this process at once, before bench.ts has removed its folder.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

/** A page in a separate context, so that nothing is cached from an earlier one. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(namedFunctions);
  return context.newPage();
}

/** A row of medians; a generator without a measurement has no value. */
export function medianRow(label: string, unit: Unit, measured: ReadonlyMap<string, readonly number[]>): Row {
  const values = [...measured].filter(([, list]) => list.length > 0);
  return { label, unit, values: Object.fromEntries(values.map(([name, list]) => [name, median(list)])) };
}
