/** The bots by name. Both sides have the same list. */
import type { Bot, MakeBot } from './bot.ts';
import { deputy } from './deputy/deputy.ts';
import { intern } from './intern.ts';
import type { Limit } from './limit.ts';
import { mastermind } from './mastermind/mastermind.ts';
import { rookie } from './rookie/rookie.ts';

export { adviceFor } from './advice.ts';
export type { Bot } from './bot.ts';
export type { Limit } from './limit.ts';

/** From the weakest to the strongest. */
export const BOTS = ['intern', 'rookie', 'deputy', 'mastermind'] as const;
export type BotName = (typeof BOTS)[number];
/** The strongest bot that plays thousands of games in a few minutes. */
export const QUICK_BOT: BotName = 'rookie';

/** The makers of the bots. */
export const MAKE: Readonly<Record<BotName, MakeBot>> = { intern, rookie, deputy, mastermind };

/** A bot for one game; see `MakeBot`. */
export const makeBot = (name: BotName, seed: number, limit?: Limit): Bot => MAKE[name](seed, limit);
