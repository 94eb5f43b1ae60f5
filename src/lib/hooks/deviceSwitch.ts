import { createListeners } from '../store';

/** A binary setting stored on the device, for `useSyncExternalStore`. */
export interface DeviceSwitch {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
}

/**
 * Creates a stored switch; the default is not stored.
 *
 * @param key listed on the privacy page
 * @param kept value for the other choice, such as `off`
 * @param storage may throw; the choice then lasts as long as the page
 */
export function createDeviceSwitch(
  key: string,
  kept: 'on' | 'off',
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DeviceSwitch {
  const usual = kept === 'off';
  const { subscribe, notify } = createListeners();
  /** A choice that could not be stored. */
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
