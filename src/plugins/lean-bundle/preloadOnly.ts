import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/**
 * Replaces `window.docusaurus`, through which links prefetch pages as soon as
 * they are visible: with a menu, most of the site. Pages are fetched on hover,
 * focus or touch instead (`prefetchOnIntent.ts`).
 */
export default Object.freeze({
  prefetch: () => false,
  preload(route: string): Promise<unknown> | false {
    if (loaded.has(route) || savesData()) return false;
    loaded.add(route);
    return aheadOfNeed(() => preloadPage(route)).catch(() => {
      // Retry on the next request or hover.
      loaded.delete(route);
    });
  },
});

/**
 * Marks scripts loaded ahead, whose failure is harmless
 * (`src/features/offline/clientModule.ts`).
 */
function aheadOfNeed<T>(load: () => T): T {
  const before = new Set(document.scripts);
  const loading = load();
  for (const script of document.scripts) {
    if (!before.has(script)) script.dataset.aheadOfNeed = '';
  }
  return loading;
}

/** Whether the connection is slow or metered. Not supported by all browsers. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  );
}
