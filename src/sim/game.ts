/** One game between two bots, at the speed of the rules. */
import { nextAction } from '../bots/ask.ts';
import type { Bot, BotName } from '../bots/index.ts';
import { makeBot } from '../bots/index.ts';
import type { Action, BySide, CardId, Catalog, GameEvent, Rules, Side, State } from '../engine/index.ts';
import { definitionOf, newGame, perform } from '../engine/index.ts';

/** A game longer than this is left unfinished. */
const LONGEST = 20_000;

/** The cards and rules of a game, and the names of the two bots. */
export interface Match {
  catalog: Catalog;
  rules: Rules;
  genius: BotName;
  spymaster: BotName;
}
export interface Played {
  state: State;
  /** The number of actions, without passed responses. */
  decisions: number;
  /** The loops of cards that were cut (R9.6): the ids of the cards of each, like `tick + tock`. */
  loops: ReadonlySet<string>;
}
/** Two bots and the cards and rules that they play by. */
export interface Seating {
  catalog: Catalog;
  rules: Partial<Rules>;
  bots: BySide<Bot>;
}
/** A game before its first action, and what has happened to get there. */
type Begun = ReturnType<typeof newGame>;
export interface Watch {
  /** Called before each action. */
  action?: (state: State, action: Action) => void;
  /** Called after each action, before anybody is asked again. */
  done?: (state: State) => void;
  /** Called at each event, while the rules work on the state. */
  event?: (state: State, event: GameEvent) => void;
}

/**
 * Plays the game of a seed to its end, or until it is too long. Each bot seeds its own generator from the seed, so the
 * same seed, cards, rules and bots give the same game.
 */
export function playGame({ catalog, rules, genius, spymaster }: Match, seed: number, watch: Watch = {}): Played {
  const bots: BySide<Bot> = {
    genius: makeBot(genius, botSeed(seed, 'genius')),
    spymaster: makeBot(spymaster, botSeed(seed, 'spymaster')),
  };
  return playBots({ catalog, rules, bots }, seed, watch);
}

/** The seed for the generator of a side's bot. */
export const botSeed = (seed: number, side: Side): number => seed ^ (side === 'genius' ? 0x6e1 : 0x5b7);

/**
 * Same as `playGame`, when the caller has already made the bots. A bot plays one game only. Chance is forked by what is
 * drawn for: two games of a seed draw alike after their moves have parted, and with what their sets share.
 */
export const playBots = ({ catalog, rules, bots }: Seating, seed: number, watch?: Watch): Played =>
  playOn(dealt(catalog, seed, rules), bots, watch);

/** The game of a seed before its first action. */
export const dealt = (catalog: Catalog, seed: number, rules: Partial<Rules>): Begun =>
  newGame(catalog, { seed, rules, forks: true });

/** Plays a game that has begun to its end, or until it is too long. Changes its state. */
export function playOn({ state, events }: Begun, bots: BySide<Bot>, watch: Watch = {}): Played {
  const { event } = watch;
  if (event) for (const first of events) event(state, first);
  const loops = new Set<string>();
  const emit = (happened: GameEvent): void => {
    if (happened.type === 'loopCut') loops.add(loopName(state, happened.cards));
    event?.(state, happened);
  };
  let decisions = 0;
  for (let actions = 0; state.winner === null && actions < LONGEST; actions++) {
    const action = nextAction(state, bots);
    watch.action?.(state, action);
    if (action.type !== 'pass') decisions++;
    perform(state, action, emit);
    watch.done?.(state);
  }
  return { state, decisions, loops };
}

/** The ids of the cards of a loop, the same for the same cards. */
const loopName = (state: State, cards: readonly CardId[]): string =>
  [...new Set(cards.map((card) => definitionOf(state, card).id))].sort().join(' + ');
