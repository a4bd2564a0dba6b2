/**
 * The sum of a game: how the chance that the Genius wins went from the deal to the result, as decisions of each side,
 * draws, and what was hidden. Each term is computed on its own, and all of them add up to the result.
 */

import { redealt } from '../engine/foresight.ts';
import type { Side, State } from '../engine/index.ts';
import { imagine, play, view } from '../engine/index.ts';
import type { Made, Stop, Tape } from '../record/index.ts';
import type { Estimate } from './estimate.ts';
import { estimateOf } from './estimate.ts';
import type { Evaluator } from './evaluator.ts';

/** What one decision, and what came with it, did to the chance that the Genius wins. */
export interface Entry {
  /** The stop at which the side decided, and the one that it led to: the next at which there is something to decide. */
  readonly from: number;
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

/**
 * The stops at which the chance is judged: those at which somebody decides, and those where a turn or a part of the
 * game begins or ends. What happens between two of them follows by itself.
 */
export function judgedStops({ stops }: Tape): number[] {
  const isBetween = (stop: number): boolean => {
    const [before, { state, decides }, next] = [stops[stop - 1], stops[stop], stops[stop + 1]];
    if (decides !== null || !before || !next || !next.made || !stops[stop].made) return false;
    return before.state.turn.number === state.turn.number && state.turn.number === next.state.turn.number;
  };
  return [...stops.keys()].filter((stop) => !isBetween(stop));
}

/** Some of the judged stops, one after another. The next part begins with the last of them. */
export type Part = readonly number[];

/**
 * The judged stops in so many parts of about the same length; where there are too few turns, the last ones are empty.
 * They are cut where a turn begins: what the evaluator finds in one turn tells it nothing of another, so the parts can
 * be judged apart.
 */
export function partsOf(tape: Tape, count: number): Part[] {
  const judged = judgedStops(tape);
  const turnAt = (i: number): number => tape.stops[judged[i]].state.turn.number;
  const cuts = new Set([0]);
  for (let part = 1; part < count; part++) {
    let i = Math.max(1, Math.round((part * judged.length) / count));
    while (i < judged.length - 1 && turnAt(i) === turnAt(i - 1)) i++;
    if (i < judged.length - 1) cuts.add(i);
  }
  const from = [...cuts];
  return Array.from({ length: count }, (_, i) =>
    judged.slice(from[i] ?? judged.length, (from[i + 1] ?? judged.length) + 1),
  );
}

/** A first reading looks at one judged stop in so many. */
const FIRST_EVERY = 4;

/**
 * The chance at each stop from the first of the part to its last, as one of the seeds shows it: a first reading. A stop
 * that it does not look at has the chance of the next one.
 */
export function firstChances({ stops }: Tape, evaluator: Evaluator, part: Part): number[] {
  const chances: number[] = [];
  for (const stop of part.filter((_, i) => i % FIRST_EVERY === 0 || i === part.length - 1)) {
    const [chance] = evaluator.chances(stops[stop].state, SEEDS.slice(0, 1));
    while (chances.length <= stop - part[0]) chances.push(chance);
  }
  return chances;
}

/** What was found on the way to a judged stop. `entry`: null where nothing was gained or lost. */
interface Found {
  readonly stop: number;
  readonly chance: number;
  readonly entry: Entry | null;
}

/** The account of a part of a tape, judged stop by judged stop, and as a whole in the end. */
export function* accountOf({ stops }: Tape, evaluator: Evaluator, part: Part): Generator<Found, Account> {
  const entries: Entry[] = [];
  let [from] = part;
  let was = chancesAt(evaluator, stops[from]);
  const start = estimateOf(was).mean;
  yield { stop: from, chance: start, entry: null };
  let end = start;
  for (const stop of part.slice(1)) {
    const is = chancesAt(evaluator, stops[stop]);
    const way = { from, stop, before: stops[from], made: stops[from + 1].made, after: stops[stop], was, is };
    const entry = entryOf(way, evaluator);
    if (entry) entries.push(entry);
    end = estimateOf(is).mean;
    was = is;
    from = stop;
    yield { stop, chance: end, entry };
  }
  return { start, end, entries };
}

/** The way from a judged stop to the next, with the chances at both. `made`: what was done at the first. */
interface Way {
  readonly from: number;
  readonly stop: number;
  readonly before: Stop;
  readonly made: Made | null;
  readonly after: Stop;
  readonly was: readonly number[];
  readonly is: readonly number[];
}

function entryOf({ from, stop, before, made, after, was, is }: Way, evaluator: Evaluator): Entry | null {
  // With other cards the game goes on from another state: nobody decided that, and nothing was hidden.
  if (!made)
    return {
      from,
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
    from,
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

/** Two worlds are enough where what is gained in them differs by less than this. */
const ALIKE = 0.01;

/** What the action gains in each of the worlds that the side could imagine. */
function gainsKnown(before: State, { action }: Made, side: Side, evaluator: Evaluator): number[] {
  const known = view(before, side);
  const gains: number[] = [];
  for (const seed of SEEDS) {
    const world = imagine(known, seed);
    const played = play(world, action);
    if (played.refusal) continue;
    gains.push(evaluator.chance(played.state) - evaluator.chance(world));
    if (gains.length === 2 && Math.abs(gains[0] - gains[1]) < ALIKE) break;
  }
  return gains.length > 0 ? gains : [0];
}
