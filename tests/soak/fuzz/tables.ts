/** Random games at the table, written as JSON and read at every command (tests/host/randomTable.ts). */
import type { Card } from '../../../src/engine/index.ts';
import { dice } from '../../../src/engine/index.ts';
import { playTable } from '../../host/randomTable.ts';
import type { Fuzzed } from './index.ts';

/** Plays `count` games from the seed on. A game is valid if it ends and went the same way from its JSON throughout. */
export function playTables(cards: readonly Card[], count: number, seed: number): Fuzzed {
  const result: Fuzzed = { tried: count, good: 0, failures: [] };
  for (let i = 0; i < count; i++)
    try {
      playTable(cards, seed + i, dice(seed + i));
      result.good++;
    } catch (error) {
      result.failures.push(String(error));
    }
  return result;
}
