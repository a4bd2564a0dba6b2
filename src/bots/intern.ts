/** A bot that knows nothing but what it may do: uniform choice among the offers. */
import type { Action, ActionType, View } from '../engine/index.ts';
import { awaiting, dice } from '../engine/index.ts';
import type { Bot } from './bot.ts';

/** What costs nothing and can be done again and again: at most so many a turn, or no game ends. */
export const isFree = (type: ActionType): boolean =>
  type === 'moveMinion' || type === 'assign' || type === 'unassign' || type === 'disconnect';
export const FREE_MOVES_A_TURN = 2;

/**
 * Every offer is as likely as the others, passing among them where it may respond. It never interrupts the other side
 * of its own accord.
 */
export function intern(seed: number): Bot {
  const roll = dice(seed);
  let turn = 0;
  let free = 0;

  return {
    interrupts: false,
    decide(view: View, offers: Iterable<Action>): Action | undefined {
      if (awaiting(view).side !== view.viewer) return undefined;
      if (turn !== view.turn.number) [turn, free] = [view.turn.number, 0];
      let choices = [...offers];
      if (free >= FREE_MOVES_A_TURN) choices = choices.filter(({ type }) => !isFree(type));
      const action = choices[roll(choices.length)];
      if (isFree(action.type)) free++;
      return action;
    },
  };
}
