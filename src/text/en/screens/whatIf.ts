/** Words of a finished game that is played again with other cards. */
import { capital, count } from '../words.ts';

export const WHAT_IF = {
  title: 'What would have happened?',
  was: 'As it was',
  now: 'With the cards of now',
  /** The parts that tell what came of the move. */
  move: { was: 'The move as it was', now: 'The move with the cards of now' },
  /** Short, for a narrow screen. */
  tabs: { words: 'What differs', was: 'As it was', now: 'With new cards' },
  views: 'What is shown',
  cards: 'What has changed',
  deal: 'Cards that are new, or of which there are more, lie at the bottom of their deck. What is gone is left out. All others lie in the old order.',
  notPossible: 'Not possible:',
  unseen: 'The table sees no difference yet.',
  nothingTold: 'Nothing that the log tells.',
  playOn: 'Play on from here',
  playOnWhat: 'Opens a new game with the cards of now. The finished one stays as it is.',
  back: 'Back to the result',
};

type Why = 'otherwise' | 'hidden' | 'refused' | 'gone' | 'same';

/** What becomes of the first move that is not as before. */
const PARTS: Readonly<Record<Exclude<Why, 'same'>, (move: string) => string>> = {
  otherwise: (move) => `${move} comes out otherwise.`,
  hidden: (move) => `${move} looks the same, but other cards are drawn, unseen by the table.`,
  refused: (move) => `${move} is not possible any more.`,
  gone: (move) => `${move} needs a card that is gone.`,
};

/** How far the two games go together, in a sentence. `same`: the moves that come out the same, among `of`. */
export function partingWords({ why, same, of }: { why: Why; same: number; of: number }, round: number): string {
  if (why === 'same') return `All ${count(of, 'move')} come out as before, to the end in round ${round}.`;
  if (same === 0) return capital(PARTS[why]('the very first move'));
  const before = `${same} of ${count(of, 'move')} ${same === 1 ? 'comes' : 'come'} out as before`;
  return `${before}. In round ${round} ${PARTS[why]('the next one')}`;
}

/** Why the game with the cards of now stops before the move. */
export const STOPS = {
  gone: 'The card of this move is not in the set any more.',
};
