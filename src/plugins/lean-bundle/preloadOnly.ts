import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/**
 * Stands in for what Docusaurus offers as `window.docusaurus`. Links have it prefetch the pages they lead to as soon as
 * they are in sight, which on a page with a menu is most of the site, and readers pay for that. Here a page is fetched when
 * they point at its link, focus it or touch it (`prefetchOnIntent.ts`).
 */
export default Object.freeze({
  prefetch: () => false,
  preload(route: string): Promise<unknown> | false {
    if (loaded.has(route) || savesData()) return false;
    loaded.add(route);
    return aheadOfNeed(() => preloadPage(route)).catch(() => {
      // The page has not been asked for yet, and is fetched again when it is or when the reader points at a link to it.
      loaded.delete(route);
    });
  },
});

/** Marks the scripts that loading adds to the document: where one fails, the page lacks nothing (`src/features/offline/clientModule.ts`). */
function aheadOfNeed<T>(load: () => T): T {
  const before = new Set(document.scripts);
  const loading = load();
  for (const script of document.scripts) {
    if (!before.has(script)) script.dataset.aheadOfNeed = '';
  }
  return loading;
}

/** Whether the reader's connection is slow or paid by what goes over it. Not all browsers say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  );
}
