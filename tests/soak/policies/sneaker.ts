import { LIKES } from '../../../src/bots/exploiters/likes.ts';
import { eagerBut } from './taste.ts';

/** Sneaks by every Minion it can, and ignores every Contraption it can. As the Genius it plays like `EAGER`. */
export const sneaker = eagerBut(LIKES.sneaker);
