/** Chromium flags for tests and measurements. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Otherwise the browser's own update requests confuse tests and slow measurements.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Without optimizing compilers. Tests leave a page after a second, which does not pay for them: a visit takes
 * 15 % less of a processor, and axe 30 %.
 */
export const unoptimized = '--js-flags=--no-opt --no-maglev';
