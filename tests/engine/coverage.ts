/** Plays random games under a referee until everything that can happen has happened. */
import type { Action, Card, GameEvent, Refusal, Rules, State } from '../../src/engine/index.ts';
import { copyState, definitionOf, dice, REFUSAL_CODES, refusal } from '../../src/engine/index.ts';
import type { Verb } from '../../src/engine/language.ts';
import { listen } from './listening.ts';
import { neighbour } from './neighbours.ts';
import { playRandomGame } from './randomGame.ts';
import { complaint } from './referee.ts';
import type { Sight } from './rulings.ts';
import { nameOf, RULINGS } from './rulings.ts';

export interface Coverage {
  /** For each thing that has to occur, the number of times it did. */
  occurred: ReadonlyMap<string, number>;
  /** The things that never occurred. */
  missing: string[];
  games: number;
  actions: number;
  refusals: number;
}

interface Options {
  cards: readonly Card[];
  name: string;
  /** Changes of the rules; each seed takes the next one in turn. */
  rules: readonly Partial<Rules>[];
  /** The seeds of the first games: of those that show much. All others follow from 0 on. */
  seeds: readonly number[];
  /** The largest number of games. */
  games: number;
  /** Leaves out the rulings: they belong to the rules, and not every card set can show them all. */
  withoutRulings?: boolean;
}

/** The events that show that a verb has done its work. A verb that is not here only leads to others. */
const DONE: { readonly [V in Verb]?: readonly GameEvent['type'][] } = {
  modify: ['modified'],
  grant: ['granted'],
  damage: ['damaged'],
  heal: ['healed'],
  kill: ['died'],
  destroy: ['destroyed'],
  bounce: ['bounced'],
  draw: ['drawn'],
  discard: ['discarded'],
  makeBusy: ['madeBusy'],
  makeFree: ['madeFree'],
  move: ['minionMoved', 'contraptionMoved'],
  swap: ['minionMoved', 'contraptionMoved'],
  prevent: ['shielded'],
  reveal: ['revealed'],
  search: ['found'],
  swapPlan: ['planSwapped'],
  reenter: ['reentered'],
  giveActions: ['given'],
  giveMinions: ['given'],
  score: ['scored'],
  addCounters: ['counters'],
  removeCounters: ['counters'],
  delay: ['planDelayed'],
  hasten: ['planActivated', 'planAdvanced'],
  revealPlan: ['planRevealed'],
  eject: ['ejected'],
  unassign: ['unassigned'],
  disconnect: ['disconnected'],
  connect: ['connected'],
  passSquare: ['passedSquare'],
};

/**
 * Plays until all of this has happened, or until `games` are played: every card was in play or resolved; every verb of
 * every card did its work; every trigger, replacement and duration occurred; every refusal code was given; and every
 * ruling was seen. Throws if the referee complains: the message has the seed and the actions that repeat it.
 */
export function cover({ cards, name, rules, seeds, games, withoutRulings = false }: Options): Coverage {
  const { catalog, all: verbs, heard } = listen(cards, name);
  const rulings = RULINGS.filter((ruling) => !ruling.unseen && !withoutRulings);
  const wanted = new Set<string>([
    ...cards.map((card) => `card ${card.id}`),
    ...[...verbs].map((verb) => `verb ${verb}`),
    ...[...catalog.triggers.keys()].map((on) => `trigger ${on}`),
    ...[...catalog.replacements.keys()].map((instead) => `replace ${instead}`),
    ...(cards.some(mayDecline) ? ['an ability declined', 'an ability not declined'] : []),
    ...REFUSAL_CODES.map((code) => `refusal ${code}`),
    ...rulings.map((ruling) => `ruling ${nameOf(ruling)}`),
  ]);
  const occurred = new Map<string, number>();
  const count = (what: string): void => {
    if (wanted.has(what)) occurred.set(what, (occurred.get(what) ?? 0) + 1);
  };
  const total = { games: 0, actions: 0, refusals: 0 };

  const see = (sight: Sight): void => {
    for (const card of cardsSeen(sight)) count(`card ${card}`);
    for (const [key, verb] of heard) if (isDone(verb, sight)) count(`verb ${key}`);
    for (const event of sight.events) {
      if (event.type === 'triggered') count(`trigger ${event.on}`);
      if (event.type === 'replaced') count(`replace ${event.instead}`);
    }
    if (sight.before.frames.at(-1)?.asks && sight.action.type === 'choose')
      count(sight.action.option === 0 ? 'an ability not declined' : 'an ability declined');
    for (const ruling of rulings) if (ruling.seen?.(sight)) count(`ruling ${nameOf(ruling)}`);
  };
  const isRefused = (state: State, action: unknown, why: Refusal): void => {
    total.refusals++;
    count(`refusal ${why.code}`);
    for (const ruling of rulings)
      if (ruling.refused?.({ state, action, refusal: why })) count(`ruling ${nameOf(ruling)}`);
  };

  for (; total.games < games && occurred.size < wanted.size; total.games++) {
    const seed = seeds[total.games] ?? total.games - seeds.length;
    const roll = dice(seed);
    watched({ catalog, seed, rules: rules[seed % rules.length] }, (sight, state, next) => {
      if (sight) {
        total.actions++;
        see(sight);
      }
      heard.clear();
      for (let i = 0; i < TRIES; i++) {
        const action = neighbour(state, next ?? sight?.action ?? { type: 'endStep', side: state.turn.side }, roll);
        const why = refusal(state, action);
        if (why) isRefused(state, action, why);
      }
      heard.clear();
    });
  }
  return { ...total, occurred, missing: [...wanted].filter((what) => !occurred.has(what)) };
}

const mayDecline = (card: Card): boolean =>
  card.abilities?.some((ability) => ability.kind === 'trigger' && ability.optional) === true;

/** The number of illegal actions tried in each state. */
const TRIES = 6;

type Game = Pick<Parameters<typeof playRandomGame>[0], 'catalog' | 'seed' | 'rules'>;

/** Plays one game, and calls `show` with each action and its result. An error gets the seed and the actions added. */
function watched(game: Game, show: (sight: Sight | undefined, state: State, next: Action | undefined) => void): void {
  const actions: Action[] = [];
  let before: State | undefined;
  let earlier: GameEvent[] = [];
  try {
    playRandomGame({
      ...game,
      interrupts: 15,
      watch: (state, next, events) => {
        const wrong = complaint(state);
        if (wrong) throw new Error(wrong);
        const action = actions.at(-1);
        if (before && before.turn.number !== state.turn.number) earlier = [];
        show(before && action && { before, action, events, after: state, earlier }, state, next);
        earlier.push(...events);
        before = copyState(state);
        if (next) actions.push(next);
      },
    });
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\n` +
        `newGame(catalog, ${JSON.stringify({ seed: game.seed, rules: game.rules })}), then:\n${JSON.stringify(actions)}`,
      { cause: error },
    );
  }
}

/** True if the sight shows that a verb that was read has done its work. */
export function isDone(verb: Verb, { events, after }: Sight): boolean {
  if (verb === 'cancel')
    return after.stack.some((item) => item.cancelled) || events.some((e) => e.type === 'fizzled' && e.cancelled);
  const signs = DONE[verb];
  return signs === undefined || events.some((event) => signs.includes(event.type));
}

/** The ids of the designs that came into play or resolved as an instant. */
export function cardsSeen({ before, events, after }: Sight): string[] {
  const ids: number[] = [];
  for (const event of events)
    switch (event.type) {
      case 'minionPlayed':
      case 'built':
      case 'spyPlayed':
      case 'nodePlayed':
      case 'planChosen':
        ids.push(event.card);
    }
  for (const item of before.stack)
    if (
      item.kind === 'playInstant' &&
      !after.stack.some((other) => other.card === item.card) &&
      !events.some((event) => event.type === 'fizzled' && event.card === item.card)
    )
      ids.push(item.card);
  return ids.map((card) => definitionOf(after, card).id);
}
