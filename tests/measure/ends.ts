/**
 * How random games end, as a hash for each set of cards and each preset of the rules. Two versions of the rules that
 * play alike have the same hashes.
 */
import { createHash } from 'node:crypto';
import { readCards } from '../../src/cards/read.ts';
import { AS_PRINTED, RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import { testCatalog } from '../engine/cards.ts';
import { playout } from '../engine/playout.ts';

/** The chance in percent that the idle side plays instead. Half of the games have none. */
const INTERRUPTS = [undefined, 6];

/** Plays so many games in all: the same number of each set and preset. `from`: the first seed. */
export function endsOf(games: number, from = 1): { name: string; games: number; decisions: number; hash: string }[] {
  const sets = {
    'the game': registerCatalog(readCards('src/cards').cards),
    'the opera': registerCatalog(readCards('tests/operaSet').cards),
    'every effect': testCatalog(),
  };
  const presets = { recommended: RECOMMENDED, 'as printed': { ...RECOMMENDED, ...AS_PRINTED } };
  const pairs = Object.entries(sets).flatMap(([set, catalog]) =>
    Object.entries(presets).map(([preset, rules]) => ({ name: `${set}, ${preset}`, catalog, rules })),
  );
  const each = Math.ceil(games / pairs.length);
  return pairs.map(({ name, catalog, rules }) => {
    const hash = createHash('sha256');
    let decisions = 0;
    for (let seed = from; seed < from + each; seed++) {
      const { state, ...played } = playout({ catalog, rules, seed, interrupts: INTERRUPTS[seed % 2] });
      hash.update(JSON.stringify(state));
      decisions += played.decisions;
    }
    return { name, games: each, decisions, hash: hash.digest('hex') };
  });
}
