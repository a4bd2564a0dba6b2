/** Ways to pick cards from a list. */

/** A list whose members are made when they are asked for. It may be longer than any memory. */
export interface Lazy<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/** No list is said to be longer. From 2 ** 53 on, a length is about right. */
const LONGEST = 1e150;

/** Every subset of `min` to `max` elements: the smallest first, those of one size in list order. */
export function subsets<T>(list: readonly T[], min: number, max: number): Lazy<T[]> {
  const sizes: { size: number; ways: number }[] = [];
  let length = 0;
  for (let size = min; size <= Math.min(max, list.length); size++) {
    const ways = waysToPick(list.length, size);
    sizes.push({ size, ways });
    length += ways;
  }
  return {
    length: Math.min(length, LONGEST),
    at(index) {
      let rest = index;
      for (const { size, ways } of sizes) {
        if (rest < ways) return subsetAt(list, size, rest);
        rest -= ways;
      }
      return undefined;
    },
  };
}

/** How many sets of `size` can be picked from `from` things. */
function waysToPick(from: number, size: number): number {
  const fewer = Math.min(size, from - size);
  if (fewer < 0) return 0;
  let ways = 1;
  for (let i = 1; i <= fewer && ways < LONGEST; i++) ways = (ways * (from - fewer + i)) / i;
  return Math.min(ways, LONGEST);
}

/** The subset of that size at an index, in list order. */
function subsetAt<T>(list: readonly T[], size: number, index: number): T[] {
  const chosen: T[] = [];
  let rest = index;
  for (let i = 0; i < list.length && chosen.length < size; i++) {
    const left = list.length - i - 1;
    const missing = size - chosen.length;
    const taken = waysToPick(left, missing - 1);
    if (missing > left || rest < taken) chosen.push(list[i]);
    else rest -= taken;
  }
  return chosen;
}

/** Every subset but the empty one. The bits of its index and 1 say which elements it has. */
export const someOf = <T>(list: readonly T[]): Lazy<T[]> => ({
  length: Math.min(2 ** list.length - 1, LONGEST),
  at: (index) => list.filter((_, bit) => Math.floor((index + 1) / 2 ** bit) % 2 === 1),
});

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
 * Those of long lists are made one by one.
 */
export function minimalSubsets(weighed: readonly Weighed<unknown>[], need: number): Lazy<Positions> {
  if (weighed.length > KEPT.things) return counted(weighed, need);
  const key = keyOf(weighed, need);
  const known = key === undefined ? undefined : kept.get(key);
  if (known) return known;
  const found = searched(weighed, need);
  if (key !== undefined) kept.set(key, found);
  return found;
}

function keyOf(weighed: readonly Weighed<unknown>[], need: number): number | undefined {
  if (need + 1 >= KEPT.below) return undefined;
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

/** The most numbers that are kept to count the subsets of a long list. */
const MOST_COUNTED = 4_000_000;

/** The same subsets in the same order, found by their index. They are counted and not listed. */
function counted(weighed: readonly Weighed<unknown>[], need: number): Lazy<Positions> {
  const things = weighed.length;
  if (need <= 0) return [[]];
  if (things * need > MOST_COUNTED) return heaviest(weighed, need);
  const row = need + 1;
  /** At `i * row + rest`: how many subsets of the things from `i` on come to `rest`. */
  const ways = new Float64Array((things + 1) * row);
  const beginningWith = (i: number, rest: number): number => {
    const { weight } = weighed[i];
    return weight >= rest ? 1 : ways[(i + 1) * row + rest - weight];
  };
  for (let i = things - 1; i >= 0; i--)
    for (let rest = 1; rest <= need; rest++)
      ways[i * row + rest] = Math.min(LONGEST, beginningWith(i, rest) + ways[(i + 1) * row + rest]);
  return {
    length: ways[need],
    at(index) {
      const chosen: number[] = [];
      let [skipped, rest] = [index, need];
      for (let i = 0; i < things && rest > 0; i++) {
        const here = beginningWith(i, rest);
        if (here === 0) continue;
        if (skipped < here || ways[(i + 1) * row + rest] === 0) {
          chosen.push(i);
          rest -= weighed[i].weight;
        } else skipped -= here;
      }
      return rest > 0 ? undefined : chosen;
    },
  };
}

/** Only the first of these subsets, where there are too many things to count them: the heaviest things. */
function heaviest(weighed: readonly Weighed<unknown>[], need: number): Positions[] {
  const chosen: number[] = [];
  let rest = need;
  for (let i = 0; i < weighed.length && rest > 0; i++) {
    chosen.push(i);
    rest -= weighed[i].weight;
  }
  return rest > 0 ? [] : [chosen];
}
