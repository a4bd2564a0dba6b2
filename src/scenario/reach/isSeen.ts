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
  for (const key of Object.keys(pattern)) {
    const part = QUICK[key];
    if (part && difference(pattern[key], part(state))) return false;
  }
  if (namesNoCard(pattern)) return true;
  return difference(pattern, summarize(view(state, side), names)) === undefined;
}

/** True if the pattern is all of numbers and words that no card hides behind. */
export const namesNoCard = (pattern: Pattern): boolean => Object.keys(pattern).every((key) => QUICK[key]);

/** Parts of the summary that are read off the state, and hide nothing. */
const QUICK: Readonly<Record<string, (state: State) => unknown>> = {
  turn: ({ turn }) => turn,
  score: ({ score }) => score,
  winner: ({ winner }) => winner,
  actionsLeft: ({ actionsLeft }) => actionsLeft,
  minionsLeft: ({ minionsLeft }) => minionsLeft,
};
