/** What was reckoned once need not be reckoned again. */

/** Made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Of those already made the one of this key, else a new one. */
export function remembered<K, T>(all: Map<K, T>, key: K, make: () => T): T {
  let found = all.get(key);
  if (found === undefined) {
    found = make();
    all.set(key, found);
  }
  return found;
}
