import { expect, it } from 'vitest';
import type { Entry } from './account.ts';
import { Merged } from './merged.ts';
import type { Moment } from './moments.ts';

const entry = (from: number): Entry => ({
  from,
  stop: from + 1,
  side: 'genius',
  isChoice: true,
  decision: { mean: 0.1, error: 0 },
  hidden: { mean: 0, error: 0 },
  draw: { mean: 0, error: 0 },
});
const moment = (stop: number): Moment => ({ stop }) as Moment;

it('tells the first reading once that of each part has come, without the stop that two parts share', () => {
  const merged = new Merged(2);
  expect(merged.heard(1, { kind: 'curve', chances: [0.6, 0.7] })).toEqual([]);
  expect(merged.heard(0, { kind: 'curve', chances: [0.5, 0.6] })).toEqual([
    { kind: 'curve', chances: [0.5, 0.6, 0.7] },
  ]);
});

it('tells what is known of a part once all before it are whole, each entry once', () => {
  const merged = new Merged(2);
  for (const index of [0, 1]) merged.heard(index, { kind: 'curve', chances: [0.5, 0.5] });
  expect(merged.heard(1, { kind: 'entries', entries: [entry(1)], chances: [0.4, 0.3] })).toEqual([]);
  expect(merged.heard(0, { kind: 'entries', entries: [entry(0)], chances: [0.5, 0.4] })).toMatchObject([
    { entries: [{ from: 0 }], chances: [0.5, 0.4], sums: { decisions: { genius: 0.1 } } },
  ]);
  expect(merged.heard(0, { kind: 'done' })).toMatchObject([
    { entries: [{ from: 1 }], chances: [0.5, 0.4, 0.3], sums: { decisions: { genius: 0.2 } } },
  ]);
  expect(merged.entries.map(({ from }) => from)).toEqual([0, 1]);
});

it('keeps entries back that come before the first reading of the whole game', () => {
  const merged = new Merged(2);
  merged.heard(0, { kind: 'curve', chances: [0.5] });
  expect(merged.heard(0, { kind: 'entries', entries: [entry(0)], chances: [0.5] })).toEqual([]);
  expect(merged.heard(1, { kind: 'curve', chances: [] }).map(({ kind }) => kind)).toEqual(['curve', 'entries']);
});

it('tells the moments of both sides together', () => {
  const merged = new Merged(1);
  merged.heard(0, { kind: 'moments', side: 'spymaster', moments: [moment(5)] });
  expect(merged.heard(0, { kind: 'moments', side: 'genius', moments: [moment(7)] })).toEqual([
    { kind: 'moments', moments: [moment(7), moment(5)] },
  ]);
});

it('tells the account once as whole, however often a part is done', () => {
  const merged = new Merged(1);
  merged.heard(0, { kind: 'curve', chances: [0.5] });
  expect(merged.heard(0, { kind: 'done' })).toHaveLength(1);
  expect(merged.heard(0, { kind: 'done' })).toEqual([]);
});
