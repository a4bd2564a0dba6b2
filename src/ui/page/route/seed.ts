/** Seeds that somebody types, for tests: who knows one can work out the cards. */
import type { Seed } from '../../../engine/index.ts';
import type { Query } from './query.ts';
import { queried } from './query.ts';

const LARGEST = 0xffffffff;

/** What the address gives for a seed (`?seed=123`), as it stands there; undefined if nothing. */
export const seedFromAddress = (query: Query): string | undefined => queried(query, 'seed');

/** A whole number from 0 to 4294967295, or the 32 hexadecimal digits that the end of a game shows. */
export function parseSeed(text: string): Seed | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{32}$/i.test(trimmed)) return trimmed.toLowerCase();
  return /^\d{1,10}$/.test(trimmed) && Number(trimmed) <= LARGEST ? Number(trimmed) : undefined;
}
