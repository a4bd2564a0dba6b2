/** A bot that chooses among the offers at random, each as likely as the others. */
import type { Action, ActionType, View } from '../engine/index.ts';
import { awaiting, dice } from '../engine/index.ts';
import type { Bot } from './bot.ts';

/** Is this a type of action that costs nothing and can be repeated? A bot must limit these, or no game ends. */
export const isFree = (type: ActionType): boolean =>
  type === 'moveMinion' || type === 'assign' || type === 'unassign' || type === 'disconnect';
export const FREE_MOVES_A_TURN = 2;

/**
 * Makes a bot for which every offer is as likely as the others. If it may respond, passing is one of the offers.
 * It never interrupts the other side of its own accord.
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
