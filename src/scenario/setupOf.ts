/** The set-up of a state: the way back from a game to a scenario. */
import type { BySide, CardId, SpyInPlay, State } from '../engine/index.ts';
import { cardsInPlay, definitionOf, NONE, SQUARES } from '../engine/index.ts';
import { printedOn } from './changes.ts';
import type { Placed, Setup } from './format.ts';

/** A set-up, and for each card of the state its id in it. */
export interface SetupOf {
  setup: Setup;
  names: string[];
}

/** Leaves out the values that a position has anyway. */
type Facts = Record<string, unknown>;
const facts = (all: Facts): Facts => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);
const set = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

/**
 * The set-up of a state in which nothing waits: no stack, no choice. An end of the game is left out. Ids are those
 * that a set-up gives by itself. `chance`: with the state of the generator, so that all goes on as it would have.
 */
export function setupOf(state: State, { chance = false } = {}): SetupOf {
  const namer = new Names(state);
  const setup = facts({
    turn: { ...state.turn },
    score: { ...state.score },
    lair: lairOf(state, namer),
    plan: state.plan && { card: namer.of(state.plan.card), status: state.plan.status, faceUp: state.plan.faceUp },
    networks: some(networksOf(state, namer)),
    unassigned: some(spiesOf(state, NONE, namer)),
    hands: namer.bySide(state.hands),
    decks: { ...namer.bySide(state.decks), plans: namer.all(state.decks.plans) },
    discards: namer.bySide(state.discards),
    scored: namer.bySide(state.scored),
    ...turnOf(state, namer),
    changes: some(changesOf(state, namer)),
    used: some(state.used.map(({ card, ability, times }) => ({ card: namer.names[card], ability, times }))),
    counters: some(countersOf(state, namer)),
    happened: some(
      state.happened.map(({ event, card, spy, side }) => ({
        event,
        ...(card !== NONE && { card: namer.names[card] }),
        ...(spy !== NONE && { spy: namer.names[spy] }),
        ...(side && { side }),
      })),
    ),
    order: orderOf(state, namer),
    random: chance ? [...state.random] : undefined,
  }) as Setup;
  return { setup, names: namer.names };
}

/** Gives the cards their ids in the order in which a position is built. */
class Names {
  readonly names: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly state: State;
  constructor(state: State) {
    this.state = state;
  }
  /** Gives the card its id. Returns what stands in the set-up: the id of its definition. */
  of(card: CardId): string {
    const { id } = definitionOf(this.state, card);
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    this.names[card] = count === 1 ? id : `${id}#${count}`;
    return id;
  }
  all(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.of(card));
  }
  bySide(piles: BySide<CardId[]>): BySide<string[]> {
    return { genius: this.all(piles.genius), spymaster: this.all(piles.spymaster) };
  }
}

function lairOf(state: State, namer: Names): Setup['lair'] {
  const cards = state.lair.map((unit) => unit && namer.of(unit.card));
  const lair: Record<string, Placed> = {};
  for (let square = 1; square <= SQUARES; square++) {
    const unit = state.lair[square - 1];
    const card = cards[square - 1];
    if (!unit || card === null) continue;
    const more = facts({
      busy: set(unit.busy, false),
      attached: some(namer.all(unit.attached)),
      damage: set(unit.damage, 0),
    });
    lair[square] = Object.keys(more).length > 0 ? { card, ...more } : card;
  }
  return lair as Setup['lair'];
}

function networksOf(state: State, namer: Names): NonNullable<Setup['networks']> {
  return [...new Set(state.nodes.map((node) => node.network))].map((network) => {
    const nodes = state.nodes.filter((node) => node.network === network);
    const placed = nodes.map(({ card, x, y }) => ({ card: namer.of(card), at: [x, y] as [number, number] }));
    const links = state.links.filter(({ a }) => nodes.some(({ card }) => card === a));
    return {
      nodes: placed,
      ...facts({
        links: some(links.map(({ a, b }) => [namer.names[a], namer.names[b]])),
        spies: some(spiesOf(state, network, namer)),
      }),
    };
  });
}

const spiesOf = (state: State, network: CardId, namer: Names) =>
  state.spies
    .filter((spy) => spy.network === network)
    .map((spy) => {
      const card = namer.of(spy.card);
      const more = strain(spy);
      return Object.keys(more).length > 0 ? { card, ...more } : card;
    });

const strain = ({ damage, sneakSpent, barred }: SpyInPlay): Facts =>
  facts({ damage: set(damage, 0), sneakSpent: set(sneakSpent, 0), maySneak: set(!barred, true) });

function turnOf(state: State, { names }: Names): Facts {
  const { infiltration, turn } = state;
  return {
    infiltrated: some(state.infiltrated.map((card) => names[card])),
    infiltration: infiltration ? { spy: names[infiltration.spy], square: infiltration.square } : undefined,
    actionsLeft: state.actionsLeft,
    minionsLeft: state.minionsLeft,
    mayDiscard: turn.step === 'draw' ? state.mayDiscard : undefined,
    stepDone: turn.step === 'draw' ? undefined : set(state.stepDone, false),
  };
}

const changesOf = (state: State, { names }: Names): NonNullable<Setup['changes']> =>
  state.modifiers.map(({ card, stat, by, keyword, prevent, until, side }) => ({
    card: names[card],
    ...(stat && { stat, by }),
    ...(keyword && { keyword }),
    ...(prevent !== null && { prevent }),
    for: until,
    side,
  }));

/** All counters in their order, unless they are those with which the cards have come. */
function countersOf(state: State, { names }: Names): NonNullable<Setup['counters']> {
  const { counters } = state;
  const printed = cardsInPlay(state).flatMap((card) => printedOn(state, card));
  if (JSON.stringify(counters) === JSON.stringify(printed)) return [];
  const used = printed.filter(({ card }) => !counters.some((one) => one.card === card));
  return [...counters, ...used.map((one) => ({ ...one, count: 0 }))].map(({ card, name, count }) => ({
    card: names[card],
    name,
    count,
  }));
}

/** The order of what came into play, where the order of the Networks does not say it. */
function orderOf(state: State, { names }: Names): Setup['order'] {
  const networks = [...new Set(state.nodes.map((node) => node.network))];
  const rank = (network: CardId): number => (network === NONE ? networks.length : networks.indexOf(network));
  const networkAt = (card: CardId): CardId => state.nodes.find((node) => node.card === card)?.network ?? NONE;
  const rises = (ranks: number[]): boolean => ranks.every((one, i) => i === 0 || ranks[i - 1] <= one);
  const order = facts({
    nodes: rises(state.nodes.map((node) => rank(node.network))) ? undefined : state.nodes.map((n) => names[n.card]),
    spies: rises(state.spies.map((spy) => rank(spy.network))) ? undefined : state.spies.map((s) => names[s.card]),
    links: rises(state.links.map(({ a }) => rank(networkAt(a))))
      ? undefined
      : state.links.map(({ a, b }) => [names[a], names[b]]),
  });
  return Object.keys(order).length > 0 ? (order as Setup['order']) : undefined;
}

/** True for a state that a set-up can hold: somebody may act, and nothing waits to be resolved or chosen. */
export const isSettled = (state: State): boolean =>
  state.stack.length === 0 && state.frames.length === 0 && !state.choice && state.offered.length === 0;
