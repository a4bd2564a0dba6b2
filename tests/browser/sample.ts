/** `npm test` takes a sample: each test in one of its ways, and games that begin near their end. The soak takes all. */
import { test } from '@playwright/test';
import { FULL } from '../full.ts';

/** True if all ways are to be tested, and whole games played. */
export const ALL = FULL;

/** All of them, or in the sample one: the first for `n` = 0, the second for 1, and so on, round and round. */
export const sampled = <T>(ways: readonly T[], n: number): readonly T[] => (ALL ? ways : [ways[n % ways.length]]);

/** A test that only the soak makes: it tells little for its time. */
export const inSoak: (title: string, body: Parameters<typeof test>[2]) => void = ALL ? test : () => {};

/**
 * For the tests of one of so many ways: gives `test`, or in the sample nothing that tests, for each of them in turn.
 * The first test is made in way 0, the second in way 1, and so on, round and round.
 */
export function testsOfWay(way: number, ways: number) {
  let asked = 0;
  return (): ((title: string, body: Parameters<typeof test>[2]) => void) =>
    ALL || asked++ % ways === way ? test : () => {};
}
