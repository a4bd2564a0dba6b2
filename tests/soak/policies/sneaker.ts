import { eagerBut } from './taste.ts';

/** Sneaks by every Minion it can, and ignores every Contraption it can. As the Genius it plays like `EAGER`. */
export const sneaker = eagerBut({ sneak: 9, ignore: 8, destroy: 7, attack: 6 });
