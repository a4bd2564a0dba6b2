/** Measures one card of a set. */
import type { BotName } from '../../bots/index.ts';
import { suggestion } from '../../cards/suggest.ts';
import type { Side } from '../../engine/index.ts';
import { SIDE_OF } from '../../engine/index.ts';
import type { Judged } from '../../sim/estimate/verdict.ts';
import { worthOf } from '../../sim/study/worth.ts';
import { STUDY } from '../../text/en/cli/commands.ts';
import { differenceWords } from '../../text/en/figures/difference.ts';
import { didYouMean } from '../../text/en/mistakes/suggestion.ts';
import { TYPE_TERMS } from '../../text/en/terms.ts';
import { withBar } from '../bar.ts';
import { bundle } from '../bundle.ts';
import { cardSet } from '../cardSet.ts';

export interface CardOrder {
  /** The path of the set. */
  cards: string;
  card: string;
  bot: BotName;
  deals: number;
  /** Games in a hundred. */
  sure: number;
  seed: number;
  workers: number;
}
export interface CardWorth extends Judged {
  card: string;
  side: Side;
  bot: BotName;
  seed: number;
}

/** Throws an Error with a sentence if the set has no such card. */
export async function measureCard(order: CardOrder): Promise<{ worth: CardWorth; words: string }> {
  const { bot, seed, workers, deals } = order;
  const { cards, rules } = cardSet(order.cards);
  const card = cards.find(({ id, name }) => id === order.card || name === order.card);
  if (!card) {
    const ids = cards.map(({ id }) => id);
    throw new Error(STUDY.noCard(order.card, didYouMean(suggestion(order.card, ids))));
  }
  const { path: script } = await bundle(new URL('../../sim/worker.ts', import.meta.url));
  const sureTo = order.sure / 100;
  const judged = await withBar(STUDY.bar, deals, (onProgress) =>
    worthOf({ card, cards, rules, bot, seed, deals, sureTo, workers, script, onProgress }),
  );
  const side = SIDE_OF[card.type];
  return {
    worth: { card: card.id, side, bot, seed, ...judged },
    words: `${STUDY.worth(card.name, TYPE_TERMS[card.type].name, bot)}\n${differenceWords(judged, card.name, side)}`,
  };
}
