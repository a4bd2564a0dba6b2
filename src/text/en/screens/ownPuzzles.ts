/** Words about puzzles that come out of games played here. */
import { dayOf } from '../../day.ts';
import { quoted } from '../../plain.ts';

/** The name of a player is cut at so many characters, so that the name of the puzzle is shown whole. */
const LONGEST = 20;

const RULES_OF_IT =
  'Only the cards that mattered are left, and both hands lie open. The decks are empty: a side draws only what it has discarded.';

export const OWN = {
  /** Of a puzzle. `solver`, `rival`: names of players. `day`: when the game began. */
  name: (solver: string, rival: string, round: number, day: Date) =>
    `${quoted(solver, LONGEST)} against ${quoted(rival, LONGEST)}, round ${round} (${dayOf(day)})`,
  /** What is to be done in it, by its side. */
  briefs: {
    genius: `Keep the Evil Plan through the next turn of the Spy Master. ${RULES_OF_IT}`,
    spymaster: `Thwart the Evil Plan in this turn. ${RULES_OF_IT}`,
  },
} as const;
