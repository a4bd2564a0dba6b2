import { eagerBut } from './taste.ts';

/** Destroys every Contraption in its way, and fights or sneaks by lot; as the Genius it is plainly eager. */
export const destroyer = eagerBut({ destroy: 9 });
