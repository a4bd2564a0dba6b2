import { describe, expect, it } from 'vitest';
import { testCatalog } from '../engine/cards.ts';
import { FULL } from '../full.ts';
import { tryIllegalActions } from './illegal.ts';

/** The number of tries. `npm run soak` makes more. */
const COUNT = FULL ? 5000 : 1000;

describe('R11 bad input', () => {
  it(`R11.1 ${COUNT} illegal and malformed actions are refused with code, rule and sentence, and change nothing`, () => {
    const { refused, legal, codes } = tryIllegalActions(testCatalog(), { count: COUNT, seed: 11 });
    expect(refused).toBe(COUNT);
    expect(legal).toBeGreaterThan(COUNT / 20);
    expect(codes.size).toBeGreaterThan(FULL ? 20 : 15);
  });
});
