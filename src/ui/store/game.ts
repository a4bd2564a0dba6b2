import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import type { Side } from '../../engine/index.ts';
import type { Store } from '../../store/types.ts';
import type { Drawn } from './drawn.ts';
import { drawnOf } from './drawn.ts';

/** The one store of the page, handed down so that a test can put its own in. */
export const GameContext = createContext<StoreApi<Store> | null>(null);

/** The store itself, for what is done: `useGameStore().getState().send({ do: 'act', action: … })`, never for what is drawn. Throws outside the page. */
export function useGameStore(): StoreApi<Store> {
  const store = useContext(GameContext);
  if (!store) throw new Error('No store: wrap the component in GameContext.');
  return store;
}

/** The store as the page shows it, for what is drawn of several parts at once. */
export const useDrawnGame = (): Drawn<Store> => drawnOf(useGameStore());

/**
 * A part of a store; the component is drawn anew when that part changes. What is selected must be the same from one
 * asking to the next. It is what zustand's own hook does, without the two memos of that, of which a table holds over a hundred.
 */
export const usePart = <S, T>({ subscribe, getState }: Drawn<S>, select: (state: S) => T): T =>
  useSyncExternalStore(subscribe, () => select(getState()));

/** A part of what the page may know. */
export const useGame = <T>(select: (store: Store) => T): T => usePart(useDrawnGame(), select);

/** Does that side sit at the far edge, so that what is for it is turned round? */
export const useIsFar = (side: Side | undefined): boolean =>
  useGame((s) => side === 'genius' && s.game?.settings.seating === 'across');
