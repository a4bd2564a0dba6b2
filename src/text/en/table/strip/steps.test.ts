import { expect, test } from 'vitest';
import { testCatalog } from '../../../../../tests/engine/cards.ts';
import { definitionOf, outlook, RECOMMENDED, view } from '../../../../engine/index.ts';
import type { Setup } from '../../../../scenario/format.ts';
import { buildPosition } from '../../../../scenario/position.ts';
import { stepPrompt } from './steps.ts';

function promptAt(setup: Setup, rules = RECOMMENDED): string {
  const table = view(buildPosition(testCatalog(), { setup }, rules).state, 'table');
  return stepPrompt(outlook(table), (card) => definitionOf(table, card).name);
}
const genius = (setup: Setup) => promptAt({ turn: { number: 3, side: 'genius', step: 'lair' }, ...setup });
const master = (step: 'actions' | 'assign' | 'infiltrate', setup: Setup, number = 4) =>
  promptAt({ turn: { number, side: 'spymaster', step }, ...setup });

test('R2.3 the lair step says what is left to do in it', () => {
  expect(genius({ minionsLeft: 2 })).toBe('Peek to play Minions (2 left).');
  expect(genius({ minionsLeft: 1, lair: { 1: 'guard' } })).toMatch(/\(1 left\) or to build; touch a Free Minion/);
  expect(genius({ minionsLeft: 0, lair: { 1: 'guard' } })).toMatch(/^All Minions played: peek to build.* or go on\.$/);
  expect(genius({ minionsLeft: 0, lair: { 1: { card: 'guard', busy: true } } })).toMatch(/no Minion is Free: go on\.$/);
});

test('R2.3 no Minion is promised a square where all are occupied', () => {
  const squares = ['1', '2', '3', '4', '5', '6', '7'] as const;
  const crates = Object.fromEntries(squares.map((square) => [square, 'crate']));
  expect(genius({ minionsLeft: 2, lair: { ...crates, 8: 'guard' } })).toBe(
    'All squares are occupied: peek to build, touch a Free Minion to move it, or go on.',
  );
  expect(genius({ minionsLeft: 2, lair: crates })).toBe('Peek to play Minions (2 left).');
});

test('R2.4 a Contraption is no Free Minion to be moved', () => {
  expect(genius({ minionsLeft: 0, lair: { 1: 'crate' } })).toBe('All Minions played, and no Minion is Free: go on.');
  expect(genius({ minionsLeft: 2, lair: { 1: 'crate' } })).toBe('Peek to play Minions (2 left).');
});

test('R3.3 the plan step of a plan in progress has nothing to do', () => {
  const turn = { number: 7, side: 'genius', step: 'plan' } as const;
  expect(promptAt({ turn, plan: 'prank' })).toBe('The Evil Plan is only in progress: go on.');
});

test('R3.4, R3.5 the plan step says how far the plan can go', () => {
  const plan = (status: 'activated' | 'advanced', rules = RECOMMENDED) =>
    promptAt({ turn: { number: 7, side: 'genius', step: 'plan' }, plan: { card: 'prank', status } }, rules);
  expect(plan('activated')).toBe('Advance the Evil Plan, or not this turn.');
  expect(plan('advanced')).toBe('Complete the Evil Plan.');
  expect(plan('advanced', { ...RECOMMENDED, completeOptional: true })).toBe(
    'Complete the Evil Plan, or not this turn.',
  );
});

const NETWORK = { nodes: ['hub'] };

test('R4.2 without Actions only disconnecting is left', () => {
  expect(master('actions', { actionsLeft: 2 })).toBe('Peek to play Spies and Nodes. 2 Actions left.');
  expect(master('actions', { actionsLeft: 0 })).toBe('No Actions left: go on.');
});

test('R4.4 nobody is told to touch a Spy that is not there', () => {
  expect(master('assign', {})).toBe('No Spy is in play: go on.');
  expect(master('assign', { unassigned: ['agent'] })).toBe('No Network is there yet: go on.');
});

test('R4.4 a Spy that fits one Network alone is touched, and nothing after it', () => {
  const unassigned = ['agent'];
  expect(master('assign', { unassigned, networks: [NETWORK] })).toBe('Touch a Spy to assign it.');
  expect(master('assign', { unassigned, networks: [NETWORK, NETWORK] })).toMatch(/^Touch a Spy, then a Network/);
});

test('R4.5, R6.1 nobody is told to send a Spy that may not go', () => {
  const assigned = { networks: [{ ...NETWORK, spies: ['agent'] }] };
  expect(master('infiltrate', assigned)).toBe('Touch an assigned Spy to send it, or end the turn.');
  expect(master('infiltrate', assigned, 2)).toBe('No infiltration in the first turn: end the turn.');
  expect(master('infiltrate', { unassigned: ['agent'] })).toBe('No Spy is assigned: end the turn.');
  expect(master('infiltrate', { ...assigned, infiltrated: ['agent'] })).toMatch(/^Every assigned Spy has been sent/);
});
