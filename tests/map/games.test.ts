/** The maps of whole games at 1280 × 800: all in sight, all apart, and calm. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import { FULL } from '../full.ts';
import type { Shown } from './games.ts';
import { LIMITS, mapsOf } from './games.ts';

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
/** The same set with each Node once more in it. */
const LARGER = cards.map((card) => (card.type === 'node' ? { ...card, copies: (card.copies ?? 1) + 1 } : card));

/** How many turns there are by the number of times that the scale changes in them. */
function changesOf(shown: readonly Shown[]): number[] {
  const changes = new Map<string, number>();
  for (const [i, { seed, turn, hold }] of shown.entries()) {
    const before = shown[i - 1];
    const isChange =
      before?.seed === seed && (before.hold.step.y !== hold.step.y || before.hold.step.x !== hold.step.x);
    changes.set(`${seed} ${turn}`, (changes.get(`${seed} ${turn}`) ?? 0) + (isChange ? 1 : 0));
  }
  const counts: number[] = [];
  for (const count of changes.values()) counts[count] = (counts[count] ?? 0) + 1;
  return counts;
}

/** In the two of the sample much comes onto a map within a turn, and a connection of a crowded Network is cut. */
const SEEDS = FULL ? Array.from({ length: 120 }, (_, i) => i + 1) : [83, 112];

test(`${SEEDS.length} games, filled up to 19 Nodes`, () => {
  const catalog = registerCatalog(cards);
  const shown = SEEDS.flatMap((seed) => mapsOf(catalog, RECOMMENDED, seed, 19));
  const large = shown.filter(({ nodes }) => nodes >= 12);
  expect(large.length).toBeGreaterThan(FULL ? 1000 : 8);
  expect(large.filter(({ nodes }) => nodes >= 17).length).toBeGreaterThan(FULL ? 100 : 4);
  judge(shown);
  const counts = changesOf(shown);
  if (FULL) console.log({ moments: shown.length, large: large.length, changes: counts });
  expect(counts.slice(2), 'turns in which the scale changes twice and more').toEqual([]);
});

test('24 Nodes of a larger set', () => {
  const catalog = registerCatalog(LARGER);
  const shown = Array.from({ length: FULL ? 24 : 1 }, (_, i) => mapsOf(catalog, RECOMMENDED, i + 1, 24)).flat();
  expect(shown.some(({ nodes }) => nodes === 24)).toBe(true);
  judge(shown);
});

/** Nothing is cut, no name is left out, and Networks keep a gap. */
function judge(shown: readonly Shown[]): void {
  const seeds = (wrong: (one: Shown) => boolean) =>
    shown.filter(wrong).map(({ seed, turn, nodes }) => `${seed}, turn ${turn}, ${nodes} Nodes`);
  expect(
    seeds((one) => !one.isWhole),
    'cut',
  ).toEqual([]);
  expect(
    seeds(({ hold: { step } }) => step.x < LIMITS.least.x || step.y < LIMITS.least.y),
    'without names',
  ).toEqual([]);
  expect(
    seeds(({ gap }) => gap < 12 - 0.001),
    'too near',
  ).toEqual([]);
}
