import { describe, expect, it } from 'vitest';
import { newGame, play } from '../../src/engine/index.ts';
import { testCatalog } from '../engine/cards.ts';

describe('R3 Evil Plans', () => {
  it('R3.1 the plans that were refused are shuffled back into the deck, none is lost', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = newGame(testCatalog(), { seed });
      const [first, chosen] = state.offered;
      const outcome = play(state, { type: 'choosePlan', side: 'genius', card: chosen });
      if (outcome.refusal) throw new Error(outcome.refusal.code);
      const { plans } = outcome.state.decks;
      const before = [...state.decks.plans, ...state.offered].filter((card) => card !== chosen);
      expect(plans.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      places.add(plans.indexOf(first));
    }
    expect(places.size).toBeGreaterThan(5);
  });
});
