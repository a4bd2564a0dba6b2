/** A bot of one idea: of its offers it takes what it likes best, and draws lots among what it likes alike. */
import type { Bot, MakeBot } from '../../../src/bots/bot.ts';
import type { Action, ActionType, View } from '../../../src/engine/index.ts';
import { awaiting, dice } from '../../../src/engine/index.ts';
import { few } from './few.ts';

/** How much a bot likes each type of action. What has no number counts 0. */
export type Taste = { readonly [T in ActionType]?: number };

/**
 * Brings the game on: it plays its cards, sends its Spies and carries on its plan.
 * It likes moves that cost nothing less than ending the step, so that each step ends.
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

/** No more offers than this are read. */
const READ = 1000;

/**
 * Makes a bot with this taste. One that `interrupts` acts where the other side is awaited,
 * if it likes an offer more than passing (R9.5).
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
      // Ending the step is offered last: what is read of the discards hides it.
      if (first.type === 'discard' && best < likingOf(taste, 'endStep')) return { type: 'endStep', side: first.side };
      return liked[roll(liked.length)];
    },
  };
}

const likingOf = (taste: Taste, type: ActionType): number => taste[type] ?? 0;

/** It could be done again and again (R4.4). */
const movesAnAssignedSpy = (view: View, action: Action): boolean =>
  action.type === 'assign' && view.spies.some(({ card, network }) => card === action.spy && network >= 0);

/** A maker of bots that are eager, but for what `taste` says. */
export const eagerBut =
  (taste: Taste, interrupts = false): MakeBot =>
  (seed) =>
    withTaste({ ...EAGER, ...taste }, seed, interrupts);
