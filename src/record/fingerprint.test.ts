import { describe, expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import type { State } from '../engine/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Game } from './game.ts';
import { withAction } from './game.ts';
import type { GameRecord } from './record.ts';
import { attempt } from './steps.ts';
import { tapeOf } from './tape.ts';
import { openGame } from './timeline.ts';

const { sets: _, ...played } = playedGame(3);
const [segment] = played.segments;
const tape = tapeOf(played, null);

/** The record as playing leaves it, so many actions on. */
function playedOn(count: number): GameRecord {
  const bare: GameRecord = { ...played, segments: [{ ...segment, actions: [] }] };
  let game: Game = { record: bare, start: null, timeline: openGame(bare) };
  for (const action of segment.actions.slice(0, count)) {
    const made = attempt(game.timeline.state, action);
    if (made.refusal) throw new Error('A bot made it.');
    ({ game } = withAction(game, made));
  }
  return game.record;
}

describe('fingerprints', () => {
  it('are kept after each 20 actions, and are those of the game that is played again', () => {
    const { prints } = playedOn(65).segments[0];
    expect(prints.map(({ at }) => at)).toEqual([20, 40, 60]);
    expect(prints.map(({ print }) => print)).toEqual([20, 40, 60].map((at) => fingerprintOf(tape.stops[at].state)));
  });

  it('do not depend on fields that a later version adds, nor on their order', () => {
    const { state } = tape.stops[100];
    const turned = Object.fromEntries(Object.entries(state).reverse()) as unknown as State;
    expect(fingerprintOf({ ...turned, later: 1 } as State)).toBe(fingerprintOf(state));
  });

  it('differ from stop to stop', () => {
    const prints = tape.stops.map(({ state }) => fingerprintOf(state));
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('tell where a game that comes out otherwise is known no more', () => {
    const record = playedOn(65);
    const prints = record.segments[0].prints.map((one) => (one.at === 40 ? { ...one, print: '00000000' } : one));
    const { stops, broken } = tapeOf({ ...record, segments: [{ ...record.segments[0], prints }] }, null);
    expect(broken).toMatchObject({ segment: 1, move: 21, otherwise: true, refusal: null });
    expect(stops).toHaveLength(40);
  });
});
