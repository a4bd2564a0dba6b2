/** What people write about a finished game. */
import type { Remark } from './record.ts';

/** The longest text, in characters. */
export const LONGEST_REMARK = 500;
/** The most of them in one game. */
export const MOST_REMARKS = 500;

/** The remarks with that text at that stop. Without a text there is none. */
export function withRemark(remarks: readonly Remark[], { stop, text }: Remark): Remark[] {
  const written = text.trim().slice(0, LONGEST_REMARK);
  const others = remarks.filter((one) => one.stop !== stop);
  if (written === '' || others.length >= MOST_REMARKS) return others;
  return [...others, { stop, text: written }].sort((a, b) => a.stop - b.stop);
}
