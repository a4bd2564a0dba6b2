/** A whole card set without errors, as a warning about it sees it. */
import type { Card, CardType, Rules } from '../../engine/index.ts';
import type { CardOf } from '../../engine/language.ts';

export interface Whole {
  readonly cards: readonly Card[];
  readonly rules: Rules;
}

/** The cards of that type that are in a deck. */
export const ofType = <T extends CardType>({ cards }: Pick<Whole, 'cards'>, type: T): CardOf<T>[] =>
  cards.filter((card): card is CardOf<T> => card.type === type && card.copies > 0);
