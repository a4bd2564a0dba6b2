/** Who plays whom for the ladder. */
import { EXPLOITER_NAMES, SEATS } from '../../bots/exploiters/index.ts';
import { BOTS } from '../../bots/index.ts';
import type { Pairing } from '../field/deal.ts';
import { EXPLOITED } from './demands.ts';

/** Bots that look at what they are shown. The intern plays as well blind. */
export const SEEING = BOTS.filter((bot) => bot !== 'intern');

/**
 * Every bot against every bot in both seats, itself included; each exploiter in the seats
 * of its obsession against the bot that it must lose to, and against those before; each blind bot against the same bot.
 */
export function pairings(): Pairing[] {
  const found: Pairing[] = BOTS.flatMap((genius) => BOTS.map((spymaster) => ({ genius, spymaster })));
  for (const bot of SEEING) {
    const isExploited = BOTS.indexOf(bot) <= BOTS.indexOf(EXPLOITED);
    for (const name of isExploited ? EXPLOITER_NAMES : []) {
      if (SEATS[name].includes('genius')) found.push({ genius: name, spymaster: bot });
      if (SEATS[name].includes('spymaster')) found.push({ genius: bot, spymaster: name });
    }
    found.push({ genius: `blind-${bot}`, spymaster: bot }, { genius: bot, spymaster: `blind-${bot}` });
  }
  return found;
}
