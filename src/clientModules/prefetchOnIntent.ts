import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus fetches the next pages as soon as a link to them is in sight, which on a page with a
 * sidebar is most of the site. Readers pay for that; a page is fetched when they point at its link,
 * focus it or touch it.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.origin === window.location.origin) {
      void window.docusaurus.preload(target.pathname);
    }
  });
}

/**
 * Runs as soon as `window.docusaurus` is there, before any link can have come into sight. The object
 * is frozen, so another takes its place.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
