import { eagerBut } from './taste.ts';

/** Attacks every Minion in its way. As the Genius it plays like `EAGER`. */
export const fighter = eagerBut({ attack: 9, ignore: 8, destroy: 7, sneak: 6 });
