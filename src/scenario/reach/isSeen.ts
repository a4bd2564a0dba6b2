/** Does a side see a part of the summary? Quick enough for a search. */
import type { Side, State } from '../../engine/index.ts';
import { view } from '../../engine/index.ts';
import type { Pattern } from '../mission.ts';
import { difference, summarize } from '../summary.ts';

/** Who looks. `names[card]`: the card's id in its file. */
interface Viewer {
  readonly side: Side;
  readonly names: readonly string[];
}

/** True if that side sees it so. What is quickly compared is compared first. */
export function isSeen(pattern: Pattern, state: State, { side, names }: Viewer): boolean {
  let isAll = true;
  for (const key of Object.keys(pattern)) {
    const part = key === 'plan' && !isOpen(pattern.plan) ? undefined : QUICK[key];
    if (!part) isAll = false;
    else if (difference(pattern[key], part(state))) return false;
  }
  if (isAll) return true;
  return difference(pattern, summarize(view(state, side), names)) === undefined;
}

/** Does it ask only for what nobody hides of an Evil Plan? */
const isOpen = (plan: unknown): boolean =>
  plan === null || Object.keys(plan as object).every((key) => key === 'status' || key === 'faceUp');

/** Parts of the summary that are read off the state, and hide nothing. */
const QUICK: Readonly<Record<string, (state: State) => unknown>> = {
  turn: ({ turn }) => turn,
  score: ({ score }) => score,
  winner: ({ winner }) => winner,
  plan: ({ plan }) => plan,
  actionsLeft: ({ actionsLeft }) => actionsLeft,
  minionsLeft: ({ minionsLeft }) => minionsLeft,
};
