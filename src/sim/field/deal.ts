/** One deal played by two contestants. Every pair that plays it has the same decks. */
import type { Catalog, Rules } from '../../engine/index.ts';
import type { Contestant } from '../contestants.ts';
import { makerOf } from '../contestants.ts';
import type { Played, Watch } from '../game.ts';
import { playBots } from '../game.ts';

/** Who sits where. */
export interface Pairing {
  genius: Contestant;
  spymaster: Contestant;
}
export interface CardsAndRules {
  catalog: Catalog;
  rules: Rules;
}

/** The result of a deal: won by the Genius, won by the Master, or neither. */
export type Result = 'G' | 'M' | '=';

/** A bot's seed depends on the deal and its seat, not on the other bot, and no two seats roll alike. */
const ownSeed = (seed: number, seat: number): number => Math.imul(seed + 1, 0x85ebca6b) ^ (seat + 1);

export function playDeal(
  { catalog, rules }: CardsAndRules,
  { genius, spymaster }: Pairing,
  seed: number,
  watch?: Watch,
): Played {
  const bots = { genius: makerOf(genius)(ownSeed(seed, 0)), spymaster: makerOf(spymaster)(ownSeed(seed, 1)) };
  return playBots({ catalog, rules, bots }, seed, watch);
}

export const resultOf = ({ state: { winner } }: Played): Result =>
  winner === 'genius' ? 'G' : winner === 'spymaster' ? 'M' : '=';

/** The points of the Genius. */
export const pointsOf = (result: string): number => (result === 'G' ? 1 : result === 'M' ? 0 : 0.5);

/** The points of the Genius in all of these results. */
export const points = (results: string): number => [...results].reduce((sum, one) => sum + pointsOf(one), 0);
