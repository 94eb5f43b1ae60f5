import { useSyncExternalStore } from 'react';

import { knownTimeZone } from '@site/src/lib/time';

// A reader does not change zones while a page is open.
const never = () => () => undefined;

/** The reader's time zone, once there is a reader whose zone is known: the server has none, and must not guess. */
export default function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => undefined,
  );
}
