/** Words of the decks and the discard piles. */
import { count } from '../words.ts';

export const PILES = {
  deck: 'deck',
  plans: 'plans',
  discards: (cards: number) => (cards === 1 ? 'discard' : 'discards'),
  withChoices: ', with cards to choose',
  title: (name: string) => `Discard pile of ${name}`,
  /** `plans`: null if the side has none. */
  left: (cards: number, plans: number | null) =>
    `Left to draw: ${count(cards, 'card')}${plans === null ? '' : `, and ${count(plans, 'Evil Plan')} to choose from`}. `,
  none: 'Nothing has been discarded yet.',
};
