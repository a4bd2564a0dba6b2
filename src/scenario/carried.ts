/** A scenario that brings the cards it needs, so that it opens with any set. */
import type { Card } from '../engine/index.ts';
import { cardsNamed } from './cast.ts';
import type { Scenario } from './format.ts';
import type { GameSet } from './open.ts';

/**
 * The scenario with those cards of its set that its set-up names, and with the rules of the set. Without a set-up it
 * needs them all. `there`: cards that stay away, because whoever opens it has the same.
 */
export function withItsCards(scenario: Scenario, { cards, rules }: GameSet, there: readonly Card[] = []): Scenario {
  const { setup } = scenario;
  const named = setup && cardsNamed(setup);
  const same = new Set(there.map((card) => JSON.stringify(card)));
  const needed = cards.filter((card) => (named?.has(card.id) ?? true) && !same.has(JSON.stringify(card)));
  return {
    ...scenario,
    ...(needed.length > 0 && { cards: needed }),
    rules: { ...rules, ...(scenario.rules as GameSet['rules']) },
  };
}
