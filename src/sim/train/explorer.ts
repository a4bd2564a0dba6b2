/** A bot that now and then does something else, so that games of learning reach more positions. */
import type { Bot } from '../../bots/bot.ts';
import { isFree } from '../../bots/intern.ts';
import type { Action, View } from '../../engine/index.ts';
import { awaiting, dice } from '../../engine/index.ts';

/** How many of 1000 decisions are made at random; each game has one of these numbers. */
const WILD = [0, 20, 60];
/** The most offers that a random decision looks at. */
const OFFERS = 301;

/** The same bot with a few random decisions. */
export function explorer(bot: Bot, seed: number): Bot {
  const roll = dice(seed ^ 0x55aa);
  const wild = WILD[roll(WILD.length)];
  return {
    interrupts: bot.interrupts,
    decide(view: View, offers: Iterable<Action>): Action | undefined {
      const own = bot.decide(view, offers);
      if (awaiting(view).side !== view.viewer || roll(1000) >= wild) return own;
      const others: Action[] = [];
      for (const offer of offers) if (!isFree(offer.type) && others.push(offer) >= OFFERS) break;
      return others.length > 0 ? others[roll(others.length)] : own;
    },
  };
}
