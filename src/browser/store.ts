/** A value that changes, and that can be watched. */
export interface ReadableStore<T> {
  /** The value now: the same reference until it is set. */
  get: () => T;
  /** Calls `listener` after every change, in the order of subscribing. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value and notifies before it returns; the same value again (`Object.is`) notifies nobody. */
  set: (next: T) => void;
}

/** A store in memory, for one value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
