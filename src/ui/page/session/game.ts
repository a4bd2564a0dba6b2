import { useContext } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { BySide, CardId, Definition, Keyword, Side, View } from '../../../engine/index.ts';
import { activeBonuses, definitionOf, preventionOf, reuse } from '../../../engine/index.ts';
import type { Store } from '../../../store/types.ts';
import { PERSON } from '../../../text/en/bots.ts';
import type { CountersFact, StatFact } from '../../../text/en/table/card.ts';
import { countersOf, factsOf, keywordsOf } from '../../card/facts.ts';
import { GameContext } from './loadStore.ts';

/** The store itself, for sending commands: `useGameStore().getState().post(…)`. Throws outside a `GameContext`. */
export function useGameStore(): StoreApi<Store> {
  const store = useContext(GameContext);
  if (!store) throw new Error('No store: wrap the component in GameContext.');
  return store;
}

/**
 * A part of what the page may know. The component is drawn again when that part changes. `select` must return the same
 * value as long as the store does not change.
 */
export const useGame = <T>(select: (store: Store) => T): T => useStore(useGameStore(), select);

/** The side of the only person at the table, against a bot; null if two people play, or as long as it does not sit there. */
export const onlySide = ({ sits, passedOn }: Pick<Store, 'sits' | 'passedOn'>): Side | null => (passedOn ? null : sits);

/** True if bots play both sides, and people only watch. */
export const isWatched = ({ sources: { genius, spymaster } }: Pick<Store, 'sources'>): boolean =>
  genius !== PERSON && spymaster !== PERSON;

/** True if no bot plays. */
export const isBetweenPeople = ({ genius, spymaster }: Readonly<BySide<string>>): boolean =>
  genius === PERSON && spymaster === PERSON;

/** True if that side sits at the far edge, so that what it reads is turned round. */
export const useIsFar = (side: Side | undefined): boolean =>
  useGame((s) => side === 'genius' && s.game?.settings.seating === 'across');

/** A part of the table as both see it. There must be an open game. */
export const useTable = <T>(select: (table: View) => T): T => useGame((s) => select(s.table as View));

/** The definition of a visible card. It never changes: with another card set the table is mounted again. */
export const useDefinition = (card: CardId): Definition => definitionOf(useGameStore().getState().table as View, card);

/** What a card in play shows now: its statistics, its keywords, and its active bonuses (R5.3). */
interface Standing {
  facts: readonly StatFact[];
  keywords: readonly Keyword[];
  bonuses: Definition['bonuses'];
  counters: readonly CountersFact[];
  /** The damage that is prevented next; Infinity: all of it. */
  prevents: number;
}

/** Computed once for each table and card, as the store asks often. */
const standings = new WeakMap<View, Map<CardId, Standing>>();
/** Those of the table that came last, and of the one before it. Equal values of that one are reused. */
let [newest, before] = [new Map<CardId, Standing>(), new Map<CardId, Standing>()];

function standingOf(table: View, card: CardId): Standing {
  let known = standings.get(table);
  if (!known) {
    known = new Map();
    standings.set(table, known);
    [newest, before] = [known, newest];
  }
  const value =
    known.get(card) ??
    reuse(before.get(card), {
      facts: factsOf(table, card),
      keywords: keywordsOf(table, card),
      bonuses: activeBonuses(table, card),
      counters: countersOf(table, card),
      prevents: preventionOf(table, card),
    });
  known.set(card, value);
  return value;
}

/** What a card shows now. The component is drawn again only when something of it changes. */
export const useStanding = (card: CardId): Standing => useTable((table) => standingOf(table, card));
