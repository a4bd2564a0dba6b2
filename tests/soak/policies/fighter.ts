import { eagerBut } from './taste.ts';

/** Attacks every Minion in its way; as the Genius it is plainly eager. */
export const fighter = eagerBut({ attack: 9, ignore: 8, destroy: 7, sneak: 6 });
