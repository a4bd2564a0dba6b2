/** A whole card set without errors, as a warning about it sees it. */
import type { Card, CardType, Rules } from '../../engine/index.ts';
import type { CardOf } from '../../engine/language.ts';

import type { Fault } from '../trouble.ts';

export interface Whole {
  readonly cards: readonly Card[];
  readonly rules: Rules;
}

/** Something about a card of the set (`path` inside it), a number of the rules, or the set itself. */
export type SetFault = Fault & { card?: Card; rule?: keyof Rules };

/** The cards of that type that are in a deck. */
export const ofType = <T extends CardType>({ cards }: Pick<Whole, 'cards'>, type: T): CardOf<T>[] =>
  cards.filter((card): card is CardOf<T> => card.type === type && card.copies > 0);
