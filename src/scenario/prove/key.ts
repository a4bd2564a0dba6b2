/** A text for a state, the same for states in which the same is to come. It is exact: other states have other texts. */
import type { CardId, ReadonlyState } from '../../engine/index.ts';
import { NONE, SIDES } from '../../engine/index.ts';

/** What tells two cards apart: that they are two, which of the copies of a card they are, or what card they are. */
type Telling = 'itself' | 'copy' | 'kind';

/**
 * The parts of a state that no key holds. The first three stay as they are; `random` counts only where chance does, and
 * there nothing is proved; with a `winner` and an `ending` nothing is to come.
 */
type LeftOut = 'set' | 'rules' | 'cards' | 'random' | 'winner' | 'ending';
type Parts = { readonly [K in Exclude<keyof ReadonlyState, LeftOut>]: (to: Writer) => void };

/**
 * The key of a state in which somebody must decide. Two states have the same key though the cards of a hand or of a
 * discard pile lie in another order, or a Network lies elsewhere on the table. `copiesAlike`: also though two copies of
 * a card have changed places.
 */
export function keyOf(state: ReadonlyState, copiesAlike: boolean): string {
  // What has been picked for an effect that waits may be cards or squares, so there cards keep their numbers.
  const telling = copiesAlike && state.frames.length === 0 ? 'copy' : 'itself';
  return telling + new Writer(state, telling, PARTS).text();
}

/**
 * The key of an arrangement: what somebody sees who comes to the table now. How it came about makes no difference, such
 * as which Node was played first.
 */
export const arrangementOf = (state: ReadonlyState): string => new Writer(state, 'kind', AS_SEEN).text();

/** Words → their numbers, as they come up. */
const words = new Map<string, number>();
const numberOf = (word: string): number => {
  const known = words.get(word);
  if (known !== undefined) return known;
  words.set(word, words.size);
  return words.size - 1;
};

/** Numbers from here on become letters of one byte. Others become any letter. */
const LEAST = -16;

class Writer {
  readonly state: ReadonlyState;
  readonly #telling: Telling;
  readonly #parts: Parts;
  #text = '';
  /** The number of a card among the copies of its kind, as they come up. */
  readonly #copies = new Map<CardId, number>();
  readonly #counts: number[] = [];

  constructor(state: ReadonlyState, telling: Telling, parts: Parts) {
    this.state = state;
    this.#telling = telling;
    this.#parts = parts;
  }

  text(): string {
    for (const part of Object.keys(this.#parts) as (keyof Parts)[]) this.#parts[part](this);
    return this.#text;
  }

  number(n: number): void {
    this.#text += String.fromCharCode(n - LEAST);
  }

  flag(is: boolean): void {
    this.number(is ? 1 : 0);
  }

  word(word: string | null): void {
    this.number(word === null ? NONE : numberOf(word));
  }

  card(card: CardId): void {
    if (card < 0 || this.#telling === 'itself') this.number(card);
    else {
      this.number(this.state.cards[card]);
      if (this.#telling === 'copy') this.number(this.#copyOf(card));
    }
  }

  #copyOf(card: CardId): number {
    const index = this.state.cards[card];
    let copy = this.#copies.get(card);
    if (copy === undefined) {
      copy = this.#counts[index] ?? 0;
      this.#counts[index] = copy + 1;
      this.#copies.set(card, copy);
    }
    return copy;
  }

  list<T>(list: readonly T[], write: (one: T) => void): void {
    this.number(list.length);
    for (const one of list) write(one);
  }

  cards(cards: readonly CardId[]): void {
    this.list(cards, (card) => this.card(card));
  }

  /** Cards whose order makes no difference. */
  pile(cards: readonly CardId[]): void {
    const { cards: kinds } = this.state;
    this.cards([...cards].sort((a, b) => kinds[a] - kinds[b] || a - b));
  }

  piles(bySide: ReadonlyState['hands']): void {
    for (const side of SIDES) this.pile(bySide[side]);
  }

  /** What is written for each of them, in an order that does not depend on theirs. */
  anyOrder<T>(list: readonly T[], write: (one: T) => void): void {
    const before = this.#text;
    const texts = list.map((one) => {
      this.#text = '';
      write(one);
      return this.#text;
    });
    this.#text = before;
    this.number(list.length);
    for (const text of texts.sort()) this.#text += text;
  }
}

/** `attached`: writes the cards that a unit carries. */
function writeLair(to: Writer, attached: (cards: readonly CardId[]) => void): void {
  for (const unit of to.state.lair) {
    to.card(unit?.card ?? NONE);
    if (!unit) continue;
    to.flag(unit.busy);
    to.number(unit.damage);
    attached(unit.attached);
  }
}

const PARTS: Parts = {
  turn(to) {
    to.number(to.state.turn.number);
    to.word(to.state.turn.step);
  },
  score(to) {
    for (const side of SIDES) to.number(to.state.score[side]);
  },
  lair: (to) => writeLair(to, (cards) => to.cards(cards)),
  plan(to) {
    const { plan } = to.state;
    to.card(plan?.card ?? NONE);
    if (!plan) return;
    to.word(plan.status);
    to.flag(plan.faceUp);
  },
  offered: (to) => to.pile(to.state.offered),
  nodes(to) {
    const { nodes } = to.state;
    to.list(nodes, ({ card, network, x, y }) => {
      const oldest = nodes.find((node) => node.card === network);
      to.card(card);
      to.card(network);
      to.number(x - (oldest?.x ?? 0));
      to.number(y - (oldest?.y ?? 0));
    });
  },
  links: (to) =>
    to.anyOrder(to.state.links, ({ a, b, vertical }) => {
      to.card(a);
      to.card(b);
      to.flag(vertical);
    }),
  spies: (to) =>
    to.list(to.state.spies, ({ card, network, damage, sneakSpent, barred }) => {
      to.card(card);
      to.card(network);
      to.number(damage);
      to.number(sneakSpent);
      to.flag(barred);
    }),
  infiltration(to) {
    const { infiltration } = to.state;
    to.card(infiltration?.spy ?? NONE);
    if (!infiltration) return;
    to.number(infiltration.square);
    to.flag(infiltration.arrived);
    to.card(infiltration.combat?.minion ?? NONE);
    to.number(infiltration.combat?.round ?? 0);
  },
  infiltrated: (to) => to.pile(to.state.infiltrated),
  hands: (to) => to.piles(to.state.hands),
  decks(to) {
    const { genius, spymaster, plans } = to.state.decks;
    for (const deck of [genius, spymaster, plans]) to.cards(deck);
  },
  discards: (to) => to.piles(to.state.discards),
  scored: (to) => to.piles(to.state.scored),
  stack: (to) =>
    to.list(to.state.stack, ({ kind, side, card, targets, cancelled }) => {
      to.word(kind);
      to.word(side);
      to.card(card);
      to.cards(targets);
      to.flag(cancelled);
    }),
  responder: (to) => to.word(to.state.responder),
  passes: (to) => to.number(to.state.passes),
  frames: (to) => to.list(to.state.frames, (frame) => writeFrame(to, frame)),
  effects: (to) => to.number(to.state.effects),
  choice(to) {
    const { choice } = to.state;
    to.flag(choice !== null);
    if (choice) writeChoice(to, choice);
  },
  modifiers: (to) =>
    to.list(to.state.modifiers, ({ card, stat, by, keyword, prevent, until, side }) => {
      to.card(card);
      for (const word of [stat, keyword, until, side]) to.word(word);
      to.number(by);
      to.number(prevent === 'all' ? -2 : (prevent ?? -1));
    }),
  used: (to) =>
    to.anyOrder(to.state.used, ({ card, ability, times }) => {
      to.card(card);
      to.number(ability);
      to.number(times);
    }),
  counters: (to) =>
    to.list(to.state.counters, ({ card, name, count }) => {
      to.card(card);
      to.word(name);
      to.number(count);
    }),
  happened: (to) =>
    to.list(to.state.happened, ({ event, card, spy, side }) => {
      to.word(event);
      to.card(card);
      to.card(spy);
      to.word(side);
    }),
  actionsLeft: (to) => to.number(to.state.actionsLeft),
  minionsLeft: (to) => to.number(to.state.minionsLeft),
  stepDone: (to) => to.flag(to.state.stepDone),
  mayDiscard: (to) => to.flag(to.state.mayDiscard),
};

/** Where it makes no difference how long something has been there. */
const AS_SEEN: Parts = {
  ...PARTS,
  lair: (to) => writeLair(to, (cards) => to.pile(cards)),
  nodes: (to) =>
    to.anyOrder([...new Set(to.state.nodes.map(({ network }) => network))], (network) => writeNetwork(to, network)),
  links: () => {},
  spies: (to) => writeSpies(to, NONE),
  counters: (to) =>
    to.anyOrder(to.state.counters, ({ card, name, count }) => {
      to.card(card);
      to.word(name);
      to.number(count);
    }),
  used: () => {},
  happened: () => {},
  actionsLeft: () => {},
  minionsLeft: () => {},
};

function writeNetwork(to: Writer, network: CardId): void {
  const nodes = to.state.nodes.filter((node) => node.network === network);
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  const place = ({ x, y }: { x: number; y: number }): void => {
    to.number(x - left);
    to.number(y - top);
  };
  to.anyOrder(nodes, (node) => {
    to.card(node.card);
    place(node);
    for (const { a, vertical } of to.state.links) if (a === node.card) to.flag(vertical);
  });
  writeSpies(to, network);
}

const writeSpies = (to: Writer, network: CardId): void =>
  to.anyOrder(
    to.state.spies.filter((spy) => spy.network === network),
    (spy) => {
      to.card(spy.card);
      to.number(spy.damage);
      to.number(spy.sneakSpent);
      to.flag(spy.barred);
    },
  );

function writeFrame(to: Writer, frame: ReadonlyState['frames'][number]): void {
  to.card(frame.source);
  to.word(frame.side);
  to.list(frame.path, (step) => (typeof step === 'number' ? to.number(step) : to.word(step)));
  to.number(frame.at);
  to.cards(frame.targets);
  to.card(frame.event);
  to.card(frame.by);
  to.cards(frame.without);
  to.number(frame.square);
  to.flag(frame.each !== null);
  to.cards(frame.each ?? []);
  // What was picked may be cards, squares or options.
  to.flag(frame.picked !== null);
  to.list(frame.picked ?? [], (one) => to.number(one));
  to.flag(frame.asks);
  to.word(frame.then);
}

type Choice = NonNullable<ReadonlyState['choice']>;

function writeChoice(to: Writer, { side, kind, source, from, min, max }: Choice): void {
  to.word(side);
  to.word(kind);
  to.card(source);
  to.list(from, (one) => (kind === 'cards' ? to.card(one) : to.number(one)));
  to.number(min);
  to.number(max);
}
