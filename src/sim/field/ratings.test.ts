import { expect, it } from 'vitest';
import { dice } from '../../engine/index.ts';
import type { Cell } from './cells.ts';
import { ratingsOf } from './ratings.ts';

const STRENGTHS = { intern: [-200, -100], rookie: [0, 0], waller: [150, 50] } as const;
const SEAT = 80;

/** The games of players with known strengths. */
function field(deals: number): Cell[] {
  const roll = dice(7);
  const names = Object.keys(STRENGTHS) as (keyof typeof STRENGTHS)[];
  return names.flatMap((genius) =>
    names.map((spymaster) => {
      const chance = 1 / (1 + 10 ** (-(STRENGTHS[genius][0] - STRENGTHS[spymaster][1] + SEAT) / 400));
      const results = Array.from({ length: deals }, () => (roll(10_000) < 10_000 * chance ? 'G' : 'M'));
      return { genius, spymaster, results: results.join('') };
    }),
  );
}

it('finds the strengths that the games were made with, in each seat, and what the seat is worth', () => {
  const { places, seat } = ratingsOf(field(600), 'rookie', 1);
  expect(Math.abs(seat.elo - SEAT)).toBeLessThan(40);
  for (const [name, [genius, spymaster]] of Object.entries(STRENGTHS)) {
    expect(Math.abs((places[name].genius?.elo ?? 999) - genius), name).toBeLessThan(40);
    expect(Math.abs((places[name].spymaster?.elo ?? 999) - spymaster), name).toBeLessThan(40);
  }
  const [low, high] = places.waller.genius?.ci95 ?? [0, 0];
  expect([low < 150, high > 150]).toEqual([true, true]);
});

it('has narrower intervals for more games, and is the same for the same seed', () => {
  const width = (deals: number): number => {
    const [low, high] = ratingsOf(field(deals), 'rookie', 1).seat.ci95;
    return high - low;
  };
  expect(width(50)).toBeGreaterThan(1.5 * width(200));
  expect(ratingsOf(field(50), 'rookie', 1)).toEqual(ratingsOf(field(50), 'rookie', 1));
});

it('stays finite for a side that wins all, and says nothing of a seat that nobody played', () => {
  const { places } = ratingsOf(
    [
      { genius: 'rookie', spymaster: 'rookie', results: 'GMGM' },
      { genius: 'waller', spymaster: 'rookie', results: 'GGGG' },
    ],
    'rookie',
    1,
  );
  expect(places.waller.genius?.elo).toBeGreaterThan(200);
  expect(places.waller.genius?.elo).toBeLessThan(800);
  expect(places.waller.spymaster).toBeUndefined();
});
