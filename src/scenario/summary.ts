/** SUMMARY: a whole state, hidden parts included, with the ids that scripts use. */
import { pathText } from '../cards/problem.ts';
import { nearest } from '../cards/suggest.ts';
import type { Path } from '../cards/trouble.ts';
import type { BySide, CardId, ReadonlyState, Side } from '../engine/index.ts';
import {
  awaiting,
  definitionOf,
  HIDDEN,
  healthLeft,
  NONE,
  networkSize,
  SIDES,
  sneakLeft,
  statOf,
} from '../engine/index.ts';

export type Summary = Record<string, unknown>;

/** The summary of a state, or of a view: a card that it hides is null. `names[card]`: the card's id. */
export function summarize(state: ReadonlyState, names: readonly string[]): Summary {
  const id = (card: CardId): string | null => (card === HIDDEN ? null : names[card]);
  const ids = (cards: readonly CardId[]): (string | null)[] => cards.map(id);
  const kind = (card: CardId): string | null => (card === HIDDEN ? null : definitionOf(state, card).id);
  const bySide = (piles: Readonly<BySide<readonly CardId[]>>) =>
    Object.fromEntries(SIDES.map((side: Side) => [side, ids(piles[side])]));
  const { infiltration } = state;

  return {
    turn: { ...state.turn },
    score: { ...state.score },
    winner: state.winner,
    lair: state.lair.map((unit) => {
      if (!unit) return null;
      const { card } = unit;
      const { type } = definitionOf(state, card);
      if (type === 'contraption') return { id: id(card), card: kind(card), type };
      return {
        id: id(card),
        card: kind(card),
        type,
        busy: unit.busy,
        attack: statOf(state, card, 'attack'),
        health: healthLeft(state, card),
        perception: statOf(state, card, 'perception'),
        attached: ids(unit.attached),
      };
    }),
    plan: state.plan && {
      id: id(state.plan.card),
      card: kind(state.plan.card),
      status: state.plan.status,
      faceUp: state.plan.faceUp,
    },
    offered: ids(state.offered),
    networks: networksOf(state).map((network) => ({
      nodes: state.nodes
        .filter((node) => node.network === network)
        .map((node) => ({ id: id(node.card), card: kind(node.card), at: [node.x, node.y] })),
      links: state.links
        .filter((link) => state.nodes.some((node) => node.card === link.a && node.network === network))
        .map((link) => [id(link.a), id(link.b)]),
      size: networkSize(state, network),
      spies: state.spies.filter((spy) => spy.network === network).map((spy) => id(spy.card)),
    })),
    spies: Object.fromEntries(
      state.spies.map(({ card, network }) => [
        names[card],
        {
          card: kind(card),
          network: network !== NONE,
          attack: statOf(state, card, 'attack'),
          health: healthLeft(state, card),
          sneak: sneakLeft(state, card),
        },
      ]),
    ),
    infiltration: infiltration && {
      spy: id(infiltration.spy),
      square: infiltration.square,
      health: healthLeft(state, infiltration.spy),
      sneak: sneakLeft(state, infiltration.spy),
      maySneak: !state.spies.some((spy) => spy.card === infiltration.spy && spy.barred),
    },
    counters: countersOf(state, names),
    infiltrated: ids(state.infiltrated),
    hands: bySide(state.hands),
    decks: {
      genius: ids(state.decks.genius),
      spymaster: ids(state.decks.spymaster),
      plans: ids(state.decks.plans),
    },
    discards: bySide(state.discards),
    scored: bySide(state.scored),
    stack: state.stack
      .map((item) => ({ kind: item.kind, side: item.side, ...(item.card === NONE ? {} : { id: id(item.card) }) }))
      .reverse(),
    awaiting: awaiting(state),
    actionsLeft: state.actionsLeft,
    minionsLeft: state.minionsLeft,
  };
}

/** For each card with counters how many of each name lie on it. */
function countersOf({ counters }: ReadonlyState, names: readonly string[]): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { card, name, count } of counters) found[names[card]] = { ...found[names[card]], [name]: count };
  return found;
}

const networksOf = (state: ReadonlyState): CardId[] => [...new Set(state.nodes.map((node) => node.network))];

/** Where a summary is not as expected. `path`: from the summary on. `atKey`: the key itself is at fault. */
export interface Difference {
  code: 'no-list' | 'length' | 'list' | 'no-object' | 'value' | 'no-key';
  /** `key`: the one that is not there. `meant`: the one that was probably meant. */
  facts: { expected: unknown; found: unknown; key?: string; meant?: string | undefined };
  at: string;
  path: Path;
  atKey?: boolean;
}

/** Where `actual` differs from what was expected; undefined if it does not. `expected` may be a subset. */
export function difference(expected: unknown, actual: unknown, path: Path = []): Difference | undefined {
  const differ = (code: Difference['code']): Difference => ({
    code,
    facts: { expected, found: actual },
    at: pathText(path),
    path,
  });
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return differ('no-list');
    if (actual.length !== expected.length) return differ('length');
    for (let i = 0; i < expected.length; i++) {
      const found = difference(expected[i], actual[i], [...path, i]);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof expected === 'object' && expected !== null) {
    if (Array.isArray(actual)) return differ('list');
    if (typeof actual !== 'object' || actual === null) return differ('no-object');
    for (const [key, value] of Object.entries(expected)) {
      const below = [...path, key];
      if (!Object.hasOwn(actual, key)) return noKey(key, value, actual, below);
      const found = difference(value, (actual as Record<string, unknown>)[key], below);
      if (found) return found;
    }
    return undefined;
  }
  return Object.is(expected, actual) ? undefined : differ('value');
}

const noKey = (key: string, expected: unknown, found: object, path: Path): Difference => ({
  code: 'no-key',
  facts: { expected, found, key, meant: nearest(key, Object.keys(found)) },
  at: pathText(path),
  path,
  atKey: true,
});
