import { useSyncExternalStore } from 'react';

import { createListeners, watchStorage } from '../../lib/store';

/** Listed on the privacy page. */
export const STORAGE_KEY = 'portal.steps-done';

/** Beyond this, the least recently used is dropped. */
const MOST_PAGES = 50;

const none: readonly string[] = [];

type Pages = ReadonlyMap<string, readonly string[]>;

/** Steps that the reader has ticked off, for `useSyncExternalStore`. */
export interface StepsDone {
  readonly subscribe: (listener: () => void) => () => void;
  /** Ids of a page's ticked steps, in the order they were ticked. */
  readonly of: (page: string) => readonly string[];
  readonly set: (page: string, step: string, done: boolean) => void;
  readonly clear: (page: string) => void;
}

/** What the store needs of a browser. */
export interface StepsEnvironment {
  /** Throws if storage is forbidden; steps are then remembered until the page is closed. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back when another tab changes the storage. */
  readonly watch: (listener: () => void) => () => void;
}

/** Makes the store over an environment. */
export function createStepsDone({ storage, watch }: StepsEnvironment): StepsDone {
  const { subscribe, notify } = createListeners(watch);
  let read: { readonly stored: string; readonly pages: Pages } = { stored: '', pages: new Map() };
  /** Steps that the storage refused to keep. */
  let refused: Pages | undefined;

  function pages(): Pages {
    if (refused) return refused;
    try {
      const stored = storage().getItem(STORAGE_KEY) ?? '';
      if (stored !== read.stored) read = { stored, pages: parse(stored) };
      return read.pages;
    } catch {
      return new Map();
    }
  }

  function keep(page: string, steps: readonly string[]): void {
    const next = new Map(pages());
    next.delete(page);
    if (steps.length > 0) next.set(page, steps);
    for (const other of [...next.keys()].slice(0, -MOST_PAGES)) next.delete(other);
    try {
      if (next.size === 0) storage().removeItem(STORAGE_KEY);
      else storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(next)));
      refused = undefined;
    } catch {
      refused = next;
    }
    notify();
  }

  return {
    subscribe,
    of: (page) => pages().get(page) ?? none,
    set(page, step, done) {
      const others = (pages().get(page) ?? none).filter((other) => other !== step);
      keep(page, done ? [...others, step] : others);
    },
    clear: (page) => keep(page, none),
  };
}

/** Stored text is untrusted. */
function parse(stored: string): Pages {
  try {
    const parsed: unknown = JSON.parse(stored === '' ? '{}' : stored);
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(
      Object.entries(parsed).flatMap(([page, steps]: [string, unknown]): [string, readonly string[]][] =>
        Array.isArray(steps) && steps.length > 0
          ? [[page, steps.filter((step: unknown) => typeof step === 'string')]]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** The reader's own steps. */
export const stepsDone = createStepsDone({
  storage: () => window.localStorage,
  watch: (listener) => watchStorage(STORAGE_KEY, listener),
});

/** Ids of the steps done on a page; none on the server and until hydration. */
export default function useStepsDone(page: string): readonly string[] {
  return useSyncExternalStore(
    stepsDone.subscribe,
    () => stepsDone.of(page),
    () => none,
  );
}
