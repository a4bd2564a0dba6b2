import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Desk, DeskActions, DeskStore } from './desk.ts';

export const DeskContext = createContext<DeskStore | null>(null);

/** The desk itself, for its actions. Use `useDesk` for what is drawn. Throws outside the table. */
export function useDeskStore(): DeskStore {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk: wrap the component in Table.');
  return desk;
}

/** A part of the desk. The component is drawn again when that part changes. */
export const useDesk = <T>(select: (desk: Desk & DeskActions) => T): T => useStore(useDeskStore(), select);
