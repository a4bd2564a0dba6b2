/** The page's own store. */
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';
import { browserWorld } from './world.ts';

const kept = import.meta.hot?.data as { store?: GameStore } | undefined;

/** The page's store. It survives edits of code and cards, so that the game in progress goes on. */
export const gameStore: GameStore = kept?.store ?? createGameStore(browserWorld());
if (kept) kept.store = gameStore;
