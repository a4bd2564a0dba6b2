/** Asks the two bots of a game what they do. */
import type { Action, BySide, Side, State } from '../engine/index.ts';
import { awaiting, other, view } from '../engine/index.ts';
import type { Avoids, Bot } from './bot.ts';
import { legalActions } from './habits/habit.ts';

/** The next action. The side that is not awaited may interrupt first (R9.5). `avoids`: a habit to keep to. */
export function nextAction(state: State, bots: BySide<Bot>, avoids?: Avoids): Action {
  const { side, kind } = awaiting(state);
  if (!side) throw new Error('nobody is awaited');
  const interruption = kind === 'act' ? ask(state, other(side), bots, avoids) : undefined;
  const action = interruption ?? ask(state, side, bots, avoids);
  if (!action) throw new Error(`the bot of the ${side} does nothing where it is awaited`);
  return action;
}

/** What a side's bot does. It is told only what its side may know, and is not asked if there is nothing to choose. */
export function ask(state: State, side: Side, bots: BySide<Bot>, avoids?: Avoids): Action | undefined {
  const awaited = awaiting(state).side === side;
  if (!awaited && !bots[side].interrupts) return undefined;
  const offers = new Offers(legalActions(state, side, avoids));
  const [first, second] = offers;
  if (!first || (awaited && !second)) return first;
  return bots[side].decide(view(state, side), offers);
}

/** Offers that can be read any number of times. Each is made once, when a reader first reaches it. */
class Offers implements Iterable<Action> {
  readonly #made: Action[] = [];
  readonly #source: Iterator<Action>;

  constructor(source: Iterator<Action>) {
    this.#source = source;
  }

  *[Symbol.iterator](): Generator<Action> {
    for (let i = 0; ; i++) {
      if (i === this.#made.length) {
        const { done, value } = this.#source.next();
        if (done) return;
        this.#made.push(value);
      }
      yield this.#made[i];
    }
  }
}
