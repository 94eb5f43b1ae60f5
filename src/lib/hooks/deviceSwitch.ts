import { createListeners } from '../store';

/** A choice of two that is kept on the reader's device, in the form `useSyncExternalStore` takes. */
export interface DeviceSwitch {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
}

/**
 * Makes such a switch over a device's storage. What is usual leaves nothing behind.
 *
 * @param key where the choice is kept; the privacy page lists it
 * @param kept what is kept for the choice that is not usual: `off` for a switch that is usually on, and the other way round
 * @param storage gives the storage, or throws where it is forbidden; then a choice lasts as long as the page
 */
export function createDeviceSwitch(
  key: string,
  kept: 'on' | 'off',
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DeviceSwitch {
  const usual = kept === 'off';
  const { subscribe, notify } = createListeners();
  /** A choice that the device refused to keep. */
  let refused: boolean | undefined;

  return {
    subscribe,
    isOn() {
      if (refused !== undefined) return refused;
      try {
        return (storage().getItem(key) === kept) !== usual;
      } catch {
        return usual;
      }
    },
    turn(on) {
      try {
        if (on === usual) storage().removeItem(key);
        else storage().setItem(key, kept);
        refused = undefined;
      } catch {
        refused = on;
      }
      notify();
    },
  };
}
