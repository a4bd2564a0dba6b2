/** Which puzzle is today's. It follows from the date alone: whoever has the same date has the same puzzle. */
import { dice } from '../engine/index.ts';

const DAY = 86_400_000;

/**
 * The index of the puzzle of a day, among `count` puzzles. `date`: as in `2026-11-28`. Each comes once before any comes
 * again, in another order each time. Throws a `RangeError` if it is no date, or if there are no puzzles.
 */
export function puzzleOfDay(date: string, count: number): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / DAY : Number.NaN;
  if (!Number.isInteger(day) || count < 1) throw new RangeError(`There is no puzzle of ${date} among ${count}.`);
  const round = Math.floor(day / count);
  return orderOf(round, count)[day - round * count];
}

/** The order of a round. */
function orderOf(round: number, count: number): number[] {
  const roll = dice(round);
  const left = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0]);
}
