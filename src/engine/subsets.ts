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
export function* minimalSubsets<T>(list: readonly T[], weight: (item: T) => number, need: number): Generator<T[]> {
  const useful = list.map((item) => ({ item, w: weight(item) })).filter(({ w }) => w > 0);
  useful.sort((a, b) => b.w - a.w);
  const chosen: T[] = [];
  // By falling weight: the last one taken is the lightest, so a sum that needs it needs them all.
  function* from(start: number, sum: number): Generator<T[]> {
    if (sum >= need) {
      yield [...chosen];
      return;
    }
    for (let i = start; i < useful.length; i++) {
      chosen.push(useful[i].item);
      yield* from(i + 1, sum + useful[i].w);
      chosen.pop();
    }
  }
  yield* from(0, 0);
}
