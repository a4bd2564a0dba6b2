/** Returns `next` with each part taken from `previous` if the two are equal, so that `===` tells what changed. */
export function reuse<T>(previous: unknown, next: T): T {
  if (previous === next || typeof next !== 'object' || typeof previous !== 'object' || !next || !previous) return next;
  if (Array.isArray(next)) return Array.isArray(previous) ? (reuseList(previous, next) as T) : next;
  return Array.isArray(previous) ? next : (reuseFields(previous as Fields, next as Fields) as T);
}

type Fields = Record<string, unknown>;

function reuseList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let isSame = previous.length === next.length;
  let mixed: unknown[] | undefined;
  for (let i = 0; i < next.length; i++) {
    const part = reuse(previous[i], next[i]);
    if (part !== previous[i]) isSame = false;
    if (part !== next[i]) {
      mixed ??= [...next];
      mixed[i] = part;
    }
  }
  return isSame ? previous : (mixed ?? next);
}

function reuseFields(previous: Fields, next: Fields): Fields {
  const keys = Object.keys(next);
  let isSame = true;
  let mixed: Fields | undefined;
  for (const key of keys) {
    const part = reuse(previous[key], next[key]);
    if (part !== previous[key] || (part === undefined && !(key in previous))) isSame = false;
    if (part !== next[key]) {
      mixed ??= { ...next };
      mixed[key] = part;
    }
  }
  return isSame && keys.length === Object.keys(previous).length ? previous : (mixed ?? next);
}
