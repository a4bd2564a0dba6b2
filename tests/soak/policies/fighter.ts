import { LIKES } from '../../../src/bots/exploiters/likes.ts';
import { eagerBut } from './taste.ts';

/** Attacks every Minion in its way. As the Genius it plays like `EAGER`. */
export const fighter = eagerBut(LIKES.fighter);
