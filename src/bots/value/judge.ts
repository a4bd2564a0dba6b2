/** A judge that has learned the worth of positions from games. */
import type { Side, State } from '../../engine/index.ts';
import type { Judge } from '../rookie/judge.ts';
import { outcome } from '../rookie/judge.ts';
import { Describer } from './features.ts';
import type { Net } from './net.ts';
import { outputOf } from './net.ts';

/** A net's output is the logarithm of the odds that the Genius wins. One Evilness changes it by about a third. */
const EVILNESS = 3;

export class Learned implements Judge {
  readonly side: Side;
  readonly #net: Net;
  readonly #describer: Describer;

  /** `net`: the one for what `side` may know. */
  constructor(side: Side, net: Net) {
    this.side = side;
    this.#net = net;
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
    return outputOf(this.#net, this.#describer.describe(state));
  }
}

/** The chance for the logarithm of the odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
