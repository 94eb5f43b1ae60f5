import { type ReactNode, useEffect, useRef, useState } from 'react';

import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCopyChanges from '@site/src/features/offline/copyChanges';
import { dayOf } from '@site/src/features/offline/dates';
import { servedFromCopy } from '@site/src/features/offline/manifest';
import { wordsFor } from '@site/src/features/offline/problem';
import { findCopy, inspect, newestManifest } from '@site/src/features/offline/offlineCopy';
import SavingProgress from '@site/src/features/offline/SavingProgress';
import useOnline from '@site/src/features/offline/useOnline';
import useSaving, { browserStore } from '@site/src/features/offline/useSaving';

import styles from './styles.module.css';

interface Known {
  readonly base: string;
  readonly savedAt: string;
  /** Whether the host has a newer version; undefined while it has not answered. */
  readonly newer?: boolean;
}

/** State of the copy. Asks the host once per connection and copy, not on each page. */
function useOfflineCopy(online: boolean): Known | undefined {
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
      const [newest, { saved }] = await Promise.all([newestManifest(store), inspect(store)]);
      if (current) setKnown({ base, savedAt: copy.savedAt, newer: newest.id !== saved?.manifest.id });
    };
    look().catch(() => {
      // No answer, so nothing to report.
    });
    return () => {
      current = false;
    };
  }, [online, changes]);
  return known;
}

/** Tells readers who saved the site that they read their copy, or that there is a newer version. */
export default function ConnectionNotice(): ReactNode {
  const online = useOnline();
  const known = useOfflineCopy(online);
  const { saving, start, cancel } = useSaving(known?.base);
  const [later, setLater] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** Keeps the focus in place when a pressed button disappears. */
  const andStay = (act: () => void) => (): void => {
    act();
    frame.current?.focus();
  };
  const fromCopy = known !== undefined && document.documentElement.hasAttribute(servedFromCopy);
  const reload = (
    <button
      type="button"
      className="button button--primary button--sm"
      onClick={() => window.location.reload()}
    >
      Load this page again
    </button>
  );

  const content = ({ savedAt, newer }: Known): ReactNode => {
    const copy = `offline copy of ${dayOf(savedAt)}`;
    switch (saving.phase) {
      case 'running':
        return <SavingProgress progress={saving.progress} cancel={andStay(cancel)} />;
      case 'failed':
        return (
          <button type="button" className="button button--secondary button--sm" onClick={andStay(start)}>
            Try again
          </button>
        );
      case 'done':
        return reload;
      case 'idle':
        if (online && newer && !later) {
          return (
            <>
              <button type="button" className="button button--primary button--sm" onClick={andStay(start)}>
                Update the {copy}
              </button>{' '}
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={andStay(() => setLater(true))}
              >
                Later
              </button>
            </>
          );
        }
        return online && fromCopy ? reload : null;
    }
  };
  const status = ({ savedAt, newer }: Known): string => {
    const copy = `offline copy of ${dayOf(savedAt)}`;
    switch (saving.phase) {
      case 'running':
        return 'Saving the newer version.';
      case 'failed':
        return wordsFor(saving.fault);
      case 'done':
        return 'Your offline copy is up to date.';
      case 'idle':
        if (!online) return `You are offline and reading your ${copy}.`;
        if (fromCopy) return `The site did not answer; this is your ${copy}.`;
        return newer && !later ? 'There is a newer version of this site than the one you saved.' : '';
    }
  };
  const text = known ? status(known) : '';
  return (
    <div ref={frame} tabIndex={-1}>
      {/* Rendered while empty, or screen readers would miss the first message. */}
      <p role="status" className={hiddenStyles.visuallyHidden}>
        {text}
      </p>
      {known && (
        <aside className={styles.notice} aria-label="Offline copy" hidden={text === ''}>
          <p aria-hidden="true">{text}</p>
          <p className={styles.actions}>{content(known)}</p>
        </aside>
      )}
    </div>
  );
}
