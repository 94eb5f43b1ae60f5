import { type ReactNode, useEffect, useState } from 'react';

import useCopyChanges from '@site/src/offline/copyChanges';
import { dayOf } from '@site/src/offline/dates';
import { servedFromCopy } from '@site/src/offline/edition';
import { wordsFor } from '@site/src/offline/problem';
import { findCopy, inspect, newestEdition } from '@site/src/offline/savedCopy';
import SavingProgress from '@site/src/offline/SavingProgress';
import useOnline from '@site/src/offline/useOnline';
import useSaving, { browserStore } from '@site/src/offline/useSaving';

import styles from './styles.module.css';

interface Known {
  readonly base: string;
  readonly savedAt: string;
  /** Whether the host has a newer edition; undefined while it has not answered. */
  readonly newer?: boolean;
}

/** What is known of the copy; the host is asked once for each connection and each copy, not for each page. */
function useCopy(online: boolean): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const changes = useCopyChanges();
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const { scope: base } = await navigator.serviceWorker.ready;
      const store = browserStore(base);
      const copy = await findCopy(store);
      if (!current) return;
      setKnown(copy && { base, savedAt: copy.savedAt });
      if (!copy || !online) return;
      const [newest, { saved }] = await Promise.all([newestEdition(store), inspect(store)]);
      if (current) setKnown({ base, savedAt: copy.savedAt, newer: newest.id !== saved?.edition.id });
    };
    look().catch(() => {
      // The host does not answer: nothing to tell of a newer edition.
    });
    return () => {
      current = false;
    };
  }, [online, changes]);
  return known;
}

/** For readers who saved the site: that they read their copy, and that there is a newer edition. */
export default function ConnectionNotice(): ReactNode {
  const online = useOnline();
  const known = useCopy(online);
  const { saving, start, cancel } = useSaving(known?.base);
  const [later, setLater] = useState(false);
  if (!known) {
    return null;
  }
  const fromCopy = document.documentElement.hasAttribute(servedFromCopy);
  const reload = (
    <button
      type="button"
      className="button button--primary button--sm"
      onClick={() => window.location.reload()}
    >
      Load this page again
    </button>
  );

  const content = (): ReactNode => {
    const copy = `saved copy of ${dayOf(known.savedAt)}`;
    switch (saving.phase) {
      case 'running':
        return <SavingProgress progress={saving.progress} cancel={cancel} />;
      case 'failed':
        return (
          <button type="button" className="button button--secondary button--sm" onClick={start}>
            Try again
          </button>
        );
      case 'done':
        return reload;
      case 'idle':
        if (online && known.newer && !later) {
          return (
            <>
              <button type="button" className="button button--primary button--sm" onClick={start}>
                Update the {copy}
              </button>{' '}
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => setLater(true)}
              >
                Later
              </button>
            </>
          );
        }
        return online && fromCopy ? reload : null;
    }
  };
  const status = (): string => {
    const copy = `saved copy of ${dayOf(known.savedAt)}`;
    switch (saving.phase) {
      case 'running':
        return 'Saving the newer edition.';
      case 'failed':
        return wordsFor(saving.fault);
      case 'done':
        return 'Your saved copy is up to date.';
      case 'idle':
        if (!online) return `You are offline and read your ${copy}.`;
        if (fromCopy) return `The site did not answer; this is your ${copy}.`;
        return known.newer && !later ? 'There is a newer edition of this site than the one you saved.' : '';
    }
  };
  const text = status();
  return (
    <aside className={styles.notice} aria-label="Saved copy" hidden={text === ''}>
      <p role="status">{text}</p>
      <p className={styles.actions}>{content()}</p>
    </aside>
  );
}
