/** What a page opened at its top has not laid out yet: sections (src/css/site.css) and rows (src/ui/DataTable). */
const skipped = '.markdown > .markdown, [data-rows] > li';

/** Milliseconds after which a turn begins nothing more; a task is long from 50. */
const turn = 4;

/** Set by deferredLoader.client.js while off-screen parts are skipped. */
const isLazy = (): boolean => 'fromTop' in document.documentElement.dataset;

/** Lays out whatever is left. */
function layOutAll(): void {
  delete document.documentElement.dataset.fromTop;
}

/**
 * Lays out some elements per turn, more at a time while they are small: all 400 rows of a list at once would
 * block a phone for a second.
 */
function layOutInTurns(left: HTMLElement[]): void {
  const start = performance.now();
  for (let count = 1; isLazy() && performance.now() - start < turn; count *= 2) {
    if (left.length === 0) layOutAll();
    for (const element of left.splice(0, count)) element.dataset.laidOut = '';
    // Reading a size forces layout, so that its time counts.
    void document.body.offsetHeight;
  }
  if (isLazy()) setTimeout(layOutInTurns, 0, left);
}

/** Before a link scrolls, which needs the heights of everything above its target. */
export function onRouteUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (previousLocation) layOutAll();
}

/** After hydration of the first page. */
export function onRouteDidUpdate({ previousLocation }: { readonly previousLocation: unknown }): void {
  if (!previousLocation && isLazy()) {
    setTimeout(layOutInTurns, 0, [...document.querySelectorAll<HTMLElement>(skipped)]);
  }
}
