import { useSyncExternalStore } from 'react';

import { createDeviceSwitch, type DeviceSwitch } from '../../lib/hooks/deviceSwitch';

/** Where the choice is kept; the privacy page lists it. */
export const STORAGE_KEY = 'portal.slash-key';

/** Whether `/` opens search, over a device's storage. */
export function createSlashKey(storage: Parameters<typeof createDeviceSwitch>[2]): DeviceSwitch {
  return createDeviceSwitch(STORAGE_KEY, 'off', storage);
}

/** The reader's own choice. Other tabs ask the device whenever the key is pressed, so nothing has to tell them. */
export const slashKey = createSlashKey(() => window.localStorage);

/** Whether `/` opens search; on the server and while React takes the page over it does. */
export default function useSlashKey(): boolean {
  return useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);
}
