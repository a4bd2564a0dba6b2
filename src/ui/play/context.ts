import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { reuse } from '../../engine/index.ts';
import type { Store } from '../../store/types.ts';
import { useGameStore } from '../page/session/game.ts';
import type { Desk, DeskActions, DeskStore } from './desk.ts';

export const DeskContext = createContext<DeskStore | null>(null);

/** The desk itself, for its actions. Use `useDesk` for what is drawn. Throws outside the table. */
export function useDeskStore(): DeskStore {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk: wrap the component in Table.');
  return desk;
}

/**
 * What the game and the desk say together. The component is drawn again only when that changes: equal values are reused.
 */
export function useAtDesk<T>(select: (game: Store, desk: Desk & DeskActions) => T): T {
  const game = useGameStore();
  const desk = useDeskStore();
  const last = useRef<T>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [game.subscribe(changed), desk.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [game, desk],
  );
  return useSyncExternalStore(subscribe, () => {
    last.current = reuse(last.current, select(game.getState(), desk.getState()));
    return last.current;
  });
}

/** A part of the desk. The component is drawn again when that part changes. */
export const useDesk = <T>(select: (desk: Desk & DeskActions) => T): T => useStore(useDeskStore(), select);
