import { hasBot, loneSide } from '../record/index.ts';
import { isTrouble } from '../storage/trouble.ts';
import type { Runner } from './runner.ts';
import type { ExportAsks } from './types.ts';

/** What is asked before the file of that game leaves the page; null if it is over or nobody plays it by hand. */
export function exportAsks({ session, saves }: Runner, id: string): ExportAsks | null {
  const found = session?.record.id === id ? session : saves.load(id);
  if (!isTrouble(found) && found.timeline.state.winner !== null) return null;
  // A game that does not open any more holds its secrets all the same.
  const record = isTrouble(found) ? saves.record(id) : found.record;
  if (isTrouble(record)) return null;
  const { names } = record;
  if (!hasBot(record)) return { asks: 'both', names };
  return loneSide(record) ? { asks: 'bot', names } : null;
}
