import { describe, expect, it } from 'vitest';
import { accountFor } from '../../tests/debrief/judged.ts';
import { playedGame } from '../../tests/store/played.ts';
import { redealt } from '../engine/foresight.ts';
import type { Tape } from '../record/index.ts';
import { tapeOf } from '../record/index.ts';
import { judgedStops, partsOf } from './account.ts';
import { Evaluator } from './evaluator.ts';
import { sumsOf } from './sums.ts';

const whole = tapeOf(playedGame(3), null);
const last = whole.stops.length - 1;
/** The end of the game: its last turn, and most of the one before. */
const end: Tape = { ...whole, stops: whole.stops.slice(last - 40) };

const account = accountFor(end);

describe('the account of a game', () => {
  it('adds up: from the chance at the start, by decisions, draws and what was hidden, to the result', () => {
    const { decisions, hidden, draws } = sumsOf(account.entries);
    expect(account.end).toBe(1);
    expect(account.start + decisions.genius + decisions.spymaster + hidden + draws).toBeCloseTo(account.end, 10);
  });

  it('adds up at each stop on the way too', () => {
    const evaluator = new Evaluator();
    let chance = account.start;
    for (const { stop, decision, hidden, draw } of account.entries) {
      chance += decision.mean + hidden.mean + draw.mean;
      const there = evaluator.chances(end.stops[stop].state, [11, 12, 13, 14]);
      expect(chance).toBeCloseTo(there.reduce((sum, one) => sum + one, 0) / there.length, 10);
    }
  });

  it('finds draws only where a deck has changed', () => {
    for (const { from, stop, draw } of account.entries) {
      const [before, after] = [end.stops[from].state.decks, end.stops[stop].state.decks];
      if (draw.mean !== 0) expect(after).not.toEqual(before);
    }
  });

  it('goes from decision to decision: what follows by itself belongs to the decision before it', () => {
    const judged = judgedStops(end);
    expect(judged[0]).toBe(0);
    expect(judged.at(-1)).toBe(end.stops.length - 1);
    const decisions = [...end.stops.keys()].filter((stop) => end.stops[stop].decides !== null);
    expect(judged).toEqual(expect.arrayContaining(decisions));
    expect(judged.length).toBeLessThan(end.stops.length);
    for (const { from, stop, side, isChoice } of account.entries) {
      expect(judged.indexOf(stop)).toBe(judged.indexOf(from) + 1);
      if (isChoice) expect(end.stops[from].decides).toBe(side);
    }
  });
});

describe('the parts of a game', () => {
  it('are judged apart as the whole is, and are cut where a turn begins', () => {
    const parts = partsOf(end, 2);
    const [, [cut]] = parts;
    expect(parts.map((part) => part.at(-1))).toEqual([cut, end.stops.length - 1]);
    expect(end.stops[cut].state.turn.number).toBeGreaterThan(end.stops[cut - 1].state.turn.number);
    const accounts = parts.map((part) => accountFor(end, part));
    expect(accounts.flatMap(({ entries }) => entries)).toEqual(account.entries);
    expect(accounts[0].end).toBe(accounts[1].start);
  });

  it('are all there, some of them empty, where there are too few turns', () => {
    const parts = partsOf(end, 4);
    expect(parts).toHaveLength(4);
    expect(parts.flatMap((part, i) => (i === 0 ? part : part.slice(1)))).toEqual(judgedStops(end));
  });
});

describe('a state with its decks shuffled anew', () => {
  const { state } = whole.stops[100];

  it('has the same cards in each deck, in the order that follows from the seed, and all else as it was', () => {
    const [one, same, other] = [redealt(state, 1), redealt(state, 1), redealt(state, 2)];
    expect(one).toEqual(same);
    expect(one.decks).not.toEqual(other.decks);
    expect({ ...one, decks: null, random: null }).toEqual({ ...state, decks: null, random: null });
    for (const deck of ['genius', 'spymaster', 'plans'] as const)
      expect(one.decks[deck].toSorted()).toEqual(state.decks[deck].toSorted());
  });

  it('does not depend on how the decks lay', () => {
    const turned = { ...state, decks: { ...state.decks, genius: state.decks.genius.toReversed() } };
    expect(redealt(turned, 5).decks).toEqual(redealt(state, 5).decks);
  });
});
