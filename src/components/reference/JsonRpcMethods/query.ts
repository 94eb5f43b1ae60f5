import { useSyncExternalStore } from 'react';

/** What readers have typed into the filter. One page has one filter and many lists, so it lives outside of both. */
let query = '';
const listeners = new Set<() => void>();

/** Puts other words into the filter. */
export function setQuery(next: string): void {
  if (next === query) return;
  query = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words to look for, lower case. The server knows of none. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => query,
    () => '',
  );
}
