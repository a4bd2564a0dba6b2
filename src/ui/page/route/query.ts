export type Query = { search: string; hash: string };

/** What the address says of that key (`?key=…`, before or after the `#`); undefined if nothing. */
export function queried({ search, hash }: Query, key: string): string | undefined {
  const query = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return new URLSearchParams(search).get(key) ?? new URLSearchParams(query).get(key) ?? undefined;
}

/** Where the address says that a card set is (`?set=ADDRESS`). */
export const setFromAddress = (query: Query): string | undefined => queried(query, 'set');
