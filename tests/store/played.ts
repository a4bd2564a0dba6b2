/** Games that bots have played, as saved games. */
import { fileURLToPath } from 'node:url';
import { nextAction } from '../../src/bots/ask.ts';
import type { BotName } from '../../src/bots/index.ts';
import { makeBot } from '../../src/bots/index.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Action } from '../../src/engine/index.ts';
import { bySide, newGame, perform, registerCatalog } from '../../src/engine/index.ts';
import type { GameFile } from '../../src/record/index.ts';
import { newRecord, rulesFor } from '../../src/record/index.ts';
import { botSeed } from '../../src/sim/game.ts';
import { OPTIONS } from './world.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));

/** The game of that seed between two bots of that name, as people would have saved it. */
export function playedGame(seed: number, bot: BotName = 'rookie'): GameFile {
  const catalog = registerCatalog(cards);
  const settings = { ...OPTIONS.settings, seed };
  const full = rulesFor(rules, settings.preset);
  const actions: Action[] = [];
  const bots = bySide((side) => makeBot(bot, botSeed(seed, side)));
  for (const { state } = newGame(catalog, { seed, rules: full }); state.winner === null; ) {
    const action = nextAction(state, bots);
    actions.push(action);
    perform(state, action);
  }
  const facts = { id: `played-${seed}`, now: 1, names: OPTIONS.names, settings, position: null };
  return {
    ...newRecord(facts, { cards: catalog.hash, rules: full, actions }),
    sets: { [catalog.hash]: [...catalog.source] },
  };
}
