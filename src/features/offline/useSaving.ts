import { useCallback, useEffect, useRef, useState } from 'react';

import { copyChanged } from './copyChanges';
import { faultOf, type SaveFault } from './problem';
import { canSave, startWorker, stopWorker } from './registration';
import { type CopyStore, type Progress } from './offlineCopy';
import { saveSite } from './saveSite';

export type Saving =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress?: Progress }
  | { readonly phase: 'failed'; readonly fault: SaveFault }
  | { readonly phase: 'done' };

interface UseSaving {
  readonly saving: Saving;
  readonly start: () => void;
  readonly cancel: () => void;
  /** Resets the outcome of the last attempt. */
  readonly reset: () => void;
}

/** The browser's store; only if `canSave()`. The base has an origin and a trailing slash. */
export function browserStore(base: string): CopyStore {
  return {
    caches: window.caches,
    fetch: window.fetch.bind(window),
    base,
    async room() {
      const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
      return quota === undefined || usage === undefined ? undefined : quota - usage;
    },
  };
}

/** Saves on request; stops on request or on unmount. */
export default function useSaving(base: string | undefined): UseSaving {
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useCallback(() => {
    if (base === undefined) return;
    const controller = new AbortController();
    abort.current = controller;
    const run = async (): Promise<Saving> => {
      if (!canSave()) {
        return { phase: 'failed', fault: { kind: 'unsupported' } };
      }
      try {
        // Asks the browser not to evict the copy. Not awaited: some browsers ask the reader, and the copy is
        // made even if refused.
        void navigator.storage?.persist?.().catch(() => false);
        await saveSite(
          browserStore(base),
          { start: () => startWorker(base), stop: () => stopWorker(base) },
          {
            signal: controller.signal,
            onProgress: (progress) => setSaving({ phase: 'running', progress }),
          },
        );
        copyChanged();
        return { phase: 'done' };
      } catch (error) {
        return { phase: 'failed', fault: faultOf(error) };
      }
    };
    setSaving({ phase: 'running' });
    void run().then(setSaving);
  }, [base]);

  const cancel = useCallback(() => abort.current?.abort(), []);
  const reset = useCallback(() => setSaving({ phase: 'idle' }), []);
  return { saving, start, cancel, reset };
}
