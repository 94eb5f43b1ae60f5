import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Records scripts that failed to load, for ScriptFailure, and loads the offline notice for readers who
 * saved the site.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'error',
    ({ target }) => {
      // Scripts fetched ahead belong to another page (src/plugins/lean-bundle/preloadOnly.ts).
      if (target instanceof HTMLScriptElement && !('aheadOfNeed' in target.dataset)) {
        document.documentElement.dataset.scriptsFailed = '';
      }
    },
    // Loading errors do not bubble.
    true,
  );
  if (isAnsweredByWorker()) {
    void import('./ConnectionNotice/mount').then(({ mountConnectionNotice }) => mountConnectionNotice());
  }
}

function isAnsweredByWorker(): boolean {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  } catch {
    // Sandboxed frames may not access storage.
    return false;
  }
}
