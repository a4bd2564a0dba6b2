import { createContext } from 'react';
import type { StoreApi } from 'zustand';
import type { Store } from '../../../store/types.ts';
import { late } from './late.ts';

/** The page's store. It is a context, so that a test can provide its own. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

let loaded: StoreApi<Store> | undefined;

/**
 * Fetches the page's store, once; after a failure the next call tries again. The rules come with it, so the title is
 * drawn before it arrives.
 */
export const loadStore = /* @__PURE__ */ late(async () => {
  const { openGameStore } = await import('./gameStore.ts');
  const store = await openGameStore();
  loaded = store;
  return store;
});

/** The page's store, or undefined if it has not arrived yet. */
export const loadedStore = (): StoreApi<Store> | undefined => loaded;
