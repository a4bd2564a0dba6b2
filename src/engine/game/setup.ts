/** R1.1, R1.2: a new game. */
import type { Catalog } from '../catalogue/register.ts';
import { hold } from '../catalogue/register.ts';
import { occupantAt } from '../facts/lookup.ts';
import { LOTS, shuffleCards } from '../moment/chance.ts';
import { newMoment } from '../moment/moment.ts';
import { offerPlans } from '../rules/evilPlans.ts';
import { checkWinner } from '../rules/scoring.ts';
import { beginTurn, judgeHand } from '../rules/turn.ts';
import type { Seed } from '../tools/random.ts';
import { fork, seedRandom, shuffle } from '../tools/random.ts';
import type { Rules } from '../vocabulary/cards.ts';
import { RECOMMENDED, SIDE_OF } from '../vocabulary/cards.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId, CardType } from '../vocabulary/types.ts';
import { SQUARES } from '../vocabulary/types.ts';
import { settle, walkOn } from './settle.ts';

/** A state without any card. Positions and new games are built on it. */
export function emptyState(catalog: Catalog, seed: Seed, rules: Partial<Rules> = {}): State {
  const numbers = { ...RECOMMENDED, ...rules };
  hold(numbers, catalog);
  return {
    set: catalog.hash,
    rules: numbers,
    random: seedRandom(seed),
    cards: [],
    turn: { number: 1, side: 'genius', step: 'plan' },
    score: { genius: 0, spymaster: 0 },
    winner: null,
    ending: null,
    lair: new Array(SQUARES).fill(null),
    plan: null,
    offered: [],
    nodes: [],
    links: [],
    spies: [],
    infiltration: null,
    infiltrated: [],
    hands: { genius: [], spymaster: [] },
    decks: { genius: [], spymaster: [], plans: [] },
    discards: { genius: [], spymaster: [] },
    scored: { genius: [], spymaster: [] },
    stack: [],
    responder: null,
    passes: 0,
    frames: [],
    effects: 0,
    choice: null,
    modifiers: [],
    counters: [],
    happened: [],
    used: [],
    actionsLeft: 0,
    minionsLeft: 0,
    stepDone: false,
    mayDiscard: false,
  };
}

const everyCardOf = new WeakMap<Catalog, readonly number[]>();

/** Every copy of every card, as `State.cards` has them. All games of a set share this list. */
function everyCard(catalog: Catalog): readonly number[] {
  let cards = everyCardOf.get(catalog);
  if (!cards) {
    cards = catalog.definitions.flatMap(({ index, copies }) => new Array<number>(copies).fill(index));
    everyCardOf.set(catalog, cards);
  }
  return cards;
}

/** The deck that cards of this type belong to. */
export const deckOf = (type: CardType): 'genius' | 'spymaster' | 'plans' => (type === 'plan' ? 'plans' : SIDE_OF[type]);

export const DECKS = ['genius', 'spymaster', 'plans'] as const;

/**
 * The card ids of a game with one set, and those of the same copies of the same cards in a game with another set.
 * A copy that the other set does not have is missing.
 */
export function sameCards(before: Catalog, after: Catalog): ReadonlyMap<CardId, CardId> {
  const same = new Map<CardId, CardId>();
  const cards = everyCard(after);
  everyCard(before).forEach((index, card, all) => {
    const { id, type } = before.definitions[index];
    const there = after.indexOf.get(id) ?? -1;
    const copy = cards.indexOf(there) + card - all.indexOf(index);
    if (after.definitions[there]?.type === type && cards[copy] === there) same.set(card, copy);
  });
  return same;
}

/** Puts every card into its deck, and shuffles the decks. */
function deal(state: State, catalog: Catalog): State['decks'] {
  const decks: State['decks'] = { genius: [], spymaster: [], plans: [] };
  everyCard(catalog).forEach((index, card) => {
    decks[deckOf(catalog.definitions[index].type)].push(card);
  });
  for (const deck of DECKS) shuffleCards(state, deck, decks[deck]);
  return decks;
}

/** The decks in the order that another set gives them. What only this set has lies under them, shuffled. */
function dealLike(state: State, catalog: Catalog, other: Catalog): State['decks'] {
  const same = sameCards(other, catalog);
  const known = new Set(same.values());
  const decks = deal(state, other);
  for (const deck of DECKS) decks[deck] = decks[deck].flatMap((card) => same.get(card) ?? []);
  const more: State['decks'] = { genius: [], spymaster: [], plans: [] };
  everyCard(catalog).forEach((index, card) => {
    if (!known.has(card)) more[deckOf(catalog.definitions[index].type)].push(card);
  });
  for (const deck of DECKS) {
    if (more[deck].length > 0) state.random = shuffle(state.random, more[deck]);
    decks[deck].push(...more[deck]);
  }
  return decks;
}

/**
 * R1.1, R1.2: a new game. All decks are shuffled, both hands are empty, and the Genius must choose its first plan.
 * `seed`: a whole number from 0 on, or 32 hexadecimal digits. The same seed, cards, rules and actions always give the same game.
 * `like`: the decks lie as the seed shuffles that set. Cards that it lacks lie under them.
 * `forks`: chance is forked by what is drawn for (see `shuffleCards`), and all that two sets share lies alike.
 */
export function newGame(
  catalog: Catalog,
  options: { seed: Seed; rules?: Partial<Rules>; like?: Catalog; forks?: boolean },
): { state: State; events: GameEvent[] } {
  const { seed, rules, like, forks } = options;
  const state = emptyState(catalog, seed, rules);
  if (forks) state.random = fork(state.random, LOTS.length);
  state.cards = everyCard(catalog);
  state.decks = like && !forks ? dealLike(state, catalog, like) : deal(state, catalog);
  const events: GameEvent[] = [];
  const moment = newMoment(state, (event) => void events.push(event));
  beginTurn(moment);
  settle(moment);
  return { state, events };
}

/**
 * Makes a hand-made position stand as if play had come there. A plan step without a plan makes its offer, cards of a
 * full hand may be discarded, a Spy in an unoccupied square goes on, and a side with enough Evilness has won.
 * No card is dealt and no step ends.
 */
export function openPosition(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  const moment = newMoment(state, (event) => void events.push(event));
  const { step } = state.turn;
  checkWinner(moment);
  if (state.winner !== null) return events;
  judgeHand(state);
  if (step === 'plan' && !state.plan) offerPlans(moment);
  if (state.infiltration) {
    state.infiltration.arrived = occupantAt(state, state.infiltration.square) !== null;
    if (!state.infiltration.arrived) walkOn(moment);
  }
  return events;
}
