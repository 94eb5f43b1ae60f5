import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Makes a part of an address decodable: encodes percent signs if they are no valid escapes, as in
 * `#100%`.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** The router and Docusaurus decode path and hash; an error there would crash the page. */
function sanitizeAddress(): void {
  const { pathname, search, hash } = window.location;
  const address = decodable(pathname) + search + decodable(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/** Docusaurus applies a stored theme unchecked; an unknown one would leave the page without colors. */
function sanitizeTheme(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset.themeChoice = 'system';
  }
}

/** Sanitizes outside input before anything else reads it. */
if (ExecutionEnvironment.canUseDOM) {
  sanitizeAddress();
  sanitizeTheme();
  // Before the router, which handles the same event.
  window.addEventListener('popstate', sanitizeAddress, { capture: true });
}
