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

  constructor(side: Side, net: Net) {
    this.side = side;
    this.#net = net;
    this.#describer = new Describer(side);
  }

  worth(state: State): number {
    return outcome(state) ?? EVILNESS * outputOf(this.#net, this.#describer.describe(state));
  }
}
