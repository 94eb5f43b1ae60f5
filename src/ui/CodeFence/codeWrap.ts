import { useSyncExternalStore } from 'react';

import { createDeviceSwitch } from '../../lib/hooks/deviceSwitch';

/** Listed on the privacy page. */
export const STORAGE_KEY = 'portal.code-wrap';

const codeWrap = createDeviceSwitch(STORAGE_KEY, 'on', () => window.localStorage);

/**
 * Switches line wrapping of all code, through an attribute of the root element.
 */
export function turnCodeWrap(on: boolean): void {
  codeWrap.turn(on);
  document.documentElement.toggleAttribute('data-code-wrap', on);
}

/** Whether code wraps; false on the server and during hydration. */
export default function useCodeWrap(): boolean {
  return useSyncExternalStore(codeWrap.subscribe, codeWrap.isOn, () => false);
}
