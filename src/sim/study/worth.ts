/** What a card is worth: the games that its side wins with it, less those with a plain card in its place. */
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { SIDE_OF } from '../../engine/index.ts';
import type { Moments } from '../estimate/moments.ts';
import type { Judged } from '../estimate/verdict.ts';
import { judge } from '../estimate/verdict.ts';
import { playRuns } from '../workers.ts';
import { withPlain } from './plain.ts';

export interface WorthOrder {
  card: Card;
  cards: readonly Card[];
  rules: Rules;
  /** Plays both sides. */
  bot: BotName;
  seed: number;
  /** The most deals. */
  deals: number;
  /** The run ends as soon as the worth is known to so much to both sides: 0.03 is three games in a hundred. */
  sureTo: number;
  workers: number;
  /** Path of the simulator's `worker.ts` as plain JavaScript. */
  script: string;
  onProgress?: (deals: number) => void;
}

/** The worth of all copies of a card together, on the same deals. */
export async function worthOf(order: WorthOrder): Promise<Judged> {
  const { card, cards, bot, deals, sureTo, rules, ...rest } = order;
  const { differences } = await playRuns({
    ...rest,
    sets: [
      { cards: withPlain(cards, card.id), rules },
      { cards, rules },
    ],
    genius: bot,
    spymaster: bot,
    games: deals,
    isEnough: (judged) => judged.sureTo <= sureTo,
  });
  const judged = judge(forSide(card, differences.geniusWins), deals);
  if (!judged) throw new Error('A card is measured on one deal at least.');
  return judged;
}

/** The games of the side that has the card. */
const forSide = ({ type }: Card, { n, sum, squares }: Moments): Moments => ({
  n,
  sum: SIDE_OF[type] === 'genius' ? sum : -sum,
  squares,
});
