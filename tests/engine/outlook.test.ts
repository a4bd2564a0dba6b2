import { expect, test } from 'vitest';
import { endsAssigning, playsCards, RECOMMENDED, view } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from './cards.ts';

const tableOf = (setup: Setup) => view(buildPosition(testCatalog(), { setup }, RECOMMENDED).state, 'table');

test.each<[string, Setup, boolean, boolean]>([
  ['the lair step', { turn: { number: 5, side: 'genius', step: 'lair' } }, true, false],
  ['the draw step', { turn: { number: 5, side: 'genius', step: 'draw' } }, false, false],
  ['the actions', { turn: { number: 4, side: 'spymaster', step: 'actions' }, actionsLeft: 1 }, false, true],
  [
    'the actions, with none left',
    { turn: { number: 4, side: 'spymaster', step: 'actions' }, actionsLeft: 0 },
    false,
    false,
  ],
])('R2.3, R4.2 who plays cards in %s', (_, setup, genius, spymaster) => {
  const table = tableOf(setup);
  expect([playsCards(table, 'genius'), playsCards(table, 'spymaster')]).toEqual([genius, spymaster]);
});

test('R6.1 a Spy that is sent in the assign step ends that step first', () => {
  const send = { type: 'infiltrate', side: 'spymaster', spy: 1 } as const;
  const steps = (['assign', 'infiltrate'] as const).map((step) =>
    tableOf({ turn: { number: 4, side: 'spymaster', step } }),
  );
  expect(steps.map((table) => endsAssigning(table, send))).toEqual([true, false]);
  expect(endsAssigning(steps[0], { type: 'endStep', side: 'spymaster' })).toBe(false);
});
