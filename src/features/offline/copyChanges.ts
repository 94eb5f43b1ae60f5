import { useSyncExternalStore } from 'react';

import { createStore } from '../../lib/store';

const changes = createStore(0);

/** Notifies the page that an offline copy was saved or removed. */
export function copyChanged(): void {
  changes.set(changes.get() + 1);
}

/** Number of changes, as a dependency of effects that inspect the copy. */
export default function useCopyChanges(): number {
  return useSyncExternalStore(changes.subscribe, changes.get, () => 0);
}
