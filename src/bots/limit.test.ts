import { expect, it } from 'vitest';
import type { View } from '../engine/index.ts';
import { budgetOf } from './limit.ts';

const view = { viewer: 'genius' } as View;

it('a budget of nodes ends after so many', () => {
  const budget = budgetOf({ nodes: 2 }, view);
  expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([true, true, false]);
});

it('a budget of time ends when the clock has come so far as the decision may take', () => {
  let time = 100;
  const budget = budgetOf({ ms: ({ viewer }) => (viewer === 'genius' ? 20 : 0), now: () => time }, view);
  time = 119;
  expect(budget.spend()).toBe(true);
  time = 120;
  expect(budget.spend()).toBe(false);
});
