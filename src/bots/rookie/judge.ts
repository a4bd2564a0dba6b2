/** What a planner needs of whoever values its positions. */
import type { Side, State } from '../../engine/index.ts';

/** The worth of a won game, in Evilness. */
const VICTORY = 30;

/** Values positions for one decision of a side. It uses only what that side may know. */
export interface Judge {
  readonly side: Side;
  /** The worth in Evilness; above 0 is good for the Genius. Removes from the state what ends with the turn. */
  worth(state: State): number;
}

/** The worth of a game that is over; undefined while it is not. */
export function outcome({ winner }: State): number | undefined {
  if (winner === null) return undefined;
  return winner === 'genius' ? VICTORY : winner === 'spymaster' ? -VICTORY : 0;
}
