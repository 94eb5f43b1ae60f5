import { useSyncExternalStore } from 'react';

import { createStore } from '../../lib/store';

const changes = createStore(0);

/** Tells everything on the page that shows something of the offline copy that a copy was saved or removed. */
export function copyChanged(): void {
  changes.set(changes.get() + 1);
}

/** How often the page has changed the offline copy. An effect that depends on it looks at the copy again. */
export default function useCopyChanges(): number {
  return useSyncExternalStore(changes.subscribe, changes.get, () => 0);
}
