import { useSyncExternalStore } from 'react';

import { knownTimeZone } from '@site/src/lib/time';

// Time zones do not change while a page is open.
const never = () => () => undefined;

/** The reader's time zone; undefined on the server and during hydration. */
export default function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => undefined,
  );
}
