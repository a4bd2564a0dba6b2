import { eagerBut } from './taste.ts';

/** Keeps its hand: it plays nothing from it, and discards only what it must. */
export const hoarder = eagerBut({ playMinion: -1, build: -1, playNode: -1, playSpy: -1, playInstant: -1 });
