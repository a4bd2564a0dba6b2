import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { Side } from '../../engine/index.ts';
import type { Store } from '../../store/types.ts';

/** The one store of the page, handed down so that a test can put its own in. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

/** The store itself, for what is done: `useGameStore().getState().send({ do: 'act', action: … })`. Throws outside the page. */
export function useGameStore(): StoreApi<Store> {
  const store = useContext(GameContext);
  if (!store) throw new Error('No store: wrap the component in GameContext.');
  return store;
}

/**
 * A part of what the page may know; the component is drawn anew when that part changes. What is selected must be the
 * same from one asking to the next.
 */
export const useGame = <T>(select: (store: Store) => T): T => useStore(useGameStore(), select);

/** Does that side sit at the far edge, so that what is for it is turned round? */
export const useIsFar = (side: Side | undefined): boolean =>
  useGame((s) => side === 'genius' && s.game?.settings.seating === 'across');
