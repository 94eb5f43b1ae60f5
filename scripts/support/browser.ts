import { existsSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';

import { browserFlags, unoptimized } from './browserFlags';
import browserPaths from './browserPaths.json';

const installed = [...browserPaths.withoutWindows, ...browserPaths.whole];

/** Starts Chromium for tests and checks. */
export function launchBrowser(): Promise<Browser> {
  return launchMeasuredBrowser({ args: [...browserFlags, unoptimized] });
}

/** Starts Chromium as readers have it, to measure: the one in `CHROME_PATH`, an installed one, or Playwright's. */
export function launchMeasuredBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? installed.find((candidate) => existsSync(candidate));
  return chromium.launch({ executablePath, args: [...browserFlags], ...options });
}

/** Hydration differences that the console reports: a list that grows. */
export function watchHydration(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Docusaurus' words for errors from React.
    if (message.text().includes('onRecoverableError')) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Waits until the page is hydrated, interactive and laid out. */
export async function hydrated(page: Page): Promise<void> {
  const unfinished = '[data-from-top]:has(.markdown > .markdown:not([data-laid-out]))';
  // Asks at each frame. A locator would soon ask twice a second only, which doubles the time of a visit.
  await page.waitForFunction(
    (selector) => document.documentElement.matches(selector),
    `[data-has-hydrated="true"]:not(${unfinished})`,
  );
}
