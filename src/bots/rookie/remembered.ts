/** Keeps computed values, so that they are computed only once. */

/** A function that makes its value at the first call and then keeps it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The value kept under `key`. If there is none, it is made and kept. */
export function remembered<K, T>(all: Map<K, T>, key: K, make: () => T): T {
  let found = all.get(key);
  if (found === undefined) {
    found = make();
    all.set(key, found);
  }
  return found;
}
