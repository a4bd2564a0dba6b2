import { eagerBut } from './taste.ts';

/** Destroys every Contraption in its way, and fights or sneaks at random. As the Genius it plays like `EAGER`. */
export const destroyer = eagerBut({ destroy: 9 });
