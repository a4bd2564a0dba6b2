/** A judge that has learned the worth of positions from games. */
import type { Side, State } from '../../engine/index.ts';
import type { Judge } from '../rookie/judge.ts';
import { outcome } from '../rookie/judge.ts';
import { Describer, INPUT_NAMES } from './features.ts';
import type { Net, Reading } from './net.ts';
import { outputOf, readingOf } from './net.ts';

/** A net's output is the logarithm of the odds that the Genius wins. One Evilness changes it by about a third. */
const EVILNESS = 3;

const readings = new WeakMap<Net, Reading>();

/** How the net of a side reads what the side is told. It is found once for each net. */
function readingFor(side: Side, net: Net): Reading {
  let found = readings.get(net);
  if (!found) {
    found = readingOf(net, INPUT_NAMES[side]);
    readings.set(net, found);
  }
  return found;
}

export class Learned implements Judge {
  readonly side: Side;
  readonly #reading: Reading;
  readonly #describer: Describer;

  /** `net`: the one for what `side` may know. */
  constructor(side: Side, net: Net) {
    this.side = side;
    this.#reading = readingFor(side, net);
    this.#describer = new Describer(side);
  }

  worth(state: State): number {
    return outcome(state) ?? EVILNESS * this.#logOdds(state);
  }

  /** The chance, from 0 to 1, that the judge's side wins. Changes the state as `worth` does. */
  chance(state: State): number {
    const genius = chanceOf(outcome(state) ?? this.#logOdds(state));
    return this.side === 'genius' ? genius : 1 - genius;
  }

  #logOdds(state: State): number {
    return outputOf(this.#reading, this.#describer.describe(state));
  }
}

/** The chance for the logarithm of the odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
