import type { ReadonlyState } from '../engine/index.ts';
import { nodeInPlay, spyInPlay } from '../engine/index.ts';
import type { Note } from './record.ts';
import type { Move } from './timeline.ts';

export const isInPlay = (state: ReadonlyState, { spy, node }: Note): boolean =>
  spyInPlay(state, spy) !== null && nodeInPlay(state, node) !== null;

/** The notes as they were before those moves, which led away from that state. */
export const notesBefore = (moves: readonly Move[], notes: readonly Note[], state: ReadonlyState): Note[] =>
  [
    ...notes,
    ...moves.flatMap(({ automatic, action, step }) =>
      automatic && action.type === 'assign' && step.turn === state.turn.number
        ? { spy: action.spy, node: action.node }
        : [],
    ),
  ].filter((note) => isInPlay(state, note));
