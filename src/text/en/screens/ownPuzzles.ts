/** Words about puzzles that come out of games played here. */
const RULES_OF_IT = 'Only the cards that mattered are left, both hands lie open, and nothing is drawn.';

export const OWN = {
  /** Of a puzzle. `solver`, `rival`: names of players. */
  name: (solver: string, rival: string, round: number, day: Date) =>
    `${solver} against ${rival}, round ${round} (${day.toISOString().slice(0, 10)})`,
  /** What is to be done in it, by its side. */
  briefs: {
    genius: `Keep the Evil Plan through the next turn of the Spy Master. ${RULES_OF_IT}`,
    spymaster: `Thwart the Evil Plan in this turn. ${RULES_OF_IT}`,
  },
} as const;
