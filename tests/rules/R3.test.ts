import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { newGame, play } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { testCatalog } from '../engine/cards.ts';
import { stateIn } from '../store/position.ts';

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

  describe('R3.6 a plan that does not go on because of its cost', () => {
    /** What is told of it when that step ends. */
    const told = (step: 'activate' | 'infiltrate', setup: Setup): GameEvent[] => {
      const side = step === 'activate' ? 'genius' : 'spymaster';
      const state = stateIn({ turn: { number: side === 'genius' ? 5 : 4, side, step }, ...setup });
      const ended = play(state, { type: 'endStep', side });
      if (ended.refusal) throw new Error(ended.refusal.code);
      const events = [...ended.events];
      for (let now = ended.state; now.responder; ) {
        const passed = play(now, { type: 'pass', side: now.responder });
        if (passed.refusal) throw new Error(passed.refusal.code);
        events.push(...passed.events);
        now = passed.state;
      }
      return events.filter(({ type }) => type === 'planStalled');
    };
    const lair = { 1: 'crate' };

    it('says what is missing, as it lies face up', () => {
      const missing = { have: 1, need: 2, haveMinions: 0, needMinions: 1 };
      for (const status of ['activated', 'advanced'] as const)
        expect(told('infiltrate', { plan: { card: 'heist', status }, lair })).toMatchObject([{ status, ...missing }]);
      expect(told('activate', { plan: { card: 'heist', status: 'in-progress', faceUp: true }, lair })).toMatchObject([
        { status: 'in-progress', ...missing },
      ]);
    });

    it('says nothing where it lies face down: that is a secret (R10.1)', () => {
      expect(told('activate', { plan: 'heist', lair })).toEqual([]);
    });

    it('says nothing where the cost is met, whatever the Genius does', () => {
      expect(told('infiltrate', { plan: { card: 'prank', status: 'activated' }, lair })).toEqual([]);
    });
  });
});
