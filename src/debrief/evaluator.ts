/**
 * The evaluator of a debrief: the chance that the Genius wins from a position. It was fixed before any game that it
 * judges. It lets planners play the turn to its end, and two nets judge what they see there: one for each side. What
 * they say is calibrated.
 */

import { redealt } from '../engine/foresight.ts';
import type { State } from '../engine/index.ts';
import { fingerprintOf } from '../record/index.ts';
import { calibrated } from './calibration/calibrated.ts';
import { luckOf, said } from './said.ts';

/** What a position is worth, and whether cards were drawn or something was left to chance to find it. */
interface Found {
  readonly chance: number;
  readonly isByChance: boolean;
}

/** Judges positions, each of them once. Where the planners came through, a position is worth what they came to. */
export class Evaluator {
  readonly #known = new Map<string, Found>();

  #found(state: State): Found {
    const key = fingerprintOf(state);
    const known = this.#known.get(key);
    if (known) return known;
    const way: { key: string; luck: string }[] = [{ key, luck: luckOf(state) }];
    const { chance, isOver, luck } = said(state, (now) => {
      way.push({ key: fingerprintOf(now), luck: luckOf(now) });
    });
    const worth = isOver ? chance : calibrated(chance, state.turn.side);
    for (const { key: one, luck: then } of way)
      if (!this.#known.has(one)) this.#known.set(one, { chance: worth, isByChance: then !== luck });
    return { chance: worth, isByChance: way[0].luck !== luck };
  }

  /** The chance from 0 to 1 that the Genius wins, with the decks as they lie. */
  chance(state: State): number {
    return this.#found(state).chance;
  }

  /** The chances with the decks shuffled anew by each of these seeds. One is enough where nothing is left to chance. */
  chances(state: State, seeds: readonly number[]): number[] {
    const values: number[] = [];
    for (const seed of seeds) {
      const { chance, isByChance } = this.#found(redealt(state, seed));
      values.push(chance);
      if (!isByChance) return seeds.map(() => chance);
    }
    return values;
  }
}
