/** A worker that plays the deals of a pairing. */
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { eachSeed, serve } from '../shell.ts';
import type { Pairing } from './deal.ts';
import { playDeal, resultOf } from './deal.ts';

export interface Setting extends Pairing {
  cards: readonly Card[];
  rules: Rules;
}
export interface Results {
  results: string;
  /** The number of deals in which a loop of cards was cut. */
  looped: number;
}

serve<Setting, Results>(({ cards, rules, ...pairing }) => {
  const set = { catalog: registerCatalog(cards), rules };
  return (batch) => {
    const played = eachSeed(batch, (seed) => playDeal(set, pairing, seed));
    return {
      results: played.map(resultOf).join(''),
      looped: played.filter(({ loops }) => loops.size > 0).length,
    };
  };
});
