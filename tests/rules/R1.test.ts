import { describe, expect, it } from 'vitest';
import type { Action, Seed, State } from '../../src/engine/index.ts';
import { definitionOf, newGame, perform, play, registerCatalog, roundOf } from '../../src/engine/index.ts';
import { TEST_CARDS, testCatalog } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { table } from './table.ts';

const catalog = testCatalog();
const total = (types: string[]): number =>
  TEST_CARDS.filter((card) => types.includes(card.type)).reduce((sum, card) => sum + card.copies, 0);

describe('R1 game', () => {
  it('R1.1 three decks hold the cards of their types, every copy once', () => {
    const { state } = newGame(catalog, { seed: 1 });
    const { genius, spymaster, plans } = state.decks;
    expect(genius).toHaveLength(total(['minion', 'contraption', 'epiphany']));
    expect(spymaster).toHaveLength(total(['spy', 'node', 'intelligence']));
    expect(plans.length + state.offered.length).toBe(total(['plan']));
    const all = [...genius, ...spymaster, ...plans, ...state.offered];
    expect(all.toSorted((a, b) => a - b)).toEqual(state.cards.map((_, card) => card));
  });

  it('R1.1 the seed decides every deck, and another seed another order', () => {
    const decks = (seed: number) => newGame(catalog, { seed }).state.decks;
    expect(decks(8)).toEqual(decks(8));
    for (const deck of ['genius', 'spymaster', 'plans'] as const) expect(decks(8)[deck]).not.toEqual(decks(9)[deck]);
  });

  it('R1.1 every digit of a seed counts, of a long one too', () => {
    const decks = (seed: Seed) => JSON.stringify(newGame(catalog, { seed }).state.decks);
    const long = '8f3a0c55d21e97b46600f1e2d3c4b5a6';
    const near = [0, 7, 8, 15, 16, 23, 24, 31].map((at) => `${long.slice(0, at)}7${long.slice(at + 1)}`);
    expect(decks(long)).toBe(decks(long.toUpperCase()));
    const seeds: Seed[] = [
      0,
      1,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 32 + 1,
      2 ** 33 + 1,
      Number.MAX_SAFE_INTEGER,
      long,
      ...near,
    ];
    expect(new Set(seeds.map(decks)).size).toBe(seeds.length);
  });

  it('R1.1 two long seeds that differ in one bit shuffle nothing alike', () => {
    const deck = (last: string) =>
      newGame(catalog, { seed: `0000000000000000000000000000000${last}` }).state.decks.genius;
    const same = deck('1').filter((card, i) => card === deck('2')[i]).length;
    expect(same).toBeLessThan(deck('1').length / 4);
  });

  it('R1.1 the decks of a number stay what they were', () => {
    expect(newGame(catalog, { seed: 1 }).state.decks.genius.slice(0, 5)).toEqual([16, 33, 39, 34, 17]);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53, '', '1', 'abc', `${'0'.repeat(31)}g`])('R1.1 %s is no seed', (seed) => {
    expect(() => newGame(catalog, { seed })).toThrow(RangeError);
  });

  it('R1.1 the same seed, cards, rules and actions give the same game, from another catalogue object too', () => {
    const { actions, state } = playRandomGame({ seed: 21, catalog, rules: { maxRounds: 10 } });
    const again = newGame(registerCatalog(structuredClone(TEST_CARDS)), { seed: 21, rules: { maxRounds: 10 } }).state;
    for (const action of actions) perform(again, action);
    expect(again).toEqual(state);
  });

  it('R1.4 the discard pile is shuffled before it becomes the deck', () => {
    const pile = ['guard', 'clerk', 'boss', 'crate', 'grid', 'mine', 'lamp', 'idea'];
    const drawn = (random: number): string[] => {
      const { state } = table({
        turn: { number: 3, side: 'genius', step: 'draw' },
        decks: { genius: [] },
        discards: { genius: pile },
      });
      state.random = [...state.random.slice(0, -1), random];
      const after = done(state, { type: 'endStep', side: 'genius' });
      return [...after.hands.genius, ...after.decks.genius].map((card) => definitionOf(after, card).id);
    };
    const orders = [1, 2, 3, 4].map(drawn);
    for (const order of orders) expect(order.toSorted()).toEqual(pile.toSorted());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('R1.7 a round is one turn of each side, and what comes before the first turn counts to the first round', () => {
    expect([0, 1, 2, 3, 4, 5].map(roundOf)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('R1.7 both may agree on a draw, whatever is going on', () => {
    const { state } = table({
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      infiltration: { spy: 'agent', square: 1 },
    });
    const attacked = done(state, { type: 'attack', side: 'spymaster' });
    const after = done(attacked, { type: 'agreeDraw', side: 'genius' });
    expect([after.winner, after.ending]).toEqual(['draw', 'agreed']);
  });

  it('R1.7 conceding is possible in the middle of a stack, and ends the game for the other side', () => {
    const { state } = table({ turn: { number: 3, side: 'genius', step: 'activate' } });
    const declared = done(state, { type: 'endStep', side: 'genius' });
    expect(declared.stack).toHaveLength(1);
    const after = done(declared, { type: 'concede', side: 'genius' });
    expect([after.winner, after.ending]).toEqual(['spymaster', 'concede']);
  });
});

function done(state: State, action: Action): State {
  const outcome = play(state, action);
  if (outcome.refusal) throw new Error(outcome.refusal.code);
  return outcome.state;
}
