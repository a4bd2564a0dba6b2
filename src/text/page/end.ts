/** Words of the end of a game: who won, how, and the game in numbers. */
import type { Side } from '../../engine/index.ts';
import { capital, count } from '../words.ts';

export const END = {
  stamp: { genius: 'Evil prevails', spymaster: 'World saved', draw: 'Stalemate' },
  wins: (name: string) => `${name} wins`,
  draw: 'A draw',
  evilness: 'Evilness',
  rounds: 'Rounds',
  completed: 'Plans completed',
  thwarted: 'Plans thwarted',
  minionsLost: 'Minions lost',
  spiesLost: 'Spies lost',
  minutes: 'Minutes',
  seed: (seed: number) => `Seed of the shuffle: ${seed}. The same seed deals the same cards.`,
  againSwapped: 'Play again, sides swapped',
  again: 'Play again, same sides',
  look: 'Look at the final table',
};

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
