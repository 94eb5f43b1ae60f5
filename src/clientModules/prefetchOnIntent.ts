import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The page behind a link is fetched when the reader's keyboard comes to it; the site's links do it by themselves when
 * the reader points at them or touches them. Being in sight is no reason (`src/plugins/lean-bundle/preloadOnly.ts`), nor is
 * coming by a link that is marked as quiet (`src/features/glossary/QuietLink.tsx`).
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || 'quiet' in target.dataset) return;
    if (target.origin === window.location.origin) {
      void window.docusaurus.preload(target.pathname);
    }
  });
}
