/**
 * The first `most` offers; the others are not even made. Discarding (R1.5) offers every subset of a hand: a million
 * offers for twenty cards.
 */
export function* few<T>(offers: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const offer of offers) {
    yield offer;
    if (--left === 0) return;
  }
}
