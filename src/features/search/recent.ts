import { useSyncExternalStore } from 'react';

import { createListeners } from '../../lib/store';

/** Listed on the privacy page. */
export const STORAGE_KEY = 'portal.recent-searches';

const most = 6;
const longest = 100;
const none: readonly string[] = [];

/** Recent searches, for `useSyncExternalStore`. */
export interface RecentSearches {
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first. */
  readonly list: () => readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

/**
 * Recent searches over a storage.
 *
 * @param storage may throw where storage is forbidden; nothing is remembered
 *   then
 */
export function createRecentSearches(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RecentSearches {
  const { subscribe, notify } = createListeners();
  let read: { readonly stored: string; readonly list: readonly string[] } | undefined;

  function list(): readonly string[] {
    try {
      const stored = storage().getItem(STORAGE_KEY) ?? '';
      if (stored !== read?.stored) read = { stored, list: parse(stored) };
      return read.list;
    } catch {
      return none;
    }
  }

  function keep(change: () => void): void {
    try {
      change();
    } catch {
      // Not stored, so nothing to show.
    }
    notify();
  }

  return {
    subscribe,
    list,
    add(query) {
      const text = query.trim().slice(0, longest);
      if (text === '') return;
      const others = list().filter((other) => other !== text);
      keep(() => storage().setItem(STORAGE_KEY, JSON.stringify([text, ...others].slice(0, most))));
    },
    clear() {
      keep(() => storage().removeItem(STORAGE_KEY));
    },
  };
}

/** Stored text is untrusted. */
function parse(stored: string): readonly string[] {
  if (stored === '') return none;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return none;
    const texts: unknown[] = parsed;
    return texts
      .filter((item) => typeof item === 'string')
      .filter((text) => text.trim() !== '' && text.length <= longest)
      .slice(0, most);
  } catch {
    return none;
  }
}

export const recentSearches = createRecentSearches(() => window.localStorage);

/** Recent searches; none on the server and until hydration. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.list, () => none);
}
