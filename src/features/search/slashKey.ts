import { useSyncExternalStore } from 'react';

import { createDeviceSwitch, type DeviceSwitch } from '../../lib/hooks/deviceSwitch';

/** Listed on the privacy page. */
export const STORAGE_KEY = 'portal.slash-key';

/** Whether `/` opens search, kept in a storage. */
export function createSlashKey(storage: Parameters<typeof createDeviceSwitch>[2]): DeviceSwitch {
  return createDeviceSwitch(STORAGE_KEY, 'off', storage);
}

/** Read on every key press, so other tabs need no notification. */
export const slashKey = createSlashKey(() => window.localStorage);

/** Whether `/` opens search; true on the server and until hydration. */
export default function useSlashKey(): boolean {
  return useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);
}
