import { type Browser, type Page } from 'playwright-core';

import type { Row } from './table';
import { median, type Unit } from './numbers';
import { launchMeasuredBrowser } from '../support/browser';
import { namedFunctions } from '../support/namedFunctions';

/** Starts the browser; it ends with this process. */
export function launch(executablePath: string): Promise<Browser> {
  // Otherwise Playwright exits before bench.ts has removed its folder.
  return launchMeasuredBrowser({ executablePath, handleSIGINT: false, handleSIGTERM: false });
}

/** A page without anything cached. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(namedFunctions);
  return context.newPage();
}

/** A row of medians, without a value for generators that were not measured. */
export function medianRow(label: string, unit: Unit, measured: ReadonlyMap<string, readonly number[]>): Row {
  const values = [...measured].filter(([, list]) => list.length > 0);
  return { label, unit, values: Object.fromEntries(values.map(([name, list]) => [name, median(list)])) };
}
