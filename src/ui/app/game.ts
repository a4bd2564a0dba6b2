import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { Store } from '../../store/types.ts';

/** The one store of the page, handed down so that a test can put its own in. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

/** The store itself, for what is done: `useGameStore().getState().dispatch(…)`. Throws outside the page. */
export function useGameStore(): StoreApi<Store> {
  const store = useContext(GameContext);
  if (!store) throw new Error('No store: wrap the component in GameContext.');
  return store;
}

/** A part of what the page may know; the component is drawn anew when that part changes. */
export const useGame = <T>(select: (store: Store) => T): T => useStore(useGameStore(), select);
