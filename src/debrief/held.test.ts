import { describe, expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { legalActions } from '../engine/index.ts';
import { tapeOf } from '../record/index.ts';
import { heldIn } from './held.ts';

const games = [3, 4, 5, 6].map((seed) => {
  const tape = tapeOf(playedGame(seed), null);
  return { tape, held: heldIn(tape) };
});

describe('the interrupts that stayed in a hand', () => {
  it('lay there at each moment that is named, could have been played, and never were', () => {
    expect(games.flatMap(({ held }) => held).length).toBeGreaterThan(0);
    for (const { tape, held } of games) {
      const played = tape.stops.flatMap(({ made }) => (made?.action.type === 'playInstant' ? [made.action.card] : []));
      for (const { side, card, stops } of held) {
        expect(played).not.toContain(card);
        for (const stop of stops) {
          const { state } = tape.stops[stop];
          expect(state.hands[side]).toContain(card);
          const offers = [...legalActions(state, side)];
          expect(offers.some((action) => action.type === 'playInstant' && action.card === card)).toBe(true);
        }
      }
    }
  });

  it('are named once for a turn', () => {
    for (const { tape, held } of games)
      for (const { stops } of held) {
        const turns = stops.map((stop) => tape.stops[stop].state.turn.number);
        expect(new Set(turns).size).toBe(turns.length);
      }
  });
});
