/**
 * The evaluator of a debrief: the chance that the Genius wins from a position. It was fixed before any game that it
 * judges. It lets planners play the turn to its end, and two nets judge what they see there: one for each side.
 */
import { once } from '../bots/rookie/remembered.ts';
import { playOut } from '../bots/search/playout.ts';
import { Learned } from '../bots/value/judge.ts';
import { learnedPlanner } from '../bots/value/learnedPlanner.ts';
import { secondNets } from '../bots/value/nets.ts';
import type { State } from '../engine/index.ts';
import { bySide, copyState } from '../engine/index.ts';
import { fingerprintOf } from '../record/index.ts';
import { redealt } from './redealt.ts';

/** The planners imagine what they cannot see from the same number in each position, so that equal ones play alike. */
const SEED = 1;

const judges = once(() => bySide((side) => new Learned(side, secondNets()[side])));

/** What a position is worth, and whether the cards of a deck were needed to find it. */
interface Found {
  readonly chance: number;
  readonly hasDrawn: boolean;
}

const OVER: Readonly<Record<string, number>> = { genius: 1, spymaster: 0, draw: 0.5 };

function found(from: State): Found {
  const state = copyState(from);
  const before = cardsInDecks(state);
  playOut(
    state,
    bySide(() => learnedPlanner(secondNets, SEED)),
    1,
  );
  const hasDrawn = cardsInDecks(state) !== before;
  if (state.winner !== null) return { chance: OVER[state.winner], hasDrawn };
  const { genius, spymaster } = judges();
  const chance = (genius.chance(copyState(state)) + 1 - spymaster.chance(copyState(state))) / 2;
  return { chance, hasDrawn };
}

const cardsInDecks = ({ decks }: State): number => decks.genius.length + decks.spymaster.length + decks.plans.length;

/** The mean of some chances, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimateOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, error: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** Judges positions, each of them once. */
export class Evaluator {
  readonly #known = new Map<string, Found>();

  #found(state: State): Found {
    const key = fingerprintOf(state);
    const known = this.#known.get(key);
    if (known) return known;
    const now = found(state);
    this.#known.set(key, now);
    return now;
  }

  /** The chance from 0 to 1 that the Genius wins, with the decks as they lie. */
  chance(state: State): number {
    return this.#found(state).chance;
  }

  /** The chances with the decks shuffled anew by each of these seeds. One is enough where no card is drawn. */
  chances(state: State, seeds: readonly number[]): number[] {
    const values: number[] = [];
    for (const seed of seeds) {
      const { chance, hasDrawn } = this.#found(redealt(state, seed));
      values.push(chance);
      if (!hasDrawn) return seeds.map(() => chance);
    }
    return values;
  }
}
