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

/** Every subset whose weights add up to `need` or more, and which falls short without any one of its elements. */
export function minimalSubsets<T>(list: readonly T[], weight: (item: T) => number, need: number): T[][] {
  const found: T[][] = [];
  const useful = list.map((item) => ({ item, weight: weight(item) })).filter((entry) => entry.weight > 0);
  // By falling weight: the last one taken is the lightest, so a sum that needs it needs them all.
  useful.sort((a, b) => b.weight - a.weight);
  const chosen: T[] = [];
  const take = (start: number, sum: number): void => {
    if (sum >= need) {
      found.push(chosen.slice());
      return;
    }
    for (let i = start; i < useful.length; i++) {
      chosen.push(useful[i].item);
      take(i + 1, sum + useful[i].weight);
      chosen.pop();
    }
  };
  take(0, 0);
  return found;
}
