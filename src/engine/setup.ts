/** R1.1, R1.2: a new game. */
import { type Catalog, RECOMMENDED, type Rules } from './catalog.ts';
import type { GameEvent } from './events.ts';
import { seedRandom, shuffle } from './random.ts';
import { beginTurn } from './rules/turn.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';
import { type CardId, SQUARES } from './types.ts';

/** A state without any card: what positions and new games are built on. */
export function emptyState(catalog: Catalog, seed: number, rules: Partial<Rules> = {}): State {
  return {
    set: catalog.hash,
    rules: { ...RECOMMENDED, ...rules },
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

/** The deck a card of this type belongs to. */
export const deckOf = (type: string): 'genius' | 'spymaster' | 'plans' =>
  type === 'plan' ? 'plans' : ['spy', 'node', 'intelligence'].includes(type) ? 'spymaster' : 'genius';

export const DECKS = ['genius', 'spymaster', 'plans'] as const;

/**
 * R1.1, R1.2: all decks shuffled, both hands empty, the Genius to choose its first plan.
 * `seed`: any whole number. The same seed, cards, rules and actions give the same game, always.
 */
export function newGame(
  catalog: Catalog,
  options: { seed: number; rules?: Partial<Rules> },
): { state: State; events: GameEvent[] } {
  const state = emptyState(catalog, options.seed, options.rules);
  for (const definition of catalog.definitions)
    for (let i = 0; i < definition.copies; i++) {
      const card: CardId = state.cards.length;
      state.cards.push(definition.index);
      state.decks[deckOf(definition.type)].push(card);
    }
  for (const deck of DECKS) state.random = shuffle(state.random, state.decks[deck]);
  const events: GameEvent[] = [];
  const table = { state, emit: (event: GameEvent) => void events.push(event) };
  beginTurn(table);
  settle(table);
  return { state, events };
}
