import { createContext, useContext } from 'react';
import { drawnOf } from '../../store/drawn.ts';
import { usePart } from '../../store/game.ts';
import type { Desk, DeskActions, DeskStore } from './desk.ts';

export const DeskContext = createContext<DeskStore | null>(null);

/** The desk itself, for touching, never for what is drawn. Throws outside the table. */
export function useDeskStore(): DeskStore {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk: wrap the component in Table.');
  return desk;
}

/** A part of the desk as the page shows it; the component is drawn anew when that part changes. */
export const useDesk = <T>(select: (desk: Desk & DeskActions) => T): T => usePart(drawnOf(useDeskStore()), select);
