import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

/** Tells everything on the page that shows something of the saved copy that a copy was saved or removed. */
export function copyChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the page has changed the saved copy. An effect that depends on it looks at the copy again. */
export default function useCopyChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
}
