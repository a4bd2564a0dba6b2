/** A worker that plays mirror matches and sends what is kept of them. */
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { eachSeed, serve } from '../shell.ts';
import type { GameRecord } from './record.ts';
import { recordGame } from './record.ts';

export interface Setting {
  cards: readonly Card[];
  rules: Rules;
  bot: BotName;
}
export interface Records {
  records: GameRecord[];
}

serve<Setting, Records>(({ cards, rules, bot }) => {
  const set = { catalog: registerCatalog(cards), rules };
  return (batch) => ({ records: eachSeed(batch, (seed) => recordGame(set, bot, seed)) });
});
