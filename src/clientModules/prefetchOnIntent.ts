import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Prefetches the page of a link on keyboard focus, as Docusaurus's links do on hover and touch. Visible
 * links are not prefetched (`src/plugins/lean-bundle/preloadOnly.ts`), nor are quiet ones
 * (`src/features/glossary/QuietLink.tsx`).
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || 'quiet' in target.dataset) return;
    if (target.origin === window.location.origin) {
      void window.docusaurus.preload(target.pathname);
    }
  });
}
