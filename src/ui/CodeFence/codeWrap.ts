import { useSyncExternalStore } from 'react';

import { createDeviceSwitch } from '../../lib/hooks/deviceSwitch';

/** Where the choice is kept; the privacy page lists it. */
export const STORAGE_KEY = 'portal.code-wrap';

const codeWrap = createDeviceSwitch(STORAGE_KEY, 'on', () => window.localStorage);

/** Wraps the lines of all code, or lets them be as long as they are. The styles look at the document's root. */
export function turnCodeWrap(on: boolean): void {
  codeWrap.turn(on);
  document.documentElement.toggleAttribute('data-code-wrap', on);
}

/** Whether the lines of code wrap; on the server and while React takes the page over they do not. */
export default function useCodeWrap(): boolean {
  return useSyncExternalStore(codeWrap.subscribe, codeWrap.isOn, () => false);
}
