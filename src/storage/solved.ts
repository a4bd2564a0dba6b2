/** Under which names solved missions and puzzles are entered in the results. */
const PUZZLE = 'puzzle/';

export const puzzleKey = (name: string): string => `${PUZZLE}${name}`;

/** How many missions, and how many puzzles, are solved. */
export function solvedOf(missions: Readonly<Record<string, number>>): { missions: number; puzzles: number } {
  const keys = Object.keys(missions);
  const puzzles = keys.filter((key) => key.startsWith(PUZZLE)).length;
  return { missions: keys.length - puzzles, puzzles };
}
