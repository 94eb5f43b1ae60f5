import { useSyncExternalStore } from 'react';

import { createStore } from '../../../lib/store';

/** The filter's text, outside of components because one filter serves many lists. */
const query = createStore('');

export const setQuery = query.set;

/** Lower-case words to find; none on the server. */
export function useQuery(): string {
  return useSyncExternalStore(query.subscribe, query.get, () => '');
}
