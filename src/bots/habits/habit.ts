/**
 * Habits: what a bot never does, whatever it judges. A habit travels with the rules of the bot's view, so that all the
 * bot imagines keeps to it too. So bots ask this file, not the rules, what is legal.
 */
import type { Action, ActionType, ReadonlyState, Rules, Side } from '../../engine/index.ts';
import { refusal as illegal, someActions } from '../../engine/index.ts';
import type { MakeBot } from '../bot.ts';

/** Is this legal action one that the bot never takes? Where it is, another legal action must be left. */
export type Avoids = (state: ReadonlyState, action: Action) => boolean;

const HABITS = new WeakMap<Readonly<Rules>, { side: Side; avoids: Avoids }>();

/** A bot is offered no more than so many actions. */
const MOST_OFFERS = 20_000;

/** The legal actions of a side that its habit leaves; of very many, some of every kind (see the rules' `someActions`). */
export function legalActions(
  state: ReadonlyState,
  side: Side,
  leaveOut?: (type: ActionType) => boolean,
): Generator<Action> {
  const offers = someActions(state, side, MOST_OFFERS, leaveOut);
  const habit = HABITS.get(state.rules);
  return habit?.side === side ? kept(state, offers, habit.avoids) : offers;
}

/** Is this action legal by the rules, whatever the habit? */
export const isLegal = (state: ReadonlyState, action: Action): boolean => !illegal(state, action);

/** Is this action illegal, or against the habit of its side? */
export function isBarred(state: ReadonlyState, action: Action): boolean {
  if (!isLegal(state, action)) return true;
  const habit = HABITS.get(state.rules);
  return habit?.side === action.side && habit.avoids(state, action);
}

function* kept(state: ReadonlyState, offers: Iterable<Action>, avoids: Avoids): Generator<Action> {
  for (const action of offers) if (!avoids(state, action)) yield action;
}

/**
 * The same bot with a habit. It is offered only what the habit leaves, and looks ahead only at that.
 * `onBreach`: called if the bot breaks the habit all the same. Then the first offer that is left is taken.
 */
export const withHabit =
  (make: MakeBot, avoids: Avoids, onBreach?: (action: Action) => void): MakeBot =>
  (...args) => {
    const bot = make(...args);
    let rules: Readonly<Rules> | undefined;
    return {
      interrupts: bot.interrupts,
      decide(view, offers) {
        if (!rules) {
          rules = { ...view.rules };
          HABITS.set(rules, { side: view.viewer as Side, avoids });
        }
        const left = { [Symbol.iterator]: () => kept(view, offers, avoids) };
        const action = bot.decide({ ...view, rules }, left);
        if (!action || !avoids(view, action)) return action;
        onBreach?.(action);
        return left[Symbol.iterator]().next().value as Action | undefined;
      },
    };
  };
