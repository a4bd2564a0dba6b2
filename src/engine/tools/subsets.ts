/** Ways to pick cards from a list. */

/** Every subset of `min` to `max` elements, in list order. */
export function subsets<T>(list: readonly T[], min: number, max: number): T[][] {
  const found: T[][] = [];
  const chosen: T[] = [];
  const take = (start: number): void => {
    if (chosen.length >= min) found.push(chosen.slice());
    if (chosen.length === max) return;
    for (let i = start; i < list.length; i++) {
      chosen.push(list[i]);
      take(i + 1);
      chosen.pop();
    }
  };
  take(0);
  return found;
}

/** A thing and its weight. */
export interface Weighed<T> {
  readonly item: T;
  readonly weight: number;
}

/** The things with a weight above 0, heaviest first. */
export function weigh<T>(list: readonly T[], weightOf: (item: T) => number): Weighed<T>[] {
  const useful: Weighed<T>[] = [];
  for (const item of list) {
    const weight = weightOf(item);
    if (weight <= 0) continue;
    let at = useful.length;
    for (; at > 0 && useful[at - 1].weight < weight; at--) useful[at] = useful[at - 1];
    useful[at] = { item, weight };
  }
  return useful;
}

/** Positions in a list of weighed things. */
export type Positions = readonly number[];

/** Limits of what is kept. Weights from 1 to 15 of at most 8 things are the digits of one exact number. */
const KEPT = { below: 16, things: 8 };
const kept = new Map<number, readonly Positions[]>();

/**
 * Every subset whose weights add up to `need` or more, and that falls short if any one element is taken away.
 * `weighed`: heaviest first, as `weigh` makes it. Results for short lists are kept, as the same weights come again.
 */
export function minimalSubsets(weighed: readonly Weighed<unknown>[], need: number): readonly Positions[] {
  const key = keyOf(weighed, need);
  const known = key === undefined ? undefined : kept.get(key);
  if (known) return known;
  const found = searched(weighed, need);
  if (key !== undefined) kept.set(key, found);
  return found;
}

function keyOf(weighed: readonly Weighed<unknown>[], need: number): number | undefined {
  if (weighed.length > KEPT.things || need + 1 >= KEPT.below) return undefined;
  let key = need + 1;
  for (const { weight } of weighed) {
    if (weight >= KEPT.below) return undefined;
    key = key * KEPT.below + weight;
  }
  return key;
}

function searched(weighed: readonly Weighed<unknown>[], need: number): Positions[] {
  const found: Positions[] = [];
  let all = 0;
  for (const { weight } of weighed) all += weight;
  if (all < need) return found;
  const chosen: number[] = [];
  // Heaviest first: the last one taken is the lightest, so a sum that needs it needs them all.
  const take = (start: number, sum: number): void => {
    if (sum >= need) {
      found.push(chosen.slice());
      return;
    }
    for (let i = start; i < weighed.length; i++) {
      chosen.push(i);
      take(i + 1, sum + weighed[i].weight);
      chosen.pop();
    }
  };
  take(0, 0);
  return found;
}
