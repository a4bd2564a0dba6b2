import { expect, test } from 'vitest';
import { storeIn } from '../../../tests/store/position.ts';
import type { GameEvent } from '../../engine/index.ts';
import { viewTold } from './told.ts';

const table = storeIn({
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  plan: 'prank',
  lair: { 1: 'guard', 2: 'guard' },
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
}).store.getState().table!;
const spy = table.spies[0].card;
const [card, other] = table.lair.map((one) => one?.card ?? -1);
const round = (toSpy: number, toMinion: number): GameEvent => ({
  type: 'combatRound',
  card,
  spy,
  round: 1,
  first: null,
  toSpy,
  toMinion,
  minionHealth: 0,
  spyHealth: 0,
});

test('R7.1 after rounds of combat their damage is on the two who fight, and on nobody else', () => {
  const now = viewTold(table, [round(0, 1), { type: 'damaged', card, amount: 1, by: spy, combat: true }, round(1, 1)]);
  expect(now.spies[0].damage).toBe(1);
  expect(now.lair[0]).toMatchObject({ card, damage: 2 });
  expect(now.lair[1]).toMatchObject({ card: other, damage: 0 });
  expect(table.lair[0]?.damage).toBe(0);
});

test('a round without a wound, and other events, leave the view as it is', () => {
  expect(viewTold(table, [round(0, 0), { type: 'damaged', card, amount: 1, by: spy, combat: false }])).toBe(table);
});

test('R3.3 a plan that is turned up and activated is so from then on, and nothing else is changed', () => {
  const now = viewTold(table, [
    { type: 'planRevealed', card: 90, why: 'activated' },
    { type: 'planActivated', card: 90 },
  ]);
  expect(now.plan).toMatchObject({ card: 90, faceUp: true, status: 'activated' });
  expect(now).toEqual({ ...table, plan: now.plan });
});

test('R3.5 once points have been told they stand in the score', () => {
  const now = viewTold(table, [{ type: 'scored', side: 'genius', points: 3, total: 5 }]);
  expect(now.score).toEqual({ ...table.score, genius: 5 });
  expect(table.score.genius).toBe(0);
});
