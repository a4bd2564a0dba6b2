/** The door to the store: the page's own one, and the hooks through which components read it. */
import { useStore as useZustand } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Action, CardId, Side, View } from '../engine/index.ts';
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';
import type { Actions, PeekData, Store } from './types.ts';
import { browserWorld } from './world.ts';

export * from './types.ts';

const kept = import.meta.hot?.data as { store?: GameStore } | undefined;
/** Kept while code and cards are edited, so that the game in progress lives on. */
export const gameStore: GameStore = kept?.store ?? createGameStore(browserWorld());
if (kept) kept.store = gameStore;

/** Everything that can be done. The functions never change. */
export const actions: Actions = gameStore.getState();

/** Reads from the store; a selector that makes a new list or object each time needs `useShallow` around it. */
export function useStore<T>(select: (store: Store) => T): T {
  return useZustand(gameStore, select);
}

/** The table of the open game; only for components shown while a game is open. */
export function useTable(): View {
  const table = useStore((s) => s.table);
  if (!table) throw new Error('No game is open.');
  return table;
}

/** What that side sees while its peek is open, else null. */
export const usePeek = (side: Side): PeekData | null => useStore((s) => s.peeks[side]);

const CARD_FIELDS = ['card', 'minion', 'spy', 'node', 'to'] as const;
/** Does the action begin with this card: the one played or built, the Minion moved, the Spy sent, …? */
export const isOfCard = (action: Action, card: CardId): boolean => {
  const fields: Partial<Record<string, unknown>> = action;
  return CARD_FIELDS.some((field) => fields[field] === card);
};

const offersOf = (store: Store, side: Side | 'table'): readonly Action[] =>
  side === 'table' ? store.offers : (store.peeks[side]?.offers ?? []);

/** The offers that a touch of this card speaks of; in a peek those of that side, else the public ones. */
export const useOffersOf = (card: CardId, from: Side | 'table' = 'table'): Action[] =>
  useStore(useShallow((s) => offersOf(s, from).filter((action) => isOfCard(action, card))));

/** The offers of a type, by default the public ones. */
export const useOffers = <T extends Action['type']>(
  type: T,
  from: Side | 'table' = 'table',
): Extract<Action, { type: T }>[] =>
  useStore(
    useShallow((s) =>
      offersOf(s, from).filter((action): action is Extract<Action, { type: T }> => action.type === type),
    ),
  );
