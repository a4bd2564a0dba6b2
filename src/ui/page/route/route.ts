import { useSyncExternalStore } from 'react';
import { onAddress, shownHash } from '../../input/history.ts';

/** The screen that the address names: `#/new`, `#/learn`, `#/puzzles`, `#/game/ID`, `#/declassified/ID`, `#/bench`, `#/bench/CARD`, `#position=…`; anything else is the start. */
export type Route =
  | { screen: 'start' }
  | { screen: 'setup' }
  | { screen: 'learn' }
  | { screen: 'puzzles' }
  | { screen: 'game'; id: string }
  /** A finished game, with all that was hidden in it. `at`: the stop of its tape at which somebody comes back to its debrief. */
  | { screen: 'declassified'; id: string; at?: number }
  /** The same, of a game that the link holds. `debrief`: somebody comes back to its debrief. */
  | { screen: 'linked'; link: string; debrief?: true }
  /** `link`: a packed position. `card`: the id of a card to try. */
  | { screen: 'bench'; link?: string; card?: string };

/** Some programs write `%3D` for `=`, or add signs before the name. */
const POSITION = /^#(?:\W|%?(?:25)*23)*position(?![a-z])/i;

/** A link to a moment of a finished game. */
const GAME = '#game=';
const DEBRIEF = '/debrief';

const START: Route = { screen: 'start' };

export function parseHash(hash: string): Route {
  if (POSITION.test(hash)) return { screen: 'bench', link: hash };
  if (hash.startsWith(GAME))
    return hash.endsWith(DEBRIEF)
      ? { screen: 'linked', link: hash.slice(0, -DEBRIEF.length), debrief: true }
      : { screen: 'linked', link: hash };
  const [, screen, id, at] = hash.split('/');
  if (screen === 'new') return { screen: 'setup' };
  if (screen === 'learn') return { screen: 'learn' };
  if (screen === 'puzzles') return { screen: 'puzzles' };
  try {
    if (screen === 'bench') return { screen: 'bench', ...(id && { card: decodeURIComponent(id) }) };
    if (screen === 'game' && id) return { screen, id: decodeURIComponent(id) };
    if (screen === 'declassified' && id)
      return { screen, id: decodeURIComponent(id), ...(at && /^\d+$/.test(at) && { at: Number(at) }) };
  } catch {
    return START;
  }
  return START;
}

export function hashOf(route: Route): string {
  if (route.screen === 'setup') return '#/new';
  if (route.screen === 'learn') return '#/learn';
  if (route.screen === 'puzzles') return '#/puzzles';
  if (route.screen === 'bench')
    return route.link ?? (route.card === undefined ? '#/bench' : `#/bench/${encodeURIComponent(route.card)}`);
  if (route.screen === 'linked') return route.link + (route.debrief ? DEBRIEF : '');
  if (route.screen === 'start') return '#/';
  const at = route.screen === 'declassified' && route.at !== undefined ? `/${route.at}` : '';
  return `#/${route.screen}/${encodeURIComponent(route.id)}${at}`;
}

/** The address of the title if it names no screen that there is; null: it does, or names none. */
export const lostAddress = (hash: string): string | null =>
  parseHash(hash).screen === 'start' && !/^#?\/?(\?|$)/.test(hash) ? hash : null;

export function go(route: Route): void {
  location.hash = hashOf(route);
}

/** The current route. The component is drawn again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(onAddress, () => shownHash().split('?')[0]);
  return parseHash(hash);
}
