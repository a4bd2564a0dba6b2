import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { Side } from '../../engine/index.ts';
import type { Store } from '../../store/types.ts';

/** The page's store. It is a context, so that a test can provide its own. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

/** The store itself, for sending commands: `useGameStore().getState().send(…)`. Throws outside a `GameContext`. */
export function useGameStore(): StoreApi<Store> {
  const store = useContext(GameContext);
  if (!store) throw new Error('No store: wrap the component in GameContext.');
  return store;
}

/**
 * A part of what the page may know. The component is drawn again when that part changes. `select` must return the same
 * value as long as the store does not change.
 */
export const useGame = <T>(select: (store: Store) => T): T => useStore(useGameStore(), select);

/** True if that side sits at the far edge, so that what it reads is turned round. */
export const useIsFar = (side: Side | undefined): boolean =>
  useGame((s) => side === 'genius' && s.game?.settings.seating === 'across');
