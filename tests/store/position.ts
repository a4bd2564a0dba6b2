/** Games that begin at a position, without the moves that would lead to it. */

import type { Card, State } from '../../src/engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import type { Session } from '../../src/host/index.ts';
import { newSession } from '../../src/host/index.ts';
import type { GameFile, GameRecord, Position } from '../../src/record/index.ts';
import { newRecord, rulesFor } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import type { GameStore } from '../../src/store/store.ts';
import { createGameStore } from '../../src/store/store.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { Browser, OPTIONS } from './world.ts';

/** A record that begins at a position, played with these cards. */
export const recordAt = (position: Position | null, cards: readonly Card[] = TEST_CARDS): GameRecord =>
  newRecord(
    { id: 'x', now: 2, names: OPTIONS.names, settings: { ...OPTIONS.settings, seed: 0 }, position },
    { cards: registerCatalog(cards).hash, rules: rulesFor({}, 'recommended'), actions: [] },
  );

/** A saved game that begins at that position. */
export const fileAt = (position: Position | null, cards: readonly Card[] = TEST_CARDS): GameFile => ({
  ...recordAt(position, cards),
  sets: { [registerCatalog(cards).hash]: [...cards] },
});

/** A session with the game at that state. */
export const sessionAt = (state: State, cards: readonly Card[] = TEST_CARDS): Session =>
  newSession(recordAt(null, cards), { state, moves: [], log: [] }, state);

/** A store with the game at that state. */
export function storeAt(
  state: State,
  browser = new Browser(),
  cards: readonly Card[] = TEST_CARDS,
): { store: GameStore; browser: Browser } {
  const store = createGameStore(browser.world(), sessionAt(state, cards));
  store.getState().applyCards({ cards, rules: {}, problems: [] });
  store.getState().setPreferences({ show: 0 });
  return { store, browser };
}

/** The state of a set-up in the scenario format. */
export const stateIn = (setup: Setup, cards: readonly Card[] = TEST_CARDS): State =>
  buildPosition(registerCatalog(cards), { setup }, RECOMMENDED).state;

/** A store with the game at the set-up, and the state at which it began. */
export function storeIn(
  setup: Setup,
  cards: readonly Card[] = TEST_CARDS,
): { store: GameStore; browser: Browser; state: State } {
  const state = stateIn(setup, cards);
  return { ...storeAt(state, new Browser(), cards), state };
}
