/** Who plays whom for the ladder. */
import { EXPLOITER_NAMES } from '../../bots/exploiters/index.ts';
import { BOTS } from '../../bots/index.ts';
import type { Contestant } from '../contestants.ts';
import type { Pairing } from '../field/deal.ts';

/** Bots that look at what they are shown. The intern plays as well blind. */
export const SEEING = BOTS.filter((bot) => bot !== 'intern');

/** Every bot against every bot and exploiter in both seats, itself included; each blind bot against the same bot. */
export function pairings(): Pairing[] {
  const found: Pairing[] = BOTS.flatMap((genius) => BOTS.map((spymaster) => ({ genius, spymaster })));
  const both = (a: Contestant, b: Contestant): void => {
    found.push({ genius: a, spymaster: b }, { genius: b, spymaster: a });
  };
  for (const bot of SEEING) for (const exploiter of EXPLOITER_NAMES) both(exploiter, bot);
  for (const bot of SEEING) both(`blind-${bot}`, bot);
  return found;
}
