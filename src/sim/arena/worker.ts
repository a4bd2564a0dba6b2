/** A worker that plays the rounds of a contest. */
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { Contestant } from '../contestants.ts';
import { makerOf } from '../contestants.ts';
import { eachSeed, serve } from '../shell.ts';
import type { Round } from './rounds.ts';
import { playRound } from './rounds.ts';

/** What all rounds of a contest have in common. */
export interface Setting {
  cards: Card[];
  rules: Rules;
  challenger: Contestant;
  champion: Contestant;
}
export interface Rounds {
  rounds: Round[];
}

serve<Setting, Rounds>(({ cards, rules, challenger, champion }) => {
  const players = { challenger: makerOf(challenger), champion: makerOf(champion) };
  const contest = { catalog: registerCatalog(cards), rules, ...players };
  return (batch) => ({ rounds: eachSeed(batch, (seed) => playRound(contest, seed)) });
});
