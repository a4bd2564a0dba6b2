/** Chooses which cards of a full hand to discard, and which cards of the lair to sacrifice. */
import type { Action, CardId, CardType, Side, State } from '../../engine/index.ts';
import { definitionOf, networkSize, statOf, supports } from '../../engine/index.ts';

/** How many instants a hand should keep. */
const INSTANTS_KEPT = 2;

/** The cards to discard: those worth less than what might be drawn instead, in the order of the hand. */
export function toLetGo(state: State, side: Side): CardId[] {
  const wanted = side === 'genius' ? geniusKeeps(state) : masterKeeps(state);
  return state.hands[side].filter((card) => !wanted.has(card));
}

/** The `count` cards with the highest value. */
function best(cards: readonly CardId[], value: (card: CardId) => number, count: number): CardId[] {
  return cards.toSorted((a, b) => value(b) - value(a)).slice(0, Math.max(0, count));
}

const ofType = (state: State, side: Side, type: CardType): CardId[] =>
  state.hands[side].filter((card) => definitionOf(state, card).type === type);

function geniusKeeps(state: State): Set<CardId> {
  const room = state.lair.filter((unit) => unit === null).length;
  const minion = (card: CardId): number => {
    const d = definitionOf(state, card);
    return d.attack + d.health + 1.5 * d.perception + d.work + 2 * d.keywords.length;
  };
  const workers = state.lair.filter((unit) => unit && definitionOf(state, unit.card).type === 'minion').length;
  const machines = ofType(state, 'genius', 'contraption').filter(
    (card) => definitionOf(state, card).attachable || room > 0,
  );
  const work = (card: CardId): number => {
    const { cost } = definitionOf(state, card);
    return cost > workers + 2 ? -cost : cost;
  };
  return new Set([
    ...best(ofType(state, 'genius', 'minion'), minion, Math.min(3, room)),
    ...best(machines, work, 3),
    ...best(ofType(state, 'genius', 'epiphany'), () => 0, INSTANTS_KEPT),
  ]);
}

function masterKeeps(state: State): Set<CardId> {
  const sizes = state.nodes.map(({ network }) => networkSize(state, network));
  const largest = Math.max(0, ...sizes);
  const spy = (card: CardId): number => {
    const d = definitionOf(state, card);
    const fits = sizes.some((size) => supports(state, card, size)) || supports(state, card, largest + 1);
    return d.attack + d.health + 2 * d.sneak + (fits ? 4 : 0);
  };
  const node = (card: CardId): number => {
    const { connectors, bonuses } = definitionOf(state, card);
    return connectors.length + 2 * bonuses.length;
  };
  return new Set([
    ...best(ofType(state, 'spymaster', 'spy'), spy, 3),
    ...best(ofType(state, 'spymaster', 'node'), node, state.nodes.length >= 6 ? 1 : 3),
    ...best(ofType(state, 'spymaster', 'intelligence'), () => 0, INSTANTS_KEPT),
  ]);
}

/** The most sacrifices that are compared. */
const SACRIFICES = 500;

/** The offer to complete the plan with the cards that the lair loses least by. */
export function cheapestSacrifice(state: State, offers: Iterable<Action>): Action | undefined {
  let found: Action | undefined;
  let least = Number.POSITIVE_INFINITY;
  let seen = 0;
  for (const action of offers) {
    if (action.type !== 'completePlan') continue;
    const loss = lossOf(state, action.sacrifice);
    if (loss < least) [found, least] = [action, loss];
    if (++seen >= SACRIFICES) break;
  }
  return found;
}

/** What the lair loses with these cards. A Contraption attached to one of them is lost too. */
function lossOf(state: State, cards: readonly CardId[]): number {
  let loss = 0;
  for (const unit of state.lair)
    if (unit) {
      const gone = cards.includes(unit.card);
      if (gone) loss += worthKeeping(state, unit.card);
      for (const attached of unit.attached) if (gone || cards.includes(attached)) loss += worthKeeping(state, attached);
    }
  return loss;
}

function worthKeeping(state: State, card: CardId): number {
  const d = definitionOf(state, card);
  if (d.type === 'contraption') return d.cost + 0.3 * d.abilities.length + (d.attachable ? 0.2 : 0);
  return (
    0.5 + 0.25 * (statOf(state, card, 'attack') + statOf(state, card, 'health')) + 0.3 * d.perception + 0.5 * d.work
  );
}
