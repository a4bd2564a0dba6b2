/** Positions in which a bot is asked, each with games that differ only in what is hidden from the other side. */
import type { BotName } from '../../src/bots/index.ts';
import { makeBot } from '../../src/bots/index.ts';
import type { Catalog, Rules, Side, State } from '../../src/engine/index.ts';
import { awaiting, copyState, imagine, other, view } from '../../src/engine/index.ts';
import { playBots } from '../../src/sim/game.ts';

export interface HeldTwins {
  catalog: Catalog;
  rules: Partial<Rules>;
  /** Who plays both sides. */
  bot: BotName;
  /** The side whose holding differs: its hand, its deck, and the plan that lies face down. */
  side: Side;
  seed: number;
  /** How many other games there are for each position. */
  twins: number;
  /** The most positions. */
  most: number;
}

/**
 * The positions of a game at which `side` must decide. A twin looks to the other side as `state`
 * does, so whatever the other side is shown of it, and when, must be the same until `side` acts.
 */
export function heldTwins({
  catalog,
  rules,
  bot,
  side,
  seed,
  twins,
  most,
}: HeldTwins): { state: State; twins: State[] }[] {
  const found: { state: State; twins: State[] }[] = [];
  const bots = { genius: makeBot(bot, seed), spymaster: makeBot(bot, seed + 1) };
  playBots({ catalog, rules, bots }, seed, {
    action: (state) => {
      if (awaiting(state).side !== side || found.length === most) return;
      const seen = view(state, other(side));
      const first = seed + found.length * twins;
      found.push({
        state: copyState(state),
        twins: Array.from({ length: twins }, (_, i) => imagine(seen, first + i)),
      });
    },
  });
  return found;
}
