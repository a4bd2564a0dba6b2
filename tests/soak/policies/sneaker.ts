import { eagerBut } from './taste.ts';

/** Sneaks by whom it can and ignores what it can; as the Genius it is plainly eager. */
export const sneaker = eagerBut({ sneak: 9, ignore: 8, destroy: 7, attack: 6 });
