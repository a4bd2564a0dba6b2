import { expect, it } from 'vitest';
import { stateIn } from '../../../../../tests/store/position.ts';
import type { End } from '../../../../engine/foresight.ts';
import { corridor } from '../../../../engine/foresight.ts';
import { definitionOf, NONE, view } from '../../../../engine/index.ts';
import type { Setup } from '../../../../scenario/format.ts';
import { furthest, obstacle, roomWords, sneakOnWords, thenWords } from './corridor.ts';

const SENT: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'heist',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
};

/** What is told of the corridor for the Agent, who has Attack 2, Health 3 and Sneak 1. */
function told(setup: Setup) {
  const state = stateIn({ ...SENT, ...setup });
  const table = view(state, 'table');
  const seen = corridor(table, table.spies[0].card)!;
  const name = (card: number) => definitionOf(table, card).name;
  const rooms = seen.squares.map((passage) =>
    roomWords(passage, passage?.told ? definitionOf(table, passage.told.occupant) : null, name),
  );
  return { furthest: furthest(seen, name), obstacle: obstacle(seen, name), rooms };
}

it('tells how far a Spy gets at best, and what stops it', () => {
  expect(told({}).furthest).toBe('Agent gets through and thwarts the plan: its Evilness.');
  expect(told({ plan: { card: 'heist', status: 'activated' } }).furthest).toBe(
    'Agent gets through and thwarts the plan: +2.',
  );
  expect(told({ plan: { card: 'heist', status: 'activated' }, score: { spymaster: 8 } }).furthest).toBe(
    'Agent gets through and thwarts the plan: +2, and with it the game.',
  );
  expect(told({ plan: undefined }).furthest).toBe('Agent gets through; there is no plan to thwart.');
  expect(told({ lair: { 3: 'clerk', 5: 'boss' } }).furthest).toBe(
    'Agent gets through and thwarts the plan: its Evilness.',
  );
  expect(told({ lair: { 3: 'boss', 5: 'boss' } }).furthest).toBe(
    'Agent gets to square 5 at best: Boss cannot be passed, as no Sneak is left.',
  );
});

it.each<[Setup['lair'], string]>([
  [{ 2: 'grid', 5: 'boss' }, 'Boss cannot be passed, as the Wall in square 2 bars sneaking.'],
  [{ 1: { card: 'hound', attached: ['jetpack'] } }, 'Hound cannot be passed, as nobody sneaks by it.'],
  [{ 1: { card: 'guard', attached: ['jetpack'] } }, 'Guard cannot be passed, as Sneak 1 is below Perception 2.'],
])('names what keeps a Spy from sneaking by whom it cannot pass: %j', (lair, why) => {
  expect(told({ lair }).furthest).toContain(`at best: ${why}`);
  expect(told({ lair }).obstacle).toBe(why);
});

it('names nobody who bars the way where the Spy gets through', () => {
  expect(told({}).obstacle).toBeNull();
});

it('tells where an order to sneak on goes, what it costs, and what comes then', () => {
  const told = (lair: Setup['lair'], more: Setup = {}) => {
    const table = view(stateIn({ ...SENT, infiltration: { spy: 'agent', square: 2 }, lair, ...more }), 'table');
    const on = corridor(table, table.spies[0].card)?.sneakingOn;
    return on && sneakOnWords(on, (card) => definitionOf(table, card).name);
  };
  expect(told({ 2: 'clerk', 4: 'boss' })).toBe('by every Minion: Sneak 1 → 0, then thwarts: its Evilness');
  expect(told({ 2: 'clerk' }, { plan: { card: 'heist', status: 'activated' } })).toBe(
    'by every Minion: Sneak stays 1, then thwarts: +2',
  );
  expect(told({ 2: 'clerk', 6: 'crate' })).toBe(
    'by every Minion to square 6: Sneak stays 1, then can thwart: its Evilness',
  );
  expect(told({ 2: 'boss', 5: 'boss' })).toBe('by every Minion to square 5: Sneak 1 → 0');
  expect(told({ 2: 'guard', 5: 'boss' })).toBeNull();
});

it('tells of each room what the Spy comes to there', () => {
  const { rooms } = told({ lair: { 2: 'mine', 3: 'boss', 5: 'boss' } });
  expect(rooms).toEqual([
    'the Spy goes on with Health 3',
    'the Spy comes with Health 3. ' +
      'Ignore: goes on past it; its text: deal 1 damage to that Spy; Spy keeps Health 2. ' +
      'Destroy: no more sneaking this turn; its text: deal 2 damage to that Spy; Spy keeps Health 1. Best: Ignore',
    'the Spy comes with Health 2. Sneak: Sneak 1 → 0. Attack: Spy dies (1 round). Best: Sneak',
    'the Spy goes on with Health 3, 1 of it regained here',
    'the Spy comes with Health 3. Attack: Spy dies (2 rounds). Best: Attack',
    'the Spy does not get here',
    'the Spy does not get here',
    'the Spy does not get here',
  ]);
});

const END = { at: NONE, health: 1, sneak: 0 };
const name = (card: number) => `Card ${card}`;

it.each<[End | undefined, number, string]>([
  [{ ...END, square: 9, is: 'thwarts', evilness: 2, wins: false }, 8, ', then thwarts: +2'],
  [{ ...END, square: 9, is: 'thwarts', evilness: null, wins: false }, 8, ', then thwarts: its Evilness'],
  [{ ...END, square: 9, is: 'thwarts', evilness: 2, wins: false }, 5, ', then can thwart: +2'],
  [{ ...END, square: 9, is: 'spared', by: 7 }, 8, ', then Card 7 saves the plan'],
  [{ ...END, square: 9, is: 'no-plan' }, 8, ', then leaves: no plan'],
  [{ ...END, square: 6, is: 'dies' }, 5, ', then gets to square 6 at best'],
  [{ ...END, square: 5, is: 'dies' }, 5, ''],
  [{ ...END, square: 6, is: 'unknown', why: 'chance' }, 5, ''],
  [undefined, 5, ''],
])('names on a button where the way ends: %j from square %i', (end, square, words) => {
  expect(thenWords(end, square, name)).toBe(words);
});

it.each<[End, string]>([
  [{ ...END, square: 9, is: 'spared', by: 7 }, 'Card 1 gets through, but Card 7 saves the plan.'],
  [{ ...END, square: 5, is: 'dies' }, 'Card 1 gets to square 5 at best, and dies there.'],
  [{ ...END, square: 5, at: 4, is: 'turned-back' }, 'Card 1 gets to square 5 at best: Card 4 turns it back.'],
  [{ ...END, square: 5, is: 'leaves' }, 'Card 1 gets to square 5 at best, and has to leave the lair there.'],
  [
    { ...END, square: 5, is: 'saved', by: 1 },
    'Card 1 gets to square 5 at best: its text saves it from death, out of the lair.',
  ],
  [
    { ...END, square: 5, is: 'unknown', why: 'choice' },
    'Card 1 gets to square 5 at least; then somebody has to choose.',
  ],
])('tells of an end %j', (end, words) => {
  expect(furthest({ spy: 1, end, perhaps: null, squares: [] }, name)).toBe(words);
});

it('says under what condition that holds', () => {
  const end: End = { ...END, square: 5, at: 4, is: 'dies' };
  expect(furthest({ spy: 1, end, perhaps: 'choice', squares: [] }, name)).toBe(
    'Card 1 gets to square 5 at best: Card 4 cannot be passed, unless somebody chooses otherwise.',
  );
  expect(furthest({ spy: 1, end, perhaps: null, squares: [] }, name, { answered: true })).toBe(
    'Card 1 gets to square 5 at best: Card 4 cannot be passed, unless a card comes.',
  );
  expect(furthest({ spy: 1, end, perhaps: null, squares: [] }, name, { answered: true, able: true })).toBe(
    'Card 1 gets to square 5 at best: Card 4 cannot be passed, unless its ability is used or a card comes.',
  );
  expect(obstacle({ spy: 1, end, perhaps: null, squares: [] }, name, { able: true })).toBe(
    'Card 4 cannot be passed, unless its ability is used.',
  );
  const through: End = { ...END, square: 9, is: 'no-plan' };
  expect(furthest({ spy: 1, end: through, perhaps: null, squares: [] }, name, { able: true })).toBe(
    'Card 1 gets through; there is no plan to thwart.',
  );
  expect(furthest({ spy: 1, end, perhaps: 'chance', squares: [] }, name, { answered: true })).toBe(
    'Card 1 gets to square 5 at best: Card 4 cannot be passed, unless chance decides otherwise or a card comes.',
  );
});
