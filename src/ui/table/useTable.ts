import { useShallow } from 'zustand/react/shallow';
import type { CardId, Definition, View } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import { useGame } from '../app/game.ts';
import type { StatFact } from '../card/facts.ts';
import { asFacts, keywordsOf, statNumbers } from '../card/facts.ts';

/** A part of the table as both see it. The table must be there: an open game. */
export const useTable = <T>(select: (table: View) => T): T => useGame((s) => select(s.table as View));

/** The facts of a card that can be seen. */
export const useDefinition = (card: CardId): Definition => useTable((table) => definitionOf(table, card));

/** A card's statistics as they stand; drawn anew only when one of them changes. */
export function useFacts(card: CardId): StatFact[] {
  const { type } = useDefinition(card);
  const numbers = useGame(useShallow((s) => statNumbers(s.table as View, card)));
  return asFacts(type, numbers);
}

export const useKeywords = (card: CardId): string => useTable((table) => keywordsOf(table, card));
