import { useSyncExternalStore } from 'react';

import { createListeners, watchStorage } from '../../lib/store';

/** Where the ticked steps are kept; the privacy page lists it. */
export const STORAGE_KEY = 'portal.steps-done';

/** Pages that are remembered; beyond that the one that was used longest ago is forgotten. */
const MOST_PAGES = 50;

const none: readonly string[] = [];

type Pages = ReadonlyMap<string, readonly string[]>;

/** The steps of tutorials that a reader has ticked off, in the form `useSyncExternalStore` takes. */
export interface StepsDone {
  readonly subscribe: (listener: () => void) => () => void;
  /** Ids of the steps done on a page, in the order they were ticked. */
  readonly of: (page: string) => readonly string[];
  readonly set: (page: string, step: string, done: boolean) => void;
  readonly clear: (page: string) => void;
}

/** What the store needs of a browser. */
export interface StepsEnvironment {
  /** The device's storage; throws where it is forbidden. Steps are then remembered as long as the page is open. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back when another tab changes the storage. */
  readonly watch: (listener: () => void) => () => void;
}

/** Makes the store over an environment. */
export function createStepsDone({ storage, watch }: StepsEnvironment): StepsDone {
  const { subscribe, notify } = createListeners(watch);
  let read: { readonly stored: string; readonly pages: Pages } = { stored: '', pages: new Map() };
  /** What the device refused to keep. */
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

/** What is stored may have been written by anything. */
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

/** Ids of the steps that the reader has done on a page; on the server and until the page is hydrated there are none. */
export default function useStepsDone(page: string): readonly string[] {
  return useSyncExternalStore(
    stepsDone.subscribe,
    () => stepsDone.of(page),
    () => none,
  );
}
