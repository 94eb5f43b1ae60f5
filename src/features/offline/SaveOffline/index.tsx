import { type ReactNode, useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import useCopyChanges, { copyChanged } from '@site/src/features/offline/copyChanges';
import { faultOf, wordsFor } from '@site/src/features/offline/problem';
import { canSave, startWorker, stopWorker } from '@site/src/features/offline/registration';
import { removeCopies } from '@site/src/features/offline/offlineCopy';
import SavingProgress from '@site/src/features/offline/SavingProgress';
import useSaving, { browserStore } from '@site/src/features/offline/useSaving';

import { actionOf, type Look, lookAt, stateOf } from './found';
import styles from './styles.module.css';

async function look(base: string): Promise<Look> {
  if (!canSave()) {
    return { fault: { kind: 'unsupported' } };
  }
  return lookAt(
    () => browserStore(base),
    () => startWorker(base),
  );
}

/** Saves the whole site in the browser, shows what is saved, and removes it. */
function SaveOffline(): ReactNode {
  const path = useBaseUrl('/');
  const base = useIsBrowser() ? new URL(path, window.location.href).href : undefined;
  const statusLine = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<Look>();
  const { saving, start, cancel, reset } = useSaving(base);

  const { phase } = saving;
  // The notice above the page can save, too.
  const changes = useCopyChanges();
  useEffect(() => {
    if (phase === 'done') {
      void import('../ConnectionNotice/mount').then(({ mountConnectionNotice }) => mountConnectionNotice());
    }
    if (base === undefined || phase === 'running') return undefined;
    let current = true;
    void look(base).then((seen) => {
      if (current) setState(seen);
    });
    return () => {
      current = false;
    };
  }, [base, phase, changes]);

  const remove = async (): Promise<void> => {
    if (base === undefined) return;
    // The pressed button disappears, so the focus moves on.
    statusLine.current?.focus();
    reset();
    try {
      await removeCopies(browserStore(base));
      await stopWorker(base);
      copyChanged();
    } catch (error) {
      setState({ fault: faultOf(error) });
    }
  };

  const save = (): void => {
    statusLine.current?.focus();
    start();
  };

  const found = state && 'found' in state ? state.found : undefined;
  const status = (): string => {
    if (phase === 'running') return 'Saving the site. You can keep reading in another tab.';
    if (saving.phase === 'failed') return wordsFor(saving.fault);
    if (!state) return 'Looking for an offline copy.';
    return 'fault' in state ? wordsFor(state.fault) : stateOf(state.found);
  };
  const action = found && actionOf(found);
  return (
    <div className={styles.panel}>
      <noscript>
        <p>Saving needs JavaScript. The zip does not.</p>
      </noscript>
      <p role="status" className={styles.status} ref={statusLine} tabIndex={-1}>
        {status()}
      </p>
      {phase === 'running' ? (
        <p className={styles.row}>
          <SavingProgress progress={saving.progress} cancel={cancel} />
        </p>
      ) : (
        <p className={styles.row}>
          {action && (
            <button type="button" className="button button--primary" onClick={save}>
              {action}
            </button>
          )}{' '}
          {found && (found.saved ?? found.unfinished > 0) && (
            <button type="button" className="button button--secondary" onClick={() => void remove()}>
              {found.saved ? 'Remove the offline copy' : 'Remove the unfinished copy'}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

export default withToolBoundary('saving panel', SaveOffline);
