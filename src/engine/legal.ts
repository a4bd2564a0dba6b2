/** Everything a side may do now, fully specified. Complete but for conceding, agreeing on a draw, and moves that change nothing. */
import type { Action } from './actions.ts';
import { definitionOf, isInstant } from './catalog.ts';
import { activatedAbility, canUseAbility, playAbility, targetsOf } from './effects/abilities.ts';
import type { Selection } from './effects/effect.ts';
import { statOf } from './effects/stats.ts';
import { cardsInPlay, occupantAt, spyInPlay } from './lookup.ts';
import { refusal } from './refusal.ts';
import { canTakeAction } from './rules/actions.ts';
import { mustComplete } from './rules/evilPlans.ts';
import { canConnect, linkAt, networkOf } from './rules/networks.ts';
import { canAssign } from './rules/spies.ts';
import { canLendAHand } from './rules/work.ts';
import type { State } from './state.ts';
import { awaiting } from './state.ts';
import { minimalSubsets, subsets } from './subsets.ts';
import type { CardId, Side } from './types.ts';
import { HIDDEN, SQUARES } from './types.ts';

/**
 * The legal actions of a side, a type at a time. `assign` is offered with the oldest Node of each Network,
 * `connect` from one of its two ends, a swap from one of its two Minions.
 * On a view, cards hidden from it are not offered.
 */
export function* legalActions(state: State, side: Side): Generator<Action> {
  const waiting = awaiting(state);
  if (waiting.kind === 'over') return;
  if (waiting.kind === 'choose') {
    if (waiting.side === side) yield* answers(state, side);
    return;
  }
  if (waiting.kind === 'respond') {
    if (waiting.side !== side) return;
    yield { type: 'pass', side };
    yield* instants(state, side);
    yield* abilities(state, side);
    return;
  }
  yield* instants(state, side);
  yield* abilities(state, side);
  if (state.turn.side === side) yield* ofStep(state, side);
}

function* answers(state: State, side: Side): Generator<Action> {
  const { choice } = state;
  if (!choice) {
    for (const card of state.offered) if (card !== HIDDEN) yield { type: 'choosePlan', side, card };
  } else if (choice.kind === 'cards') {
    if (choice.from.includes(HIDDEN)) return;
    for (const ids of subsets(choice.from, choice.min, choice.max)) yield { type: 'choose', side, ids };
  } else for (const option of choice.from) yield { type: 'choose', side, option };
}

function* instants(state: State, side: Side): Generator<Action> {
  for (const card of state.hands[side]) {
    if (card === HIDDEN || !isInstant(definitionOf(state, card).type)) continue;
    for (const targets of targetSets(state, card, playAbility(state, card)?.targets)) {
      const action: Action = { type: 'playInstant', side, card, targets };
      if (!refusal(state, action)) yield action;
    }
  }
}

function* targetSets(state: State, card: CardId, wanted: readonly Selection[] = []): Generator<CardId[]> {
  if (wanted.length === 0) yield [];
  else
    for (const first of targetsOf(state, card, wanted[0]))
      if (wanted.length === 1) yield [first];
      else for (const second of targetsOf(state, card, wanted[1])) if (second !== first) yield [first, second];
}

function* abilities(state: State, side: Side): Generator<Action> {
  for (const card of cardsInPlay(state)) {
    const definition = definitionOf(state, card);
    if (definition.side !== side || definition.abilities.length === 0) continue;
    const ability = activatedAbility(state, card);
    if (!ability) continue;
    for (const targets of targetSets(state, card, ability.targets)) {
      const action: Action = { type: 'useAbility', side, card, targets };
      if (!refusal(state, action) && !canUseAbility(state, side, card, targets)) yield action;
    }
  }
}

function* ofStep(state: State, side: Side): Generator<Action> {
  switch (state.turn.step) {
    case 'plan':
      yield* planActions(state, side);
      if (!mustComplete(state)) yield { type: 'endStep', side };
      return;
    case 'draw':
      if (state.mayDiscard) yield* discards(state, side);
      break;
    case 'lair':
      yield* minionPlays(state, side);
      yield* minionMoves(state, side);
      yield* builds(state, side);
      break;
    case 'activate':
      yield* legal(state, { type: 'activatePlan', side });
      break;
    case 'actions':
      yield* spyPlays(state, side);
      yield* connections(state, side);
      yield* disconnections(state, side);
      break;
    case 'assign':
      yield* assignments(state, side);
      break;
    case 'infiltrate':
      if (state.infiltration) {
        yield* squareChoices(state, side);
        return;
      }
      for (const spy of state.spies) yield* legal(state, { type: 'infiltrate', side, spy: spy.card });
      break;
  }
  yield { type: 'endStep', side };
}

function* legal(state: State, action: Action): Generator<Action> {
  if (!refusal(state, action)) yield action;
}

function* planActions(state: State, side: Side): Generator<Action> {
  yield* legal(state, { type: 'advancePlan', side });
  if (state.plan?.status !== 'advanced' || state.plan.card === HIDDEN) return;
  const { contraptions, minions } = definitionOf(state, state.plan.card).planCost;
  const cards = state.lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached] : []));
  const isMinion = (card: CardId): boolean => definitionOf(state, card).type === 'minion';
  const crew = cards.filter(isMinion);
  const machines = cards.filter((card) => !isMinion(card));
  const cost = (card: CardId): number => definitionOf(state, card).cost;
  const value = (card: CardId): number => statOf(state, card, 'value');
  for (const some of minimalSubsets(machines, cost, contraptions))
    for (const others of minimalSubsets(crew, value, minions))
      yield { type: 'completePlan', side, sacrifice: [...some, ...others] };
}

function* discards(state: State, side: Side): Generator<Action> {
  const hand = state.hands[side];
  if (hand.includes(HIDDEN)) return;
  for (const cards of subsets(hand, 1, hand.length)) yield { type: 'discard', side, cards };
}

const unoccupied = (state: State): number[] => state.lair.flatMap((unit, i) => (unit ? [] : [i + 1]));

function* minionPlays(state: State, side: Side): Generator<Action> {
  if (state.minionsLeft <= 0) return;
  const squares = unoccupied(state);
  for (const card of state.hands.genius)
    if (card !== HIDDEN && definitionOf(state, card).type === 'minion')
      for (const square of squares) yield { type: 'playMinion', side, card, square };
}

const isFreeMinion = (state: State, square: number): boolean => {
  const unit = occupantAt(state, square);
  return unit !== null && !unit.busy && definitionOf(state, unit.card).type === 'minion';
};

function* minionMoves(state: State, side: Side): Generator<Action> {
  for (let from = 1; from <= SQUARES; from++) {
    const unit = occupantAt(state, from);
    if (!unit || !isFreeMinion(state, from)) continue;
    for (let square = 1; square <= SQUARES; square++)
      if (!occupantAt(state, square) || (square > from && isFreeMinion(state, square)))
        yield { type: 'moveMinion', side, minion: unit.card, square };
  }
}

function* builds(state: State, side: Side): Generator<Action> {
  const hands = state.lair.flatMap((unit) => (unit && canLendAHand(state, unit.card) ? [unit.card] : []));
  const work = (card: CardId): number => statOf(state, card, 'work');
  for (const card of state.hands.genius) {
    if (card === HIDDEN) continue;
    const definition = definitionOf(state, card);
    if (definition.type !== 'contraption') continue;
    for (const workers of minimalSubsets(hands, work, definition.cost))
      yield* definition.attachable ? attachments(state, side, card, workers) : sites(state, side, card, workers);
  }
}

function* sites(state: State, side: Side, card: CardId, workers: CardId[]): Generator<Action> {
  for (const square of unoccupied(state)) yield { type: 'build', side, card, workers, square };
}

function* attachments(state: State, side: Side, card: CardId, workers: CardId[]): Generator<Action> {
  const { maxAttachments } = state.rules;
  for (const unit of state.lair)
    if (
      unit &&
      definitionOf(state, unit.card).type === 'minion' &&
      (maxAttachments === null || unit.attached.length < maxAttachments)
    )
      yield { type: 'build', side, card, workers, minion: unit.card };
}

function* spyPlays(state: State, side: Side): Generator<Action> {
  if (state.actionsLeft <= 0) return;
  for (const card of state.hands.spymaster) {
    if (card === HIDDEN) continue;
    const { type } = definitionOf(state, card);
    if (type === 'spy') yield { type: 'playSpy', side, card };
    else if (type === 'node') yield { type: 'playNode', side, card };
  }
}

function* connections(state: State, side: Side): Generator<Action> {
  if (canTakeAction(state)) return;
  for (const node of state.nodes)
    for (const edge of definitionOf(state, node.card).connectors) {
      if (edge === 'left' || edge === 'top' || linkAt(state, node.card, edge)) continue;
      for (const to of state.nodes)
        if (!canConnect(state, node.card, edge, to.card))
          yield { type: 'connect', side, node: node.card, edge, to: to.card };
    }
}

function* disconnections(state: State, side: Side): Generator<Action> {
  for (const link of state.links)
    yield { type: 'disconnect', side, node: link.a, edge: link.vertical ? 'bottom' : 'right' };
}

function* assignments(state: State, side: Side): Generator<Action> {
  for (const spy of state.spies) {
    if (networkOf(state, spy.card) >= 0) yield { type: 'unassign', side, spy: spy.card };
    for (const node of state.nodes)
      if (node.network === node.card && spyInPlay(state, spy.card)?.network !== node.card)
        if (!canAssign(state, spy.card, node.card)) yield { type: 'assign', side, spy: spy.card, node: node.card };
  }
}

const SQUARE_CHOICES = ['attack', 'sneak', 'destroy', 'ignore'] as const;

function* squareChoices(state: State, side: Side): Generator<Action> {
  for (const type of SQUARE_CHOICES) yield* legal(state, { type, side });
}
