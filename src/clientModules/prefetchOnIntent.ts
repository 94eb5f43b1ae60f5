import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The page behind a link is fetched when the reader's keyboard comes to it; the site's links do it by themselves when
 * the reader points at them or touches them. Being in sight is no reason (`src/plugins/lean-bundle/preloadOnly.ts`).
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.origin === window.location.origin) {
      void window.docusaurus.preload(target.pathname);
    }
  });
}
