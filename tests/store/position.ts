import type { Card, State } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
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
