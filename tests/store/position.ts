import type { Card, State } from '../../src/engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import type { GameFile } from '../../src/store/record.ts';
import { FORMAT, VERSION } from '../../src/store/record.ts';
import { AT_EASE } from '../../src/store/responses.ts';
import { rulesFor } from '../../src/store/rules.ts';
import type { GameStore } from '../../src/store/store.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { Browser, OPTIONS, openTab } from './world.ts';

/** A saved game that starts at that state, played with these cards. */
export const position = (start: State, cards: readonly Card[] = TEST_CARDS): GameFile => ({
  format: FORMAT,
  version: VERSION,
  id: 'x',
  created: 1,
  updated: 2,
  played: 3,
  names: OPTIONS.names,
  settings: { ...OPTIONS.settings, seed: 0 },
  segments: [{ cards: registerCatalog(cards).hash, rules: rulesFor({}, 'recommended'), start, actions: [] }],
  undone: [],
  manners: AT_EASE,
  commit: null,
  sets: { [registerCatalog(cards).hash]: [...cards] },
});

/** A store in which the game stands at that state. */
export function storeAt(
  state: State,
  browser = new Browser(),
  cards: readonly Card[] = TEST_CARDS,
): { store: GameStore; browser: Browser } {
  const store = openTab(browser);
  const imported = store.getState().importSave(JSON.stringify(position(state, cards)));
  if (!('id' in imported)) throw new Error(imported.message);
  store.getState().resume(imported.id);
  store.getState().liftCurtain();
  return { store, browser };
}

/** The state that a set-up describes, written as in a scenario. */
export const stateIn = (setup: Setup, cards: readonly Card[] = TEST_CARDS): State =>
  buildPosition(registerCatalog(cards), { setup }, RECOMMENDED).state;

/** A store in which the game stands as the set-up says, and the state it began at. */
export function storeIn(
  setup: Setup,
  cards: readonly Card[] = TEST_CARDS,
): { store: GameStore; browser: Browser; state: State } {
  const state = stateIn(setup, cards);
  return { ...storeAt(state, new Browser(), cards), state };
}
