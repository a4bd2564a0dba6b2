import { eagerBut } from './taste.ts';

/** Plays an instant or uses an ability whenever it may, also while the other side is awaited. */
export const interrupter = eagerBut({ playInstant: 10, useAbility: 10 }, true);
