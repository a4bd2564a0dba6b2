/** A worker that plays games and takes samples of them. */
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { eachSeed, serve } from '../../sim/shell.ts';
import type { Sample } from './sample.ts';
import { samplesOf } from './sample.ts';

export interface Setting {
  cards: readonly Card[];
  rules: Rules;
  bot: BotName;
}

serve<Setting, Sample[]>(({ cards, rules, bot }) => {
  const set = { catalog: registerCatalog(cards), rules };
  return (batch) => eachSeed(batch, (seed) => samplesOf(set, bot, seed)).flat();
});
