/** Words of the end of a game: who won, how, and the game in numbers. */
import type { Seed, Side } from '../../../engine/index.ts';
import { plain } from '../../plain.ts';
import { capital, count } from '../words.ts';

const LONGEST_IN_FILE = 50;

export const END = {
  wins: (name: string) => `${name} wins`,
  /** To the one person who played against a bot. `name`: the winner's. */
  alone: (won: boolean, name: string) => (won ? 'You win' : `You lose: ${name} wins`),
  draw: 'A draw',
  evilness: 'Evilness',
  rounds: 'Rounds',
  completed: 'Plans completed',
  thwarted: 'Plans thwarted',
  minionsLost: 'Minions lost',
  spiesLost: 'Spies lost',
  minutes: 'Minutes',
  seed: (seed: Seed) => `Seed of the shuffle: ${seed}. The same seed deals the same cards.`,
  againSwapped: 'Play again, sides swapped',
  again: 'Play again, same sides',
  /** After a first game with tips, which is shorter and has no clock. */
  realSwapped: 'A real game, sides swapped',
  real: 'A real game, same sides',
  onceMore: 'The last infiltration',
  look: 'The final table',
  picture: 'Save as a picture',
  noPicture: 'This browser could not draw the picture. Try another one, or take a photograph of the screen.',
  actions: 'What now?',
};

/** The words on the poster. */
export const POSTER = {
  kicker: 'EVIL GENIUS VS SPIES',
  headline: { genius: ['EVIL', 'PREVAILS'], spymaster: ['WORLD', 'SAVED'], draw: ['STALEMATE'] },
  line: 'Evilness, round by round',
  round: 'round',
  roundOf: (round: number) => `Round ${round}`,
  plans: 'The Evil Plans',
  fate: { completed: 'COMPLETED', thwarted: 'THWARTED', swapped: 'PUT BACK', unfinished: 'UNFINISHED' },
  secret: 'TOP SECRET',
  worth: (evilness: number, scored: boolean) => (scored ? `+${evilness}` : `${evilness}`),
  file: (first: string, second: string) => `${plain(first, LONGEST_IN_FILE)} VS ${plain(second, LONGEST_IN_FILE)}.png`,
};

/** What became of an Evil Plan. Its name is null if only the Genius has seen it. */
interface PlanStory {
  name: string | null;
  evilness: number | null;
  fate: 'completed' | 'thwarted' | 'swapped' | 'unfinished';
  status: 'in-progress' | 'activated' | 'advanced';
  round: number;
  by: string | null;
}

const STATUS = { 'in-progress': 'in progress', activated: 'activated', advanced: 'advanced' };

/** What stands on the folder of a plan, beside the stamp. */
export function detailWords({ name, fate, status, by }: PlanStory): string {
  if (name === null) return 'a plan nobody saw';
  if (fate === 'thwarted') return `by ${by}`;
  if (fate === 'completed') return 'carried out';
  return fate === 'swapped' ? 'for another plan' : STATUS[status];
}

/** What became of a plan, in a sentence. */
export function fateWords(plan: PlanStory): string {
  const { name, evilness, fate, status, round, by } = plan;
  const what = name === null ? 'A plan nobody saw' : `${name}, Evilness ${evilness}`;
  const end = {
    completed: `completed in round ${round}`,
    thwarted: `thwarted by ${by} in round ${round}`,
    swapped: `put back under the deck in round ${round}`,
    unfinished: name === null ? 'never finished' : `never finished, ${STATUS[status]} at the end`,
  }[fate];
  return `${what}: ${end}.`;
}

/** The score, in one line per round, as a table. */
export const SCORES = { title: 'Evilness at the end of each round', round: 'Round' };

/** The game in numbers, in one line. A seed that was drawn is too long for it. `day`: milliseconds of its beginning. */
export function numbersWords(
  { rounds, minutes, seed }: { rounds: number; minutes: number; seed: Seed },
  lost: Readonly<Record<Side, number>>,
  day: number,
): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(day);
  return [
    count(rounds, 'round'),
    count(minutes, 'minute'),
    `lost: ${count(lost.genius, 'Minion')}, ${lost.spymaster === 1 ? '1 Spy' : `${lost.spymaster} Spies`}`,
    ...(typeof seed === 'number' ? [`seed ${seed}`] : []),
    date,
  ].join(' · ');
}

/** How a game ended. */
interface Ending {
  how: 'score' | 'concede' | 'rounds' | 'agreed';
  winner: Side | 'draw';
  rounds: number;
  /** Of the winner. */
  score: number;
}

/** How it ended, in a sentence. `first` won and `second` lost, named as within a sentence. */
export function endingWords({ how, winner, rounds, score }: Ending, first: string, second: string): string {
  const long = count(rounds, 'round');
  if (how === 'agreed') return 'You agreed on a draw.';
  if (winner === 'draw') return `After ${long} the score is level.`;
  if (how === 'concede') return `${capital(second)} conceded in round ${rounds}.`;
  if (how === 'rounds') return `After ${long} ${first} has the higher score.`;
  const deed = winner === 'genius' ? 'carried out' : 'thwarted';
  return `${capital(first)} ${deed} Evil Plans worth ${score} Evilness in ${long}.`;
}
