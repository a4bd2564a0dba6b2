/** A simple bot: it takes the offer that it likes best, and chooses at random among equals. */
import type { Bot, MakeBot } from '../../../src/bots/bot.ts';
import type { Action, ActionType, View } from '../../../src/engine/index.ts';
import { awaiting, dice } from '../../../src/engine/index.ts';
import { few } from './few.ts';

/** How much a bot likes each type of action. A type without a number counts as 0. */
export type Taste = { readonly [T in ActionType]?: number };

/**
 * Takes the game forward: plays its cards, sends its Spies and goes on with its plan.
 * It likes free moves less than the end of the step, so that each step ends.
 */
export const EAGER: Taste = {
  completePlan: 10,
  advancePlan: 9,
  activatePlan: 9,
  connect: 6,
  playMinion: 5,
  playNode: 5,
  build: 4,
  playSpy: 4,
  assign: 3,
  infiltrate: 3,
  pass: 2,
  endStep: 1,
  playInstant: 1,
  useAbility: 1,
  discard: -1,
  moveMinion: -1,
  unassign: -1,
  disconnect: -1,
};

/** At most so many offers are read. */
const READ = 1000;

/**
 * Makes a bot with this taste. `interrupts`: it also acts while the other side is awaited, if it likes an offer more
 * than passing (R9.5).
 */
export function withTaste(taste: Taste, seed: number, interrupts = false): Bot {
  const roll = dice(seed);
  return {
    interrupts,
    decide(view: View, offers: Iterable<Action>): Action | undefined {
      const least = awaiting(view).side === view.viewer ? Number.NEGATIVE_INFINITY : likingOf(taste, 'pass');
      let best = least;
      let liked: Action[] = [];
      for (const action of few(offers, READ)) {
        const liking = movesAnAssignedSpy(view, action) ? -1 : likingOf(taste, action.type);
        if (liking < best) continue;
        if (liking > best) liked = [];
        best = liking;
        liked.push(action);
      }
      if (best <= least) return undefined;
      const [first] = liked;
      // The end of the step is offered last. If there are too many discards to read, it is not among those read.
      if (first.type === 'discard' && best < likingOf(taste, 'endStep')) return { type: 'endStep', side: first.side };
      return liked[roll(liked.length)];
    },
  };
}

const likingOf = (taste: Taste, type: ActionType): number => taste[type] ?? 0;

/** True for the move of an assigned Spy, which could be made again and again (R4.4). */
const movesAnAssignedSpy = (view: View, action: Action): boolean =>
  action.type === 'assign' && view.spies.some(({ card, network }) => card === action.spy && network >= 0);

/** Returns a maker of bots with the taste `EAGER`, changed by `taste`. */
export const eagerBut =
  (taste: Taste, interrupts = false): MakeBot =>
  (seed) =>
    withTaste({ ...EAGER, ...taste }, seed, interrupts);
