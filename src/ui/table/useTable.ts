import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { CardId, Definition, View } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import { useDrawnGame, useGame } from '../app/game.ts';
import type { StatFact } from '../card/facts.ts';
import { asFacts, keywordsOf, statNumbers } from '../card/facts.ts';

/** A part of the table as both see it. The table must be there: an open game. */
export const useTable = <T>(select: (table: View) => T): T => useGame((s) => select(s.table as View));

/** The facts of a card that can be seen. They stay the same: with another card set the table is laid anew. */
export const useDefinition = (card: CardId): Definition => definitionOf(useDrawnGame().getState().table as View, card);

/** Worked out once for each table and card: zustand asks whenever anything changes, and again when it is drawn. */
function oncePerTable<T>(workOut: (table: View, card: CardId) => T): (table: View, card: CardId) => T {
  const known = new WeakMap<View, Map<CardId, T>>();
  return (table, card) => {
    const ofTable = known.get(table) ?? new Map<CardId, T>();
    known.set(table, ofTable);
    const value = ofTable.get(card) ?? workOut(table, card);
    ofTable.set(card, value);
    return value;
  };
}
const numbersOf = oncePerTable(statNumbers);
const wordsOf = oncePerTable(keywordsOf);

/** A card's statistics as they stand; drawn anew only when one of them changes. */
export function useFacts(card: CardId): StatFact[] {
  const { type } = useDefinition(card);
  const numbers = useGame(useShallow((s) => numbersOf(s.table as View, card)));
  return useMemo(() => asFacts(type, numbers), [type, numbers]);
}

export const useKeywords = (card: CardId): string => useTable((table) => wordsOf(table, card));
