/** The questions that the rules answer for a page, so that the page applies no rule itself. */
import { expect, test } from 'vitest';
import type { Action, State } from '../../src/engine/index.ts';
import {
  activeBonuses,
  play,
  sacrificeable,
  sacrificeSum,
  view,
  whatIsAsked,
  workSum,
} from '../../src/engine/index.ts';
import { table } from './table.ts';

const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => {
    const outcome = play(now, action);
    if (outcome.refusal) throw new Error(`${action.type}: ${outcome.refusal.code}`);
    return outcome.state;
  }, state);

test('R9.1 what is asked is which effects, then what the effect is done with', () => {
  const { state, card } = table({
    turn: { number: 7, side: 'genius', step: 'plan' },
    plan: { card: 'moon-laser', status: 'advanced' },
    lair: { 1: 'reactor', 2: 'crate', 3: 'boss', 4: 'guard' },
    networks: [{ nodes: ['hub'] }, { nodes: ['lab'] }],
  });
  expect(whatIsAsked(view(state, 'table'))).toBeNull();
  const sacrifice = ['reactor', 'crate', 'boss', 'guard'].map(card);
  const asked = after(
    state,
    { type: 'completePlan', side: 'genius', sacrifice },
    { type: 'pass', side: 'spymaster' },
    { type: 'pass', side: 'genius' },
  );
  expect(whatIsAsked(view(asked, 'table'))).toMatchObject({
    about: 'which',
    options: [[{ verb: 'destroy' }], [{ verb: 'kill' }]],
  });
  const chosen = after(asked, { type: 'choose', side: 'spymaster', option: 0 });
  expect(whatIsAsked(view(chosen, 'table'))).toMatchObject({ about: 'with', effect: { verb: 'destroy' } });
});

test('R2.5 the Work of several Minions is the sum of theirs', () => {
  const { state, card } = table({ lair: { 1: 'engineer', 2: 'clerk' } });
  const seen = view(state, 'table');
  expect(workSum(seen, [])).toBe(0);
  expect(workSum(seen, [card('engineer'), card('clerk')])).toBe(3);
});

test('R3.5 what is sacrificed counts by Cost and by Value, and what a Minion carries may be among it', () => {
  const { state, card } = table({ lair: { 1: { card: 'boss', attached: ['goggles'] }, 2: 'crate' } });
  const seen = view(state, 'table');
  expect(sacrificeable(seen)).toEqual(['boss', 'goggles', 'crate'].map(card));
  expect(sacrificeSum(seen, ['boss', 'goggles'].map(card))).toEqual({ contraptions: 2, minions: 2 });
});

test('R5.3 the bonuses of a Node are active from the size of its Network on', () => {
  const { state, card } = table({
    networks: [
      {
        nodes: [
          { card: 'lab', at: [0, 0] },
          { card: 'hub', at: [1, 0] },
        ],
        links: [['lab', 'hub']],
      },
      { nodes: ['courier'] },
    ],
  });
  const seen = view(state, 'table');
  const sizes = (id: string) => activeBonuses(seen, card(id)).map((bonus) => bonus.size);
  expect(sizes('lab')).toEqual([1]);
  expect(sizes('courier')).toEqual([]);
  expect(sizes('hub')).toEqual([]);
});
