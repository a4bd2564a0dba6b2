import { expect, it } from 'vitest';
import { budgetOf } from './limit.ts';

it('a budget of nodes ends after so many', () => {
  const budget = budgetOf({ nodes: 2 });
  expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([true, true, false]);
});

it('a budget of time ends when the clock has come so far', () => {
  let time = 100;
  const budget = budgetOf({ ms: 20, now: () => time });
  time = 119;
  expect(budget.spend()).toBe(true);
  time = 120;
  expect(budget.spend()).toBe(false);
});
