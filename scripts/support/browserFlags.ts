/** How Chromium is started by tests and measurements. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these the browser itself asks the network for updates: a test could not tell whose request it saw, and
  // a measurement would take longer.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
