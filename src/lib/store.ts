/** Values that live outside of components, in the form `useSyncExternalStore` takes. */

type Listener = () => void;

/** Those who want to hear of a change. */
export interface Listeners {
  /** Returns what takes the listener away again. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly notify: () => void;
}

/**
 * Makes a list of listeners.
 *
 * @param watch starts to look out for changes from outside, such as those of another tab, and returns what stops it; it
 * runs while there is a listener
 */
export function createListeners(
  watch: (notify: () => void) => () => void = () => () => undefined,
): Listeners {
  const listeners = new Set<Listener>();
  let stop: (() => void) | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    notify,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= watch(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** A value that components share. */
export interface Store<Value> extends Pick<Listeners, 'subscribe'> {
  readonly get: () => Value;
  /** Listeners hear of it if the value is another one. */
  readonly set: (value: Value) => void;
}

/** Makes a store that lasts as long as the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let current = initial;
  return {
    subscribe,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      notify();
    },
  };
}

/** Calls back when another tab changes what the device keeps under a key; returns what stops that. */
export function watchStorage(key: string, listener: Listener): () => void {
  const onStorage = (event: StorageEvent): void => {
    // Null where everything was removed.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
