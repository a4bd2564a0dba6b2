/**
 * The first `most` of the offers, no more of them made. Which cards to discard (R1.5) is offered as every part of the
 * hand: a million offers for twenty cards.
 */
export function* few<T>(offers: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const offer of offers) {
    yield offer;
    if (--left === 0) return;
  }
}
