import { expect, it } from 'vitest';
import { newRecord } from '../record/index.ts';
import { sayMisfit } from '../text/en/saves/misfits.ts';
import { readRecord } from './readSave.ts';
import { misfitOf } from './recordShape.ts';

const RECORD = newRecord(
  {
    id: 'some-game',
    now: 0,
    names: { genius: 'Ann', spymaster: 'Bob' },
    settings: { seating: 'across', grace: 2, preset: 'recommended', seed: 7 },
    position: null,
  },
  { cards: 'some-hash', rules: { handSize: 7 }, actions: [{ type: 'endStep', side: 'genius' }] },
);

it.each<[string, object, string]>([
  [
    'a word that is not in the list',
    { requests: { undo: { by: 'both' }, draw: null } },
    'requests.undo.by must be "genius" or "spymaster", not "both"',
  ],
  [
    'a number that is too large',
    { segments: [{ cards: 'x', rules: { handSize: 1e9 }, actions: [] }] },
    'segments[0].rules.handSize must be a whole number from 0 to 1000000, not 1000000000',
  ],
  ['a text for a flag', { held: 'no' }, 'held must be true or false, not "no"'],
  [
    'a text that is too long',
    { names: { genius: 'x'.repeat(300), spymaster: '' } },
    'names.genius must be a text of at most 200 characters, not a text of 300 characters',
  ],
  ['a list for an object', { names: [1, 2] }, 'names must be an object, not a list of 2'],
  ['an object for a list', { undone: {} }, 'undone must be a list of at most 100000, not an object'],
  [
    'an action that is none',
    { segments: [{ cards: 'x', rules: {}, actions: [null] }] },
    'segments[0].actions[0] must be an action such as { "type": "endStep" }, not null',
  ],
  [
    'no part of the game',
    { segments: [] },
    'segments must be a list with at least one part of the game, not an empty list',
  ],
  ['a place in words', { layout: { 3: 'left' } }, 'layout.3 must be a place such as [0, 1], not "left"'],
  [
    'a place that was, in words',
    { moved: [{ at: 0, from: { 3: 'left' } }] },
    'moved[0].from.3 must be a place such as [0, 1], not "left"',
  ],
  ['a key that is missing', { names: { genius: 'Ann' } }, 'names.spymaster is missing'],
  ['a key too many', { layout: { here: [0, 1] } }, 'layout.here is not known here'],
])('a save with %s is told what is wrong and where', (_, part, wrong) => {
  const misfit = misfitOf(JSON.parse(JSON.stringify({ ...RECORD, ...part })));
  expect(misfit && sayMisfit(misfit)).toBe(wrong);
});

it('a record that fits is read', () => {
  expect(readRecord(JSON.stringify(RECORD))).toEqual(RECORD);
});
