import { useSyncExternalStore } from 'react';

import { createStore } from '../../../lib/store';

/** What readers have typed into the filter. One page has one filter and many lists, so it lives outside of both. */
const query = createStore('');

/** Puts other words into the filter. */
export const setQuery = query.set;

/** The words to look for, lower case. The server knows of none. */
export function useQuery(): string {
  return useSyncExternalStore(query.subscribe, query.get, () => '');
}
