/** Words of the decks and the discard piles. */
import { count } from '../words.ts';

export const PILES = {
  deck: 'deck',
  plans: 'plans',
  /** The button with the numbers of cards in the decks. */
  ask: (name: string) => `What is left in the decks of ${name}`,
  discards: (cards: number) => (cards === 1 ? 'discard' : 'discards'),
  withChoices: ', with cards to choose',
  title: (name: string) => `Discard pile of ${name}`,
  /** `plans`: null if the side has none. */
  left: (cards: number, plans: number | null) =>
    `Left to draw: ${count(cards, 'card')}${plans === null ? '' : `, and ${count(plans, 'Evil Plan')} to choose from`}. `,
  none: 'Nothing has been discarded yet.',
};
