/** What makes a scenario a puzzle: who solves it, what for, and by when. */

import { z } from '../cards/zod.ts';
import { SIDES } from '../engine/index.ts';
import type { Mission } from './mission.ts';
import { MOST, patterns } from './mission.ts';

/** Until when: to the end of the turn in which it begins, or through the turn after it. */
export const HORIZONS = ['turn', 'next'] as const;
const THEMES = ['sneak', 'fight', 'guard', 'build', 'network', 'plan', 'timing'] as const;

/** The most ways to the goal that a puzzle may have, and the hardest it may be. */
export const MOST_WAYS = 9;
export const HARDEST = 3;

/** The key `puzzle` of a scenario, whose `actions` are a solution. `goal` comes true whatever the other side does. */
export const puzzleSchema = z.strictObject({
  side: z.enum(SIDES),
  brief: z.string().min(1).max(MOST.brief),
  goal: patterns,
  horizon: z.enum(HORIZONS),
  theme: z.enum(THEMES),
  difficulty: z.int().min(1).max(HARDEST),
  /** How many ways there are; 1 if it is not said. */
  ways: z.int().min(1).max(MOST_WAYS).optional(),
});

export type Puzzle = z.infer<typeof puzzleSchema>;

/** The number of the last turn in which the goal can come true. `turn`: the number of the turn in which it begins. */
export const lastTurnOf = ({ horizon }: Pick<Puzzle, 'horizon'>, turn: number): number =>
  turn + HORIZONS.indexOf(horizon);

/** The mission that a table plays. `turn`: the number of the turn in which the puzzle begins. */
export const missionOf = (puzzle: Puzzle, turn: number): Mission => ({
  side: puzzle.side,
  brief: puzzle.brief,
  goal: puzzle.goal,
  lost: { turn: { number: lastTurnOf(puzzle, turn) + 1 } },
});
