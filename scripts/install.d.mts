/** What the TypeScript scripts use of install.mjs. */

/** Path of an installed Chrome or Chromium; `CHROME_PATH` comes first. */
export function findBrowser(): string | undefined;

/** A browser's path: one that is there, else an installed one. Throws where none can be installed. */
export function installBrowser(): string;
