/** Words of the screen of the puzzles. */
import { quoted } from '../../plain.ts';

const LONGEST = 80;

export const PUZZLES = {
  title: 'Puzzles',
  lead: 'Positions that one side wins by force, whatever the other side does. Each is proved: every reply has been looked at.',
  today: 'Puzzle of the day',
  all: 'All puzzles',
  theme: {
    sneak: 'Sneaking',
    fight: 'Fighting',
    guard: 'Guarding',
    build: 'Building',
    network: 'Networks',
    plan: 'Evil Plans',
    timing: 'Timing',
  },
  difficulty: (difficulty: number) => ['Easy', 'Medium', 'Hard'][difficulty - 1] ?? '',
  horizon: { turn: 'in one turn', next: 'until your next turn' },
  /** `role`: who solves it. */
  kicker: (role: string, difficulty: string, horizon: string) => `${role} · ${difficulty} · ${horizon}`,
  play: 'Solve',
  playPuzzle: (name: string) => `Solve: ${name}`,
  solved: 'Solved',
  /** How many of them are solved. */
  count: (solved: number, of: number) => `${solved} of ${of} solved`,
  filter: 'Show',
  every: 'All themes',
  everyDifficulty: 'Easy to hard',
  howHard: 'Difficulty',
  none: 'There is no such puzzle.',
  unnamed: 'A puzzle without a name',
  /** Of a set that somebody brought. */
  ofSet: (name: string) => `Puzzles of ${quoted(name, LONGEST)}`,
  /** Out of games that were played here. */
  own: 'Out of your games',
  ownText: 'Kept at the debrief of a game. A puzzle that is solved stays here until you delete it.',
  delete: 'Delete',
  deletePuzzle: (name: string) => `Delete: ${name}`,
  otherCards: "It was proved with other cards than today's. Perhaps it cannot be forced any more.",
  cannot: (name: string, says: string) => `${name} cannot be played: ${says}`,
  bad: (number: number, says: string) => `Puzzle ${number} of the set cannot be played: ${says}`,
  noPuzzle: 'it has no key "puzzle".',
  /** On the screen of the missions. */
  door: 'Puzzles, and the puzzle of the day',
} as const;
