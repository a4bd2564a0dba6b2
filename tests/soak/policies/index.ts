/** The players of the soak, by name. Each is a bot: it gets its side's view and offers, never the state. */
import type { MakeBot } from '../../../src/bots/bot.ts';
import { rookie } from '../../../src/bots/rookie/rookie.ts';
import { destroyer } from './destroyer.ts';
import { fighter } from './fighter.ts';
import { hoarder } from './hoarder.ts';
import { interrupter } from './interrupter.ts';
import { random } from './random.ts';
import { sneaker } from './sneaker.ts';

export const POLICIES = { random, rookie, sneaker, fighter, destroyer, interrupter, hoarder } as const satisfies Record<
  string,
  MakeBot
>;
export type PolicyName = keyof typeof POLICIES;
