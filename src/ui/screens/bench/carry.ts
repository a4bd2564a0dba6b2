/** What a scenario takes along when it leaves the page: where its card set can be had, or the cards that it needs. */
import { catalogOf, registerCatalog } from '../../../engine/index.ts';
import { withItsCards } from '../../../scenario/carried.ts';
import type { Scenario } from '../../../scenario/format.ts';
import type { GameSet } from '../../../scenario/open.ts';
import type { GameStore } from '../../../store/store.ts';
import { bringCards } from '../../page/session/bringCards.ts';

/** `brings`: so many cards of its set. `needs`: it opens only where its set is in use; null: it opens everywhere. */
export interface Carried {
  scenario: Scenario;
  brings: number;
  needs: NonNullable<Scenario['cardSet']> | null;
}

/**
 * The scenario as it may leave the page, the best way first: a set that has an address is named with it, of another one
 * the cards go along. The last way has the fewest letters.
 */
export async function waysToCarry(scenario: Scenario, store: GameStore): Promise<[Carried, ...Carried[]]> {
  if (!store.getState().ownSet()) await bringCards();
  const whole = named(scenario, store);
  const { cardSet } = whole;
  const plain: Carried = { scenario: whole, brings: 0, needs: null };
  const own = store.getState().ownSet()?.cards ?? [];
  if (scenario.cards || !cardSet || cardSet.address !== undefined) return [plain];
  if (own.length > 0 && cardSet.hash === registerCatalog(own).hash) return [plain];
  const bare = { ...plain, needs: cardSet };
  const set = setOf(cardSet.hash, store);
  if (!set) return [bare];
  const carry = (there: GameSet['cards']): Carried => {
    const full = withItsCards(whole, set, there);
    return { scenario: full, brings: full.cards?.length ?? 0, needs: null };
  };
  return [carry([]), carry(own), bare];
}

/** The scenario, and what it lacks of the set in use: where that can be had, and its rules. */
function named(scenario: Scenario, store: GameStore): Scenario {
  const { cardSet, cards } = scenario;
  const { brought, rules = {} } = store.getState().cards ?? {};
  if (cards || !brought || (cardSet && cardSet.hash !== brought.hash)) return scenario;
  const { hash, name, address } = brought;
  return {
    ...scenario,
    cardSet: { hash, name, ...(address !== null && { address }), ...cardSet },
    ...(Object.keys(rules).length > 0 && { rules: { ...rules, ...(scenario.rules as GameSet['rules']) } }),
  };
}

/** The set of that hash; undefined if the page does not have it. */
function setOf(hash: string, store: GameStore): GameSet | undefined {
  const inUse = store.getState().cards;
  try {
    return { cards: catalogOf({ set: hash }).source, rules: inUse?.hash === hash ? inUse.rules : {} };
  } catch {
    return undefined;
  }
}
