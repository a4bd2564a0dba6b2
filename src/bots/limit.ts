/** How much a bot may think about one decision. At the limit it plays its best so far. */
import type { View } from '../engine/index.ts';

/**
 * `nodes`: so many nodes; a node is one judged position or one playout. The same seed and number give the same game.
 * `ms`: so many milliseconds for the decision that a view asks for, by the clock `now`.
 */
export type Limit = { nodes: number } | { ms: (view: View) => number; now: () => number };

/** What is left of a limit. */
export interface Budget {
  /** Takes one node. Returns false when nothing is left. */
  spend(): boolean;
}

/** The budget of the view's decision, which begins now. */
export function budgetOf(limit: Limit, view: View): Budget {
  if ('nodes' in limit) {
    let left = limit.nodes;
    return { spend: () => left-- > 0 };
  }
  const { ms, now } = limit;
  const end = now() + ms(view);
  return { spend: () => now() < end };
}
