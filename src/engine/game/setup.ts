/** R1.1, R1.2: a new game. */
import type { Catalog } from '../catalogue/register.ts';
import { definitionOf, hold } from '../catalogue/register.ts';
import { occupantAt } from '../facts/lookup.ts';
import { newMoment } from '../moment/moment.ts';
import { offerPlans } from '../rules/evilPlans.ts';
import { checkWinner } from '../rules/scoring.ts';
import { beginTurn, judgeHand } from '../rules/turn.ts';
import { seedRandom, shuffle } from '../tools/random.ts';
import type { Rules } from '../vocabulary/cards.ts';
import { RECOMMENDED, SIDE_OF } from '../vocabulary/cards.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId, CardType } from '../vocabulary/types.ts';
import { SQUARES } from '../vocabulary/types.ts';
import { settle, walkOn } from './settle.ts';

/** A state without any card. Positions and new games are built on it. */
export function emptyState(catalog: Catalog, seed: number, rules: Partial<Rules> = {}): State {
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
    choice: null,
    modifiers: [],
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
 * R1.1, R1.2: a new game. All decks are shuffled, both hands are empty, and the Genius must choose its first plan.
 * `seed`: any whole number. The same seed, cards, rules and actions always give the same game.
 */
export function newGame(
  catalog: Catalog,
  options: { seed: number; rules?: Partial<Rules> },
): { state: State; events: GameEvent[] } {
  const state = emptyState(catalog, options.seed, options.rules);
  state.cards = everyCard(catalog);
  for (let card: CardId = 0; card < state.cards.length; card++)
    state.decks[deckOf(definitionOf(state, card).type)].push(card);
  for (const deck of DECKS) state.random = shuffle(state.random, state.decks[deck]);
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
