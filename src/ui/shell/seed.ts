/** Seeds of games: whole numbers from 0 to 4294967295. */
import type { Query } from './query.ts';
import { queried } from './query.ts';

const MAX_SEED = 0xffffffff;

/** The seed in the address (`?seed=123`); undefined if there is none or it is not valid. */
export function seedFromAddress(query: Query): number | undefined {
  const seed = queried(query, 'seed');
  return seed === undefined ? undefined : parseSeed(seed);
}

export function parseSeed(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,10}$/.test(trimmed) && Number(trimmed) <= MAX_SEED ? Number(trimmed) : undefined;
}

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
