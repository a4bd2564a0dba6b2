import { describe, expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { roundOf } from '../engine/index.ts';
import { marksOf, stopOfEntry, tapeOf, wound } from './tape.ts';
import { openGame } from './timeline.ts';

const game = playedGame(3);
const tape = tapeOf(game, null);
const last = tape.stops.length - 1;
const turnAt = (stop: number): number => tape.stops[stop].state.turn.number;

describe('the tape of a game', () => {
  it('has a stop after the deal and after each action, and ends as the game did', () => {
    const { state, log } = openGame(game);
    expect(tape.stops).toHaveLength(game.segments[0].actions.length + 1);
    expect(tape.broken).toBeNull();
    expect(tape.stops[last].state).toEqual(state);
    expect(tape.log).toHaveLength(log.length);
    expect(tape.stops[last].told).toBe(log.length);
  });

  it('tells what was hidden, which the log of the game does not', () => {
    const { log } = openGame(game);
    const drawn = (entries: typeof log) =>
      entries.flatMap((entry) => (entry.kind === 'event' && entry.event.type === 'drawn' ? entry.event.cards : []));
    expect(drawn(log).every((card) => card < 0)).toBe(true);
    expect(drawn([...tape.log]).every((card) => card >= 0)).toBe(true);
  });

  it('is wound by steps, decisions, turns and rounds, and stays within its ends', () => {
    const middle = tape.stops.findIndex(({ state }) => state.turn.number === 6) + 3;
    expect(wound(tape, middle, 'step', 1)).toBe(middle + 1);
    expect(wound(tape, middle, 'step', -1)).toBe(middle - 1);
    expect(turnAt(wound(tape, middle, 'turn', 1))).toBe(7);
    const start = wound(tape, middle, 'turn', -1);
    expect([turnAt(start - 1), turnAt(start)]).toEqual([5, 6]);
    expect(turnAt(wound(tape, start, 'turn', -1))).toBe(5);
    expect(roundOf(turnAt(wound(tape, middle, 'round', 1)))).toBe(4);
    expect(wound(tape, last, 'round', 1)).toBe(last);
    expect(wound(tape, 0, 'turn', -1)).toBe(0);
    const choice = wound(tape, middle, 'decision', 1);
    expect(tape.stops[choice].decides).toBe(tape.stops[choice + 1].made?.action.side);
    for (let stop = middle + 1; stop < choice; stop++) expect(tape.stops[stop].decides).toBeNull();
  });

  it('finds the stop at which an entry of the log has just been told', () => {
    for (const [entry] of tape.log.entries()) {
      const stop = stopOfEntry(tape, entry);
      expect(tape.stops[stop].told).toBeGreaterThan(entry);
      expect(tape.stops[stop - 1]?.told ?? 0).toBeLessThanOrEqual(entry);
    }
  });

  it('marks each plan that was completed or thwarted, at the stop at which that happened', () => {
    const { scored } = tape.stops[last].state;
    const ends = marksOf(tape).filter(({ event }) => event.type === 'planCompleted' || event.type === 'thwarted');
    expect(ends).toHaveLength(scored.genius.length + scored.spymaster.length);
    for (const { stop, event } of ends) expect(tape.stops[stop].made?.events).toContainEqual(event);
  });

  it('stops before an action that the rules refuse, and says which it is', () => {
    const actions = [...game.segments[0].actions];
    actions[50] = { type: 'build', side: 'genius', card: 0, square: 1, workers: [] };
    const broken = tapeOf({ ...game, segments: [{ ...game.segments[0], actions }] }, null);
    expect(broken.stops).toHaveLength(51);
    expect(broken.broken).toMatchObject({ segment: 1, move: 51 });
  });
});
