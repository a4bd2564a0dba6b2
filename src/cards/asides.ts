/** What a file may carry for people and tools. The game ignores it: it is no part of a card, of its hash or of a game. */

/** The keys that are ignored in any object of a file. */
export const ASIDE = /^(\$.*|notes|author|version)$/s;

/** More levels than any card needs. Deeper data is refused before recursive code reads it. */
export const DEEPEST = 64;

/** The value without the keys that the game ignores, at every level. Takes anything that `JSON.parse` returns. */
export function withoutAsides(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => withoutAsides(one, depth + 1));
  const kept = Object.entries(value).filter(([key]) => !ASIDE.test(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutAsides(one, depth + 1)]));
}
