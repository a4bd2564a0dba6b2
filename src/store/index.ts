/** The page's own store. */
import { browserVault } from '../storage/browserVault.ts';
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';
import { browserWorld } from './world.ts';

const kept = import.meta.hot?.data as { store?: GameStore } | undefined;

/** Makes the page's store, once what is kept has been read. It survives edits of code and cards: the game goes on. */
export async function openStore(): Promise<GameStore> {
  const store = kept?.store ?? createGameStore(browserWorld(await browserVault()));
  if (kept) kept.store = store;
  return store;
}
