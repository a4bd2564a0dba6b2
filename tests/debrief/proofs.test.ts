import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Entry } from '../../src/debrief/account.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { FULL } from '../full.ts';
import { badInHindsight, judgedProof, plantedProof } from './proofs.ts';

const { cards, rules } = readCards('src/cards');
const SET = { catalog: registerCatalog(cards), rules };

const entry = (from: number, side: Entry['side'], decision: number, hidden: number, draw: number): Entry => ({
  from,
  stop: from + 1,
  side,
  isChoice: true,
  decision: { mean: decision, error: 0 },
  hidden: { mean: hidden, error: 0 },
  draw: { mean: draw, error: 0 },
});

it('bad in hindsight alone is what cost its side much, but nothing as far as it knew', () => {
  const entries = [
    entry(1, 'genius', -0.01, -0.15, -0.1),
    entry(2, 'spymaster', 0.01, 0.25, 0),
    entry(3, 'spymaster', -0.01, -0.25, 0),
    entry(4, 'genius', -0.1, -0.25, 0),
    entry(5, 'genius', 0, -0.1, -0.05),
    { ...entry(6, 'genius', 0, -0.3, 0), isChoice: false },
  ];
  expect(badInHindsight({ entries })).toEqual([
    { stop: 1, side: 'genius' },
    { stop: 2, side: 'spymaster' },
  ]);
});

/** Whole games take long: one of each in full. The soak counts hundreds (tests/soak/parts.ts). */
describe.runIf(FULL)('the debrief of a game of which the answer is known', () => {
  it('adds up to the result, and tells nothing that was bad in hindsight alone', () => {
    const { sums, hindsight } = judgedProof(SET, 3);
    expect(sums).toEqual({ games: 1, missed: [] });
    expect(hindsight.told).toBe(0);
  }, 300_000);

  it('tells a blunder that was planted', () => {
    expect(plantedProof(SET, 1)).toEqual({ cases: 1, told: 1, wrong: [] });
  }, 300_000);
});
