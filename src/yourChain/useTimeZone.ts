import { useSyncExternalStore } from 'react';

// A reader does not change zones while a page is open.
const never = () => () => undefined;

/** The reader's time zone, once there is a reader: the server has none, and must not guess. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/** A moment in the reader's zone, in words. */
export function formatLocal(seconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
    seconds * 1000,
  );
}
