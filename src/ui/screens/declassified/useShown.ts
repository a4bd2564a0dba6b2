import { useStore } from 'zustand';
import type { Declassified, ShownTape } from '../../../store/types.ts';

/** A part of what is shown of the tape. The component is drawn again when that part changes. */
export const useShown = <T>({ shown }: Declassified, select: (now: ShownTape) => T): T => useStore(shown, select);
