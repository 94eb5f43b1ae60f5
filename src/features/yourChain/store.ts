import { defaultChain } from '@site/src/data/chainList';
import { createListeners, watchStorage } from '@site/src/lib/store';

import {
  identifierInSearch,
  identifierOf,
  knownChain,
  searchWithChain,
  selectIdentifier,
  STORAGE_KEY,
} from './selection';

/** Browser APIs that the store needs. None may throw. */
export interface ChainEnvironment {
  search(): string;
  replaceSearch(search: string): void;
  stored(): unknown;
  keep(identifier: string): void;
  /** Calls back when another tab stores a chain, and on Back and Forward. */
  watch(listener: () => void): () => void;
}

/** The chain picked for all components of a page, for `useSyncExternalStore`. */
export interface ChainStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => string;
  readonly getServerSnapshot: () => string;
  readonly choose: (name: string) => void;
}

/** Creates a store; the choice is read on first use. */
export function createChainStore(environment: ChainEnvironment): ChainStore {
  let current: string | undefined;
  /** Stored value at the last look. */
  let keptThen: unknown;

  const { subscribe, notify } = createListeners(() => {
    const stop = environment.watch(() => set(read()));
    catchUp();
    return stop;
  });
  const set = (identifier: string): void => {
    if (identifier === current) return;
    current = identifier;
    notify();
  };
  const read = (): string => {
    keptThen = environment.stored();
    return selectIdentifier(environment.search(), keptThen);
  };
  /**
   * Catches up on changes made while nothing subscribed. Follows only a newly named chain, because a link's
   * chain stays on later pages, and so does a choice that the storage refused.
   */
  const catchUp = (): void => {
    if (current === undefined) return;
    if (identifierInSearch(environment.search()) !== undefined || environment.stored() !== keptThen)
      set(read());
  };

  return {
    subscribe,
    getSnapshot() {
      current ??= read();
      return current;
    },
    getServerSnapshot: () => defaultChain,
    choose(name) {
      const chain = knownChain(identifierOf(name) ?? '');
      if (!chain) return;
      environment.keep(chain.identifier);
      keptThen = environment.stored();
      environment.replaceSearch(searchWithChain(environment.search(), chain));
      set(chain.identifier);
    },
  };
}

/** The real browser. Storage can be forbidden, full or missing; the site works without it. */
export const browserEnvironment: ChainEnvironment = {
  search: () => window.location.search,
  replaceSearch(search) {
    // Keeps the router's state.
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${search}${window.location.hash}`,
    );
  },
  stored() {
    try {
      return window.localStorage.getItem(STORAGE_KEY);
    } catch {
      return undefined;
    }
  },
  keep(identifier) {
    try {
      window.localStorage.setItem(STORAGE_KEY, identifier);
    } catch {
      // The choice then lasts until the page is closed.
    }
  },
  watch(listener) {
    const stop = watchStorage(STORAGE_KEY, listener);
    window.addEventListener('popstate', listener);
    return () => {
      stop();
      window.removeEventListener('popstate', listener);
    };
  },
};

/** The one store of the page. */
export const chainStore = createChainStore(browserEnvironment);
