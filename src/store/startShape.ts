/** Does a state that a segment starts with belong to its card set, each card in one place and in a fitting one? */
import type { Card, CardType, State } from '../engine/index.ts';

/** Where each card lies, with the types that may lie there. */
function* places(state: State): Generator<[CardType[], number[]]> {
  const { decks, hands, discards, scored } = state;
  yield [['minion', 'contraption'], state.lair.flatMap((o) => (o ? [o.card] : []))];
  yield [['contraption'], state.lair.flatMap((o) => o?.attached ?? [])];
  yield [['node'], state.nodes.map((n) => n.card)];
  yield [['spy'], state.spies.map((s) => s.card)];
  yield [['plan'], [...(state.plan ? [state.plan.card] : []), ...decks.plans, ...scored.genius, ...scored.spymaster]];
  yield [GENIUS, [...hands.genius, ...decks.genius, ...discards.genius]];
  yield [MASTER, [...hands.spymaster, ...decks.spymaster, ...discards.spymaster]];
}
const GENIUS: CardType[] = ['minion', 'contraption', 'epiphany'];
const MASTER: CardType[] = ['spy', 'node', 'intelligence'];

/** Undefined, or what is wrong. */
export function problemOfStart(state: State, hash: string, set: readonly Card[]): string | undefined {
  if (state.set !== hash || state.cards.some((index) => index >= set.length))
    return 'its cards are not those of its card set';
  const met = new Set<number>();
  for (const [types, cards] of places(state))
    for (const card of cards) {
      if (met.has(card) || !types.includes(set[state.cards[card]]?.type)) return `card ${card} lies in a wrong place`;
      met.add(card);
    }
  if (met.size !== state.cards.length) return 'cards are missing';
  const nodes = new Set(state.nodes.map((n) => n.card));
  const spies = new Set(state.spies.map((s) => s.card));
  const loose =
    state.links.some(({ a, b }) => !nodes.has(a) || !nodes.has(b)) ||
    state.nodes.some((n) => !nodes.has(n.network)) ||
    state.spies.some((s) => s.network !== -1 && !nodes.has(s.network)) ||
    state.infiltrated.some((card) => !spies.has(card) && !met.has(card)) ||
    [...state.modifiers, ...state.used].some((m) => !met.has(m.card));
  return loose ? 'something refers to a card that is not there' : undefined;
}
