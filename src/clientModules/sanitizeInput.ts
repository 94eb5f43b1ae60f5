import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A part of an address that can be decoded: where its percent signs make no sense, as in `#100%`, they
 * stand for themselves.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** The router and Docusaurus decode path and hash, and one that cannot be decoded would take the page down. */
function sanitizeAddress(): void {
  const { pathname, search, hash } = window.location;
  const address = decodable(pathname) + search + decodable(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/** The theme is taken from storage or the address as it is there; one that does not exist would leave the page without colors. */
function sanitizeTheme(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset.themeChoice = 'system';
  }
}

/** Puts in order what reaches the page from outside before anything else reads it. */
if (ExecutionEnvironment.canUseDOM) {
  sanitizeAddress();
  sanitizeTheme();
  // Ahead of the router, which listens for the same event.
  window.addEventListener('popstate', sanitizeAddress, { capture: true });
}
