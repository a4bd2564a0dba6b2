import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** The screen that the address names: `#/new`, `#/game/ID`, `#/bench`, `#/bench/CARD`, `#position=…`; anything else is the start. */
export type Route =
  | { screen: 'start' }
  | { screen: 'setup' }
  | { screen: 'game'; id: string }
  /** `link`: a packed position. `card`: the id of a card to try. */
  | { screen: 'bench'; link?: string; card?: string };

const START: Route = { screen: 'start' };

export function parseHash(hash: string): Route {
  if (hash.startsWith('#position=')) return { screen: 'bench', link: hash };
  const [, screen, id] = hash.split('/');
  if (screen === 'new') return { screen: 'setup' };
  try {
    if (screen === 'bench') return { screen: 'bench', ...(id && { card: decodeURIComponent(id) }) };
    if (screen === 'game' && id) return { screen: 'game', id: decodeURIComponent(id) };
  } catch {
    return START;
  }
  return START;
}

export function hashOf(route: Route): string {
  if (route.screen === 'setup') return '#/new';
  if (route.screen === 'bench')
    return route.link ?? (route.card === undefined ? '#/bench' : `#/bench/${encodeURIComponent(route.card)}`);
  return route.screen === 'game' ? `#/game/${encodeURIComponent(route.id)}` : '#/';
}

type Query = { search: string; hash: string };

/** What the address says of that key (`?key=…`, before or after the `#`); undefined if nothing. */
function queried({ search, hash }: Query, key: string): string | undefined {
  const query = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return new URLSearchParams(search).get(key) ?? new URLSearchParams(query).get(key) ?? undefined;
}

/** The seed in the address (`?seed=123`); undefined if there is none or it is not valid. */
export function seedFromAddress(query: Query): number | undefined {
  const seed = queried(query, 'seed');
  return seed === undefined ? undefined : parseSeed(seed);
}

/** Where the address says that a card set is (`?set=ADDRESS`). */
export const setFromAddress = (query: Query): string | undefined => queried(query, 'set');

/** Seeds are whole numbers from 0 to 4294967295. */
export const MAX_SEED = 0xffffffff;

export function parseSeed(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,10}$/.test(trimmed) && Number(trimmed) <= MAX_SEED ? Number(trimmed) : undefined;
}

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

export function go(route: Route): void {
  location.hash = hashOf(route);
}

const subscribe = (changed: () => void): (() => void) => listen(window, { hashchange: changed });

/** The current route. The component is drawn again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash.split('?')[0]);
  return parseHash(hash);
}
