/** Values outside of components, for `useSyncExternalStore`. */

type Listener = () => void;

export interface Listeners {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly notify: () => void;
}

/**
 * Creates a set of listeners.
 *
 * @param watch observes outside changes, such as of another tab, while there are listeners; returns what
 * stops it
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
  /** Notifies listeners if the value differs. */
  readonly set: (value: Value) => void;
}

/** Creates a store for the lifetime of the page. */
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

/** Calls back when another tab changes a stored key; returns the unsubscribe function. */
export function watchStorage(key: string, listener: Listener): () => void {
  const onStorage = (event: StorageEvent): void => {
    // Null if everything was removed.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
