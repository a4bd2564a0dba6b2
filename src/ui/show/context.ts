import { createContext, useContext } from 'react';
import type { View } from '../../engine/index.ts';
import type { Beat } from '../../host/index.ts';
import { useGame } from '../page/session/game.ts';
import type { Director, Playing } from './director.ts';
import { NOTHING } from './director.ts';

/** The director of the open game. Null where the table is drawn without one. */
export const DirectorContext = createContext<Director | null>(null);

/** The director of the open game, or null. */
export const useDirector = (): Director | null => useContext(DirectorContext);

/** The table after a beat. */
export const endOf = ({ frames }: Beat): View => frames[frames.length - 1].view;

/** A part of what plays now. */
export const usePlaying = <T>(select: (playing: Playing) => T): T =>
  useGame(({ show }) => select(show?.playing ?? NOTHING));
