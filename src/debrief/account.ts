/**
 * The sum of a game: how the chance that the Genius wins went from the deal to the result, as decisions of each side,
 * draws, and what was hidden. Each term is computed on its own, and all of them add up to the result.
 */

import { redealt } from '../engine/foresight.ts';
import type { BySide, Side, State } from '../engine/index.ts';
import { imagine, play, view } from '../engine/index.ts';
import type { Made, Stop, Tape } from '../record/index.ts';
import type { Estimate } from './estimate.ts';
import { estimateOf } from './estimate.ts';
import type { Evaluator } from './evaluator.ts';

/** What one action, and what came with it, did to the chance that the Genius wins. */
export interface Entry {
  /** The stop that it leads to. */
  readonly stop: number;
  /** Whose decision it was. */
  readonly side: Side;
  /** The side chose the action among others; else it is what its turn promises. */
  readonly isChoice: boolean;
  /** What the side could expect of it, as far as it knew. */
  readonly decision: Estimate;
  /** What it did beyond that, as the hidden cards lay. */
  readonly hidden: Estimate;
  /** What was drawn then, beyond what was to be expected. */
  readonly draw: Estimate;
}

export interface Account {
  /** The chance before the first action, and after the last. */
  readonly start: number;
  readonly end: number;
  readonly entries: readonly Entry[];
}

/** The seeds of the decks that are shuffled anew, and of the worlds that a side imagines. */
const SEEDS: readonly number[] = [11, 12, 13, 14];

/** The chances at a stop, one for each of the seeds. */
const chancesAt = (evaluator: Evaluator, { state }: Stop): number[] => evaluator.chances(state, SEEDS);

/** The chance at each stop as one of the seeds shows it: a first reading. */
export const firstChances = ({ stops }: Tape, evaluator: Evaluator): number[] =>
  stops.map(({ state }) => evaluator.chances(state, SEEDS.slice(0, 1))[0]);

/** What was found at a stop. `entry`: null where nothing was gained or lost on the way there. */
interface Found {
  readonly chance: number;
  readonly entry: Entry | null;
}

/** The account of a tape, stop by stop, and as a whole in the end. */
export function* accountOf({ stops }: Tape, evaluator: Evaluator): Generator<Found, Account> {
  const entries: Entry[] = [];
  let was = chancesAt(evaluator, stops[0]);
  const start = estimateOf(was).mean;
  yield { chance: start, entry: null };
  let end = start;
  for (let stop = 1; stop < stops.length; stop++) {
    const is = chancesAt(evaluator, stops[stop]);
    const entry = entryOf({ stop, before: stops[stop - 1], after: stops[stop], was, is }, evaluator);
    if (entry) entries.push(entry);
    end = estimateOf(is).mean;
    was = is;
    yield { chance: end, entry };
  }
  return { start, end, entries };
}

/** The way to a stop from the one before it, with the chances at both. */
interface Way {
  readonly stop: number;
  readonly before: Stop;
  readonly after: Stop;
  readonly was: readonly number[];
  readonly is: readonly number[];
}

function entryOf({ stop, before, after, was, is }: Way, evaluator: Evaluator): Entry | null {
  const { made } = after;
  // With other cards the game goes on from another state: nobody decided that, and nothing was hidden.
  if (!made)
    return {
      stop,
      side: after.state.turn.side,
      isChoice: false,
      decision: NOTHING,
      hidden: NOTHING,
      draw: gain(was, is),
    };
  const hasTurned = before.state.turn.number !== after.state.turn.number;
  const side = hasTurned ? after.state.turn.side : made.action.side;
  const expected = isDrawing(before.state, after.state) ? chancesAfter(before.state, made, evaluator) : is;
  const isFree = hasTurned || before.decides !== null;
  const believed = isFree ? gainsKnown(before.state, made, side, evaluator) : [0];
  const decision = estimateOf(believed);
  const real = gain(was, expected);
  if (decision.mean === 0 && real.mean === 0 && expected === is) return null;
  return {
    stop,
    side,
    isChoice: !hasTurned && before.decides === side,
    decision,
    hidden: { mean: real.mean - decision.mean, error: Math.hypot(real.error, decision.error) },
    draw: expected === is ? NOTHING : gain(expected, is),
  };
}

const NOTHING: Estimate = { mean: 0, error: 0 };

/** What is gained from some chances to others, for the same seeds. */
const gain = (from: readonly number[], to: readonly number[]): Estimate =>
  estimateOf(to.map((value, i) => value - from[i]));

/** True if a deck has changed, or something was left to chance. */
const isDrawing = (before: State, after: State): boolean =>
  [before.decks.genius, before.decks.spymaster, before.decks.plans, before.random].join('|') !==
  [after.decks.genius, after.decks.spymaster, after.decks.plans, after.random].join('|');

/** The chances after an action, with the decks before it shuffled anew by each of the seeds. */
function chancesAfter(before: State, { action }: Made, evaluator: Evaluator): number[] {
  const values = SEEDS.flatMap((seed) => {
    const played = play(redealt(before, seed), action);
    return played.refusal ? [] : [evaluator.chance(played.state)];
  });
  return values.length === SEEDS.length ? values : SEEDS.map(() => evaluator.chance(before));
}

/** What the action gains in each of the worlds that the side could imagine. */
function gainsKnown(before: State, { action }: Made, side: Side, evaluator: Evaluator): number[] {
  const known = view(before, side);
  const gains = SEEDS.flatMap((seed) => {
    const world = imagine(known, seed);
    const played = play(world, action);
    return played.refusal ? [] : [evaluator.chance(played.state) - evaluator.chance(world)];
  });
  return gains.length > 0 ? gains : [0];
}

/** The sums of some entries: of the decisions of each side, of what was hidden, and of the draws. */
export interface Sums {
  readonly decisions: Readonly<BySide<number>>;
  readonly hidden: number;
  readonly draws: number;
}

export function sumsOf(entries: readonly Entry[]): Sums {
  const sums = { decisions: { genius: 0, spymaster: 0 }, hidden: 0, draws: 0 };
  for (const { side, decision, hidden, draw } of entries) {
    sums.decisions[side] += decision.mean;
    sums.hidden += hidden.mean;
    sums.draws += draw.mean;
  }
  return sums;
}
