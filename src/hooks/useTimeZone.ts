import { useSyncExternalStore } from 'react';

// A reader does not change zones while a page is open.
const never = () => () => undefined;

/** The reader's time zone, once there is a reader: the server has none, and must not guess. */
export default function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
