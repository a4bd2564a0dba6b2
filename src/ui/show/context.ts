import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { View } from '../../engine/index.ts';
import type { Playing, Stage } from './stage.ts';
import { NOTHING } from './stage.ts';

/** The stage of the open game. Null where the table is drawn without one. */
export const StageContext = createContext<Stage | null>(null);

const EMPTY = createStore<Playing>()(() => NOTHING);

/** The stage of the open game, or null. */
export const useStage = (): Stage | null => useContext(StageContext);

/** The turn whose beginning plays now. The table shows what the one before has left until that is over. */
export const useComingTurn = (): View['turn'] | null =>
  usePlaying(({ beat, cue, past }) => {
    const begins = beat && cue && [...past, cue].some(({ pictures }) => pictures.some(({ kind }) => kind === 'turn'));
    return begins ? beat.after.turn : null;
  });

/** A part of what plays now. */
export const usePlaying = <T>(select: (playing: Playing) => T): T => useStore(useStage()?.playing ?? EMPTY, select);
