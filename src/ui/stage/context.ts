import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Playing, Stage } from './stage.ts';
import { NOTHING } from './stage.ts';

/** The stage of the open game. Null where the table is drawn without one. */
export const StageContext = createContext<Stage | null>(null);

const EMPTY = createStore<Playing>()(() => NOTHING);

/** The stage of the open game, or null. */
export const useStage = (): Stage | null => useContext(StageContext);

/** A part of what plays now. */
export const usePlaying = <T>(select: (playing: Playing) => T): T => useStore(useStage()?.playing ?? EMPTY, select);
