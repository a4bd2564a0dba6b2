/** What is told of a puzzle that was tried. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { PageRow, Row } from '../../text/en/cli/puzzles.ts';
import type { Tried } from './proved.ts';

/** Its row in the table; null if it is no puzzle. */
export function rowOf({ name, open, proof, seconds }: Tried): Row | null {
  if (!open || !proof) return null;
  const { side, theme, difficulty, horizon } = open.puzzle;
  const { ways, positions } = proof;
  return {
    name,
    side,
    theme,
    difficulty,
    horizon,
    ways: ways.length,
    positions,
    seconds: Math.round(100 * seconds) / 100,
  };
}

/** Eight hexadecimal digits of all that a puzzle's file says. */
export const hashOf = (json: unknown): string =>
  createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 8);

/** Its row on the page; nothing if it is no puzzle. */
export function pageRowOf(tried: Tried): PageRow[] {
  const row = rowOf(tried);
  if (!row || !tried.open) return [];
  const { seconds: _, ...rest } = row;
  return [{ ...rest, file: basename(tried.label), hash: hashOf(tried.open.scenario) }];
}
