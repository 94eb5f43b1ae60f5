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
