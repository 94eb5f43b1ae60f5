import { useSyncExternalStore } from 'react';

/** Where the choice is kept; the privacy page lists it. */
export const STORAGE_KEY = 'portal.slash-key';

/** What is kept where the reader has turned the key off; on is the default and leaves nothing behind. */
const OFF = 'off';

/** Whether `/` opens search, in the form `useSyncExternalStore` takes. */
export interface SlashKey {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
}

/**
 * Makes the switch over a device's storage.
 *
 * @param storage gives the storage, or throws where it is forbidden; then a choice lasts as long as the page
 */
export function createSlashKey(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SlashKey {
  const listeners = new Set<() => void>();
  /** A choice that the device refused to keep. */
  let refused: boolean | undefined;

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOn() {
      if (refused !== undefined) return refused;
      try {
        return storage().getItem(STORAGE_KEY) !== OFF;
      } catch {
        return true;
      }
    },
    turn(on) {
      try {
        if (on) storage().removeItem(STORAGE_KEY);
        else storage().setItem(STORAGE_KEY, OFF);
        refused = undefined;
      } catch {
        refused = on;
      }
      for (const listener of listeners) listener();
    },
  };
}

/** The reader's own choice. Other tabs ask the device whenever the key is pressed, so nothing has to tell them. */
export const slashKey = createSlashKey(() => window.localStorage);

/** Whether `/` opens search; on the server and while React takes the page over it does. */
export default function useSlashKey(): boolean {
  return useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);
}
