import { describe, expect, it } from 'vitest';
import { stateIn } from '../../tests/store/position.ts';
import { readCards } from '../cards/read.ts';
import type { Action } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import { weighed } from './deep.ts';
import type { Moment } from './moments.ts';
import { seedOf } from './moments.ts';
import { verdictOn } from './verdict.ts';

const { cards } = readCards('src/cards');

/** The Master wins by a thwart, and its Spy finds an empty lair. */
const state = stateIn(
  {
    turn: { number: 12, side: 'spymaster', step: 'infiltrate' },
    score: { genius: 4, spymaster: 9 },
    plan: { card: 'evening-news', status: 'activated' },
    networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] }],
  },
  cards,
);
const SEND: Action = { type: 'infiltrate', side: 'spymaster', spy: state.spies[0].card };
const STAY: Action = { type: 'endStep', side: 'spymaster' };
const stop = { segment: 0, at: 0, state, made: null, told: 0, decides: 'spymaster' as const };
const tape: Tape = { stops: [stop], log: [], broken: null };

function moment(): Moment {
  const deep = weighed(state, 'spymaster', STAY, seedOf(0));
  if (!deep) throw new Error('there is something to weigh');
  return { stop: 0, side: 'spymaster', ...deep };
}

describe('the verdict on a moment that was tried again', () => {
  it('is found, where the try is the best way', () => {
    const verdict = verdictOn(tape, moment(), { action: SEND });
    expect(verdict.isFound).toBe(true);
    expect(verdict.chance.mean).toBeCloseTo(1, 6);
    expect(verdict.lost).toEqual({ mean: 0, error: 0 });
  });

  it('is not found, where the try is what was played', () => {
    const told = moment();
    const verdict = verdictOn(tape, told, { action: STAY });
    expect(verdict.isFound).toBe(false);
    expect(verdict.chance).toEqual(told.played.chance);
    expect(verdict.lost).toEqual(told.lost);
  });
});
