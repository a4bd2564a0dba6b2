/** How much a bot may think about one decision. At the limit it plays its best so far. */

/**
 * `nodes`: so many nodes; a node is one judged position or one playout. The same seed and number give the same game.
 * `ms`: so many milliseconds by the clock `now`.
 */
export type Limit = { nodes: number } | { ms: number; now: () => number };

/** What is left of a limit. */
export interface Budget {
  /** Takes one node. Returns false when nothing is left. */
  spend(): boolean;
}

/** The budget of a decision that begins now. */
export function budgetOf(limit: Limit): Budget {
  if ('nodes' in limit) {
    let left = limit.nodes;
    return { spend: () => left-- > 0 };
  }
  const { ms, now } = limit;
  const end = now() + ms;
  return { spend: () => now() < end };
}
