import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * What every page carries for times without network: a note of scripts that did not load, shown by
 * ScriptFailure, and for readers who saved the site the code that tells them of their copy.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'error',
    ({ target }) => {
      // One that was fetched for a page the reader may go to is no part of this one (src/plugins/lean-bundle/preloadOnly.ts).
      if (target instanceof HTMLScriptElement && !('aheadOfNeed' in target.dataset)) {
        document.documentElement.dataset.scriptsFailed = '';
      }
    },
    // Errors of loading do not bubble.
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
    // A page in a frame that may keep nothing must not ask.
    return false;
  }
}
