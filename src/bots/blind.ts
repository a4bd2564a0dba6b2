/** A bot that sees nothing: whatever strength is left in it does not come from what it sees. */
import type { Action, View } from '../engine/index.ts';
import { awaiting, HIDDEN, imagine, view as viewOf } from '../engine/index.ts';
import type { MakeBot } from './bot.ts';
import { isLegal } from './habits/habit.ts';
import { intern } from './intern.ts';

/**
 * The same bot, shown a blank table instead of its own: nothing in play, nothing discarded, no score, and as many cards
 * in each hand, drawn at random. It does what it would do there if that is on offer, else what the intern does.
 */
export const blind =
  (make: MakeBot): MakeBot =>
  (seed, ...rest) => {
    const bot = make(seed, ...rest);
    const groping = intern(seed);
    return {
      interrupts: bot.interrupts,
      decide(view, offers): Action | undefined {
        if (awaiting(view).side !== view.viewer) return undefined;
        const blank = blankOf(view, seed);
        const left = [...offers].filter((action) => isLegal(blank, action));
        const action = left.length > 0 ? bot.decide(blank, left) : undefined;
        return action && isLegal(view, action) ? action : groping.decide(view, offers);
      },
    };
  };

function blankOf(view: View, seed: number): View {
  const empty = { genius: [], spymaster: [] };
  const hide = ({ length }: readonly number[]): number[] => Array(length).fill(HIDDEN);
  const world = imagine(
    {
      ...view,
      score: { genius: 0, spymaster: 0 },
      lair: view.lair.map(() => null),
      plan: view.plan && { card: HIDDEN, status: 'in-progress', faceUp: false },
      offered: hide(view.offered),
      nodes: [],
      links: [],
      spies: [],
      infiltration: null,
      infiltrated: [],
      hands: { genius: hide(view.hands.genius), spymaster: hide(view.hands.spymaster) },
      discards: empty,
      scored: empty,
      stack: [],
      responder: null,
      passes: 0,
      frames: [],
      choice: null,
      modifiers: [],
      used: [],
      counters: [],
      happened: [],
    },
    seed + view.turn.number,
  );
  return viewOf(world, view.viewer);
}
