/**
 * Habits: what a bot never does, whatever it judges. A bot is made with its habit, and asks this file what is legal, not
 * the rules. So all that it imagines keeps to the habit too.
 */
import type { Action, ActionType, ReadonlyState, Side } from '../../engine/index.ts';
import { refusal as illegal, someActions } from '../../engine/index.ts';
import type { Avoids, MakeBot } from '../bot.ts';

/** A bot is offered no more than so many actions. */
const MOST_OFFERS = 20_000;

/** The legal actions of a side that a habit leaves; of very many, some of every kind (see the rules' `someActions`). */
export function legalActions(
  state: ReadonlyState,
  side: Side,
  avoids?: Avoids,
  leaveOut?: (type: ActionType) => boolean,
): Generator<Action> {
  const offers = someActions(state, side, MOST_OFFERS, leaveOut);
  return avoids ? kept(state, offers, avoids) : offers;
}

/** Is this action legal by the rules, whatever the habit? */
export const isLegal = (state: ReadonlyState, action: Action): boolean => !illegal(state, action);

/** Is this action illegal, or against the habit? */
export const isBarred = (state: ReadonlyState, action: Action, avoids?: Avoids): boolean =>
  !isLegal(state, action) || avoids?.(state, action) === true;

function* kept(state: ReadonlyState, offers: Iterable<Action>, avoids: Avoids): Generator<Action> {
  for (const action of offers) if (!avoids(state, action)) yield action;
}

/**
 * The same bot with a habit. It is offered only what the habit leaves, and looks ahead only at that.
 * `onBreach`: called if the bot breaks the habit all the same. Then the first offer that is left is taken.
 */
export const withHabit =
  (make: MakeBot, avoids: Avoids, onBreach?: (action: Action) => void): MakeBot =>
  (seed, limit) => {
    /** The bot's side. The habit is that of this side alone. */
    let own: Side | undefined;
    const bot = make(seed, limit, (state, action) => action.side === own && avoids(state, action));
    return {
      interrupts: bot.interrupts,
      decide(view, offers) {
        own = view.viewer as Side;
        const left = { [Symbol.iterator]: () => kept(view, offers, avoids) };
        const action = bot.decide(view, left);
        if (!action || !avoids(view, action)) return action;
        onBreach?.(action);
        return left[Symbol.iterator]().next().value as Action | undefined;
      },
    };
  };
