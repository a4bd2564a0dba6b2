/** Returns `next` with each part taken from `previous` if the two are equal, so that `===` tells what changed. */
export function reuse<T>(previous: unknown, next: T): T {
  if (previous === next || typeof next !== 'object' || typeof previous !== 'object' || !next || !previous) return next;
  if (Array.isArray(next) !== Array.isArray(previous)) return next;
  const before = previous as Record<string, unknown>;
  const keys = Object.keys(next);
  const same = keys.map((key) => reuse(before[key], (next as Record<string, unknown>)[key]));
  if (keys.length === Object.keys(before).length && keys.every((key, i) => key in before && same[i] === before[key]))
    return previous as T;
  return (Array.isArray(next) ? same : Object.fromEntries(keys.map((key, i) => [key, same[i]]))) as T;
}
