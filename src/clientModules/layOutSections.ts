/** Sections that a page opened at its top has not laid out yet (src/css/site.css). */
const skipped = '.markdown > .markdown';

/** Milliseconds after which a turn begins nothing more; a task is long from 50. */
const turn = 4;

/** Set by deferredLoader.client.js while off-screen parts are skipped. */
const isLazy = (): boolean => 'fromTop' in document.documentElement.dataset;

/**
 * Lays out some sections per turn, more at a time while they are small: all at once would block a phone for
 * a fifth of a second. Rows of long lists stay with the browser (src/ui/DataTable).
 */
function layOutInTurns(left: HTMLElement[]): void {
  const start = performance.now();
  for (let count = 1; left.length > 0 && isLazy() && performance.now() - start < turn; count *= 2) {
    for (const section of left.splice(0, count)) section.dataset.laidOut = '';
    // Reading a size forces layout, so that its time counts.
    void document.body.offsetHeight;
  }
  if (left.length > 0 && isLazy()) setTimeout(layOutInTurns, 0, left);
}

/** Lays out everything before a link scrolls, which needs the heights of all above its target. */
export function onRouteUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation) delete document.documentElement.dataset.fromTop;
}

/** After hydration of the first page. */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (!previousLocation && isLazy()) {
    setTimeout(layOutInTurns, 0, [...document.querySelectorAll<HTMLElement>(skipped)]);
  }
}
