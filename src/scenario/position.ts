/** Builds the state that a scenario's set-up describes, and the ids of its cards. */

import { suggestion } from '../cards/suggest.ts';
import type { BySide, CardId, CardType, Catalog, Definition, Rules, Seed, State } from '../engine/index.ts';
import {
  CARD_TYPES,
  DECKS,
  deckOf,
  emptyState,
  healthLeft,
  NONE,
  newGame,
  openPosition,
  SIDES,
  STEPS,
  shuffle,
  statOf,
  supports,
  theDead,
} from '../engine/index.ts';
import { cardsPlaced } from './cast.ts';
import { inOrder, setChanges } from './changes.ts';
import type { Placed, PlacedSpy, Scenario, Setup } from './format.ts';
import { joinNodes } from './joinNodes.ts';
import { tooManyPlaced } from './limits.ts';
import { Namer } from './names.ts';
import { BadScenario, bad } from './trouble.ts';

/** A state, and for each card the id that scripts and summaries use. */
export interface Position {
  state: State;
  names: string[];
}

/**
 * The state with which a scenario begins. Throws `BadScenario` if the set-up breaks a rule.
 * `cast`: more ids that a set-up may name; suggestions for an unknown id come from them too.
 */
export function buildPosition(
  catalog: Catalog,
  { seed = 1, setup }: Scenario,
  rules: Partial<Rules>,
  cast: readonly string[] = [],
): Position {
  const many = tooManyPlaced(cardsPlaced(setup ?? {}).length);
  if (many) throw new BadScenario(many);
  if (setup) return new Builder(catalog, seed, rules, cast).build(setup);
  const { state } = newGame(catalog, { seed, rules });
  const names: string[] = [];
  const namer = new Namer();
  const { decks, hands, offered } = state;
  const dealt = [...offered, ...SIDES.flatMap((side) => hands[side])];
  for (const card of [...dealt, ...DECKS.flatMap((deck) => decks[deck])])
    names[card] = namer.next(catalog.definitions[state.cards[card]].id);
  return { state, names };
}

type Zone = CardType[];
/** The types whose cards a side draws. */
const HAND: BySide<Zone> = {
  genius: CARD_TYPES.filter((type) => deckOf(type) === 'genius'),
  spymaster: CARD_TYPES.filter((type) => deckOf(type) === 'spymaster'),
};

/** How often each of them stands in the list. */
function counted<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

class Builder {
  private readonly state: State;
  private readonly names: string[] = [];
  private readonly namer = new Namer();
  private readonly numbers = new Map<string, number>();
  private readonly catalog: Catalog;
  private readonly known: string[];

  constructor(catalog: Catalog, seed: Seed, rules: Partial<Rules>, cast: readonly string[]) {
    this.catalog = catalog;
    this.known = [...new Set([...catalog.indexOf.keys(), ...cast])];
    this.state = emptyState(catalog, seed, rules);
  }

  build(setup: Setup): Position {
    this.turn(setup);
    this.lair(setup);
    this.plan(setup);
    this.networks(setup);
    this.spies(setup.unassigned ?? []);
    this.piles(setup);
    this.infiltration(setup);
    const named = (id: string, where: string): number => this.named(id, where);
    inOrder(this.state, setup, named);
    setChanges(this.state, setup, named);
    this.living();
    openPosition(this.state);
    return { state: this.state, names: this.names };
  }

  private turn({ turn = {}, score, actionsLeft, minionsLeft }: Setup): void {
    const { state } = this;
    const number = turn.number ?? (turn.side === 'spymaster' ? 2 : 1);
    const side = number % 2 === 1 ? 'genius' : 'spymaster';
    if (turn.side && turn.side !== side) throw bad('side-of-turn', 'setup.turn', { number, side, said: turn.side });
    const step = turn.step ?? STEPS[side][0];
    if (!(STEPS[side] as readonly string[]).includes(step))
      throw bad('no-step', 'setup.turn.step', { side, step, steps: STEPS[side] });
    state.turn = { number, side, step };
    state.score = { genius: score?.genius ?? 0, spymaster: score?.spymaster ?? 0 };
    state.minionsLeft = minionsLeft ?? (side === 'genius' ? state.rules.minionsPerTurn : 0);
    state.actionsLeft = actionsLeft ?? (side === 'spymaster' ? state.rules.actionsPerTurn : 0);
  }

  private define(card: string, where: string, types: Zone): Definition {
    const index = this.catalog.indexOf.get(card);
    if (index === undefined) throw bad('no-card', where, { card, suggestion: suggestion(card, this.known) });
    const definition = this.catalog.definitions[index];
    if (!types.includes(definition.type)) throw bad('wrong-type', where, { card, type: definition.type, types });
    return definition;
  }

  private add(placed: Placed, where: string, types: Zone): number {
    const { card, id } = typeof placed === 'string' ? { card: placed, id: undefined } : placed;
    const definition = this.define(card, where, types);
    const number = this.newCard(definition);
    return this.call(number, id === undefined ? this.namer.next(card) : this.namer.checked(id));
  }

  private newCard({ index }: Definition): number {
    this.state.cards = [...this.state.cards, index];
    return this.state.cards.length - 1;
  }

  private fill(definition: Definition, taken: ReadonlySet<string>): number {
    const number = this.newCard(definition);
    return this.call(number, this.namer.free(definition.id, taken));
  }

  private call(number: number, name: string): number {
    this.names[number] = name;
    this.numbers.set(name, number);
    return number;
  }

  private named(id: string, where: string): number {
    const card = this.numbers.get(id);
    if (card === undefined) throw bad('no-id', where, { id, suggestion: suggestion(id, this.names) });
    return card;
  }

  private lair({ lair = {} }: Setup): void {
    const { state } = this;
    const attached: { square: number; cards: Placed[] }[] = [];
    for (let square = 1; square <= state.lair.length; square++) {
      const entry = lair[String(square) as keyof typeof lair];
      if (entry === undefined || entry === null) continue;
      const where = `setup.lair.${square}`;
      const card = this.add(entry, where, ['minion', 'contraption']);
      const facts = typeof entry === 'string' ? { card: entry } : entry;
      const definition = this.catalog.definitions[state.cards[card]];
      if (definition.attachable) throw bad('attachable-alone', where, { card: definition.id });
      const plain = definition.type === 'contraption' && (facts.busy || facts.damage || facts.attached?.length);
      if (plain) throw bad('unlike-contraption', where);
      state.lair[square - 1] = { card, busy: facts.busy ?? false, damage: facts.damage ?? 0, attached: [] };
      if (facts.attached) attached.push({ square, cards: facts.attached });
    }
    for (const { square, cards } of attached) for (const card of cards) this.attach(square, card);
  }

  private attach(square: number, placed: Placed): void {
    const where = `setup.lair.${square}.attached`;
    const card = this.add(placed, where, ['contraption']);
    const definition = this.catalog.definitions[this.state.cards[card]];
    if (!definition.attachable) throw bad('static-attached', where, { card: definition.id });
    this.state.lair[square - 1]?.attached.push(card);
  }

  private plan({ plan }: Setup): void {
    if (plan === undefined || plan === null) return;
    const facts: Exclude<typeof plan, string> = typeof plan === 'string' ? { card: plan } : plan;
    const { status = 'in-progress', faceUp = status !== 'in-progress' } = facts;
    if (!faceUp && status !== 'in-progress') throw bad('plan-face-down', 'setup.plan', { status });
    this.state.plan = { card: this.add(facts, 'setup.plan', ['plan']), status, faceUp };
  }

  private networks({ networks = [] }: Setup): void {
    networks.forEach((network, n) => {
      const where = `setup.networks.${n}`;
      const nodes = network.nodes.map((node, i) => {
        const [x, y] = (typeof node === 'string' ? undefined : node.at) ?? [0, 0];
        const card = this.add(node, `${where}.nodes.${i}`, ['node']);
        return { card, network: NONE, x, y };
      });
      for (const node of nodes) {
        node.network = nodes[0].card;
        if (nodes.some((o) => o !== node && o.x === node.x && o.y === node.y))
          throw bad('one-square', where, { x: node.x, y: node.y });
      }
      this.state.nodes.push(...nodes);
      joinNodes(this.state, this.names, where, network.links ?? [], nodes, (id, at) => this.named(id, at));
      this.spies(network.spies ?? [], nodes[0].card, nodes.length, `${where}.spies`);
    });
  }

  private spies(spies: PlacedSpy[], network: CardId = NONE, size = 0, where = 'setup.unassigned'): void {
    for (const placed of spies) {
      const card = this.add(placed, where, ['spy']);
      if (network !== NONE && !supports(this.state, card, size))
        throw bad('not-supported', where, { size, id: this.names[card] });
      const facts: Exclude<PlacedSpy, string> = typeof placed === 'string' ? { card: placed } : placed;
      const { damage = 0, sneakSpent = 0, maySneak = true } = facts;
      this.state.spies.push({ card, network, damage, sneakSpent, barred: !maySneak });
    }
  }

  private piles({ hands = {}, decks = {}, discards = {}, scored = {} }: Setup): void {
    const { state } = this;
    for (const side of SIDES)
      state.hands[side] = (hands[side] ?? []).map((card) => this.add(card, `setup.hands.${side}`, HAND[side]));
    const later = [...SIDES.flatMap((side) => discards[side] ?? []), ...SIDES.flatMap((side) => scored[side] ?? [])];
    const taken = new Set(later.flatMap((placed) => (typeof placed === 'string' ? [] : (placed.id ?? []))));
    for (const deck of DECKS) {
      const named = decks[deck]?.map((card) =>
        this.add(card, `setup.decks.${deck}`, deck === 'plans' ? ['plan'] : HAND[deck]),
      );
      state.decks[deck] = named ?? this.rest(deck, later).map((card) => this.fill(card, taken));
    }
    for (const side of SIDES)
      state.discards[side] = (discards[side] ?? []).map((card) => this.add(card, `setup.discards.${side}`, HAND[side]));
    for (const side of SIDES)
      state.scored[side] = (scored[side] ?? []).map((card) => this.add(card, `setup.scored.${side}`, ['plan']));
  }

  /** The copies of a deck's cards that the set-up places nowhere, shuffled. */
  private rest(deck: (typeof DECKS)[number], later: Placed[]): Definition[] {
    const { state, catalog } = this;
    const left: number[] = [];
    const places = counted(state.cards);
    const laterPlaces = counted(later.map((p) => (typeof p === 'string' ? p : p.card)));
    for (const definition of catalog.definitions) {
      if (deckOf(definition.type) !== deck) continue;
      const placed = (places.get(definition.index) ?? 0) + (laterPlaces.get(definition.id) ?? 0);
      for (let i = placed; i < definition.copies; i++) left.push(definition.index);
    }
    state.random = shuffle(state.random, left);
    return left.map((index) => catalog.definitions[index]);
  }

  private infiltration({ infiltration, infiltrated = [] }: Setup): void {
    const { state } = this;
    state.infiltrated = infiltrated.map((id) => this.sent(id));
    if (!infiltration) return;
    const { side, step } = state.turn;
    if (side !== 'spymaster' || step !== 'infiltrate') throw bad('no-infiltration', 'setup.infiltration');
    const spy = this.spyNamed(infiltration.spy, 'setup.infiltration.spy');
    if (spy.network === NONE) throw bad('not-assigned', 'setup.infiltration.spy', { id: infiltration.spy });
    spy.damage = infiltration.damage ?? spy.damage;
    spy.sneakSpent = infiltration.sneakSpent ?? spy.sneakSpent;
    spy.barred = infiltration.maySneak === undefined ? spy.barred : !infiltration.maySneak;
    state.infiltration = { spy: spy.card, square: infiltration.square, arrived: false, combat: null };
    if (!state.infiltrated.includes(spy.card)) state.infiltrated.push(spy.card);
  }

  /** R6.10: throws if the damage of a Minion or Spy would have killed it. */
  private living(): void {
    for (const card of theDead(this.state)) {
      const health = healthLeft(this.state, card);
      if (health < statOf(this.state, card, 'health')) throw bad('dead', '', { id: this.names[card], health });
    }
  }

  /** A Spy already sent this turn: it may have left play. */
  private sent(id: string): number {
    const card = this.named(id, 'setup.infiltrated');
    const { type } = this.catalog.definitions[this.state.cards[card]];
    if (type !== 'spy') throw bad('not-a-spy', 'setup.infiltrated', { id, type });
    return card;
  }

  private spyNamed(id: string, where: string): State['spies'][number] {
    const card = this.named(id, where);
    const spy = this.state.spies.find((s) => s.card === card);
    if (!spy) throw bad('not-in-play', where, { id });
    return spy;
  }
}
