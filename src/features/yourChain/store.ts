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

/** What the store needs of a browser. None of it may throw. */
export interface ChainEnvironment {
  search(): string;
  replaceSearch(search: string): void;
  stored(): unknown;
  keep(identifier: string): void;
  /** Calls back when another tab keeps a chain, or when the reader goes back or forth in history. */
  watch(listener: () => void): () => void;
}

/** A chain chosen once for all components of a page, in the form `useSyncExternalStore` takes. */
export interface ChainStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => string;
  readonly getServerSnapshot: () => string;
  readonly choose: (name: string) => void;
}

/** Makes a store over an environment. The choice is read when it is first asked for. */
export function createChainStore(environment: ChainEnvironment): ChainStore {
  let current: string | undefined;
  /** What the device kept when it was last asked. */
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
   * Makes up for what nobody watched. Only a newly named chain counts: that of a link stays on the pages
   * after it, and so does a choice that the device refused to keep.
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

/** The browser itself. Storage can be forbidden, full or missing, and the portal works without it. */
export const browserEnvironment: ChainEnvironment = {
  search: () => window.location.search,
  replaceSearch(search) {
    // The state belongs to the router and stays as it is.
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
      // The choice then lasts as long as the page.
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
