/** Ways to pick cards from a list. */

/** Every subset of `min` to `max` elements, in list order. */
export function* subsets<T>(list: readonly T[], min: number, max: number): Generator<T[]> {
  const chosen: T[] = [];
  function* from(start: number): Generator<T[]> {
    if (chosen.length >= min) yield [...chosen];
    if (chosen.length === max) return;
    for (let i = start; i < list.length; i++) {
      chosen.push(list[i]);
      yield* from(i + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}

/** Something and what it counts. */
export interface Weighed<T> {
  readonly item: T;
  readonly weight: number;
}

/** Those that count anything, by falling weight. */
export function weigh<T>(list: readonly T[], weight: (item: T) => number): Weighed<T>[] {
  const useful: Weighed<T>[] = [];
  for (const item of list) {
    const entry = { item, weight: weight(item) };
    if (entry.weight > 0) useful.push(entry);
  }
  return useful.sort((a, b) => b.weight - a.weight);
}

/** Every subset whose weights add up to `need` or more, and which falls short without any one of its elements. */
export function minimalSubsets<T>(weighed: readonly Weighed<T>[], need: number): T[][] {
  const found: T[][] = [];
  let all = 0;
  for (const { weight } of weighed) all += weight;
  if (all < need) return found;
  const chosen: T[] = [];
  // By falling weight: the last one taken is the lightest, so a sum that needs it needs them all.
  const take = (start: number, sum: number): void => {
    if (sum >= need) {
      found.push(chosen.slice());
      return;
    }
    for (let i = start; i < weighed.length; i++) {
      chosen.push(weighed[i].item);
      take(i + 1, sum + weighed[i].weight);
      chosen.pop();
    }
  };
  take(0, 0);
  return found;
}
