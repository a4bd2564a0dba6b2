/**
 * Everything a side may do now, fully specified. Complete but for conceding, agreeing on a draw,
 * and moves that change nothing. Kept as groups that know their size, so that a playout can pick one
 * of thousands without making them all.
 */
import type { Action, ActionType } from './actions.ts';
import { catalogOf, definitionOf, isInstant } from './catalog.ts';
import { abilityRefusal, activatedAbility, conditionHolds, playAbility, targetsOf } from './effects/abilities.ts';
import type { Selection } from './effects/effect.ts';
import { statOf } from './effects/stats.ts';
import { networkSize } from './lookup.ts';
import { timing } from './refusal.ts';
import { canAttack } from './rules/combat.ts';
import { canDestroy, canIgnore } from './rules/contraptions.ts';
import { canActivate, canAdvance, mustComplete } from './rules/evilPlans.ts';
import { canInfiltrate } from './rules/infiltration.ts';
import { connectionsFrom } from './rules/networks.ts';
import { canSneak } from './rules/sneaking.ts';
import { canAssign } from './rules/spies.ts';
import { canLendAHand } from './rules/work.ts';
import type { State } from './state.ts';
import { awaiting } from './state.ts';
import { minimalSubsets, subsets } from './subsets.ts';
import type { CardId, Side } from './types.ts';
import { HIDDEN, NONE, SQUARES } from './types.ts';

/** Offers of one kind: how many, and the one at an index. */
interface Group {
  readonly type: ActionType;
  readonly size: number;
  readonly at: (index: number) => Action;
}

const group = (type: ActionType, size: number, at: (index: number) => Action): Group => ({ type, size, at });
const single = (action: Action): Group => group(action.type, 1, () => action);

/**
 * The legal actions of a side. `assign` is offered with the oldest Node of each Network, `connect` from one of
 * its two ends, a swap from one of its two Minions. On a view, cards hidden from it are not offered.
 */
export function* legalActions(state: State, side: Side): Generator<Action> {
  for (const { size, at } of groups(state, side)) for (let i = 0; i < size; i++) yield at(i);
}

/**
 * One legal action, each as likely as the others, or undefined where there is none.
 * `roll(n)` gives a whole number from 0 to n − 1; types for which `leaveOut` is true are passed over unless nothing else is there.
 */
export function randomAction(
  state: State,
  side: Side,
  roll: (n: number) => number,
  leaveOut?: (type: ActionType) => boolean,
): Action | undefined {
  const all = groups(state, side);
  const kept = leaveOut ? all.filter((g) => !leaveOut(g.type)) : all;
  return pickFrom(kept, roll) ?? pickFrom(all, roll);
}

function pickFrom(list: readonly Group[], roll: (n: number) => number): Action | undefined {
  let total = 0;
  for (const { size } of list) total += size;
  if (total === 0) return undefined;
  let index = roll(total);
  for (const { size, at } of list) {
    if (index < size) return at(index);
    index -= size;
  }
  return undefined;
}

function groups(state: State, side: Side): Group[] {
  const waiting = awaiting(state);
  const out: Group[] = [];
  if (waiting.kind === 'over') return out;
  if (waiting.kind === 'choose') {
    if (waiting.side === side) answers(state, side, out);
    return out;
  }
  const responding = waiting.kind === 'respond';
  if (responding && waiting.side !== side) return out;
  if (responding) out.push(single({ type: 'pass', side }));
  instants(state, side, out);
  abilities(state, side, out);
  if (!responding && state.turn.side === side) ofStep(state, side, out);
  return out;
}

/** A group of actions made already. */
const made = (out: Group[], type: ActionType, actions: readonly Action[]): void => {
  if (actions.length > 0) out.push(group(type, actions.length, (i) => actions[i]));
};

function answers(state: State, side: Side, out: Group[]): void {
  const { choice, offered } = state;
  if (!choice) {
    if (!offered.includes(HIDDEN))
      out.push(group('choosePlan', offered.length, (i) => ({ type: 'choosePlan', side, card: offered[i] })));
  } else if (choice.kind === 'cards') {
    if (choice.from.includes(HIDDEN)) return;
    const sets = [...subsets(choice.from, choice.min, choice.max)];
    out.push(group('choose', sets.length, (i) => ({ type: 'choose', side, ids: sets[i] })));
  } else out.push(group('choose', choice.from.length, (i) => ({ type: 'choose', side, option: choice.from[i] })));
}

function instants(state: State, side: Side, out: Group[]): void {
  for (const card of state.hands[side]) {
    if (card === HIDDEN || !isInstant(definitionOf(state, card).type)) continue;
    const ability = playAbility(state, card);
    if (ability && !conditionHolds(state, card, ability)) continue;
    targeted(state, card, ability?.targets, (targets) => ({ type: 'playInstant', side, card, targets }), out);
  }
}

/** One action for each way to choose the targets. */
function targeted(
  state: State,
  card: CardId,
  wanted: readonly Selection[] | undefined,
  make: (targets: CardId[]) => Action,
  out: Group[],
): void {
  if (!wanted || wanted.length === 0) {
    out.push(single(make([])));
    return;
  }
  const firsts = targetsOf(state, card, wanted[0]);
  if (firsts.length === 0) return;
  const { type } = make([]);
  if (wanted.length === 1) {
    out.push(group(type, firsts.length, (i) => make([firsts[i]])));
    return;
  }
  const seconds = targetsOf(state, card, wanted[1]);
  const pairs = firsts.flatMap((first) => seconds.filter((s) => s !== first).map((second) => [first, second]));
  out.push(group(type, pairs.length, (i) => make(pairs[i])));
}

function abilities(state: State, side: Side, out: Group[]): void {
  if (!catalogOf(state).hasActivated) return;
  const spy = state.infiltration?.spy ?? NONE;
  if (side === 'spymaster') {
    if (spy !== NONE) ability(state, side, spy, out);
    if (state.turn.step === 'actions') for (const node of state.nodes) ability(state, side, node.card, out);
  } else if (state.turn.step === 'lair')
    for (const unit of state.lair)
      if (unit) {
        ability(state, side, unit.card, out);
        for (const attached of unit.attached) ability(state, side, attached, out);
      }
}

function ability(state: State, side: Side, card: CardId, out: Group[]): void {
  if (!definitionOf(state, card).isActivated || timing(state, { type: 'useAbility', side, card })) return;
  if (abilityRefusal(state, side, card)) return;
  const { targets: wanted } = activatedAbility(state, card) ?? {};
  targeted(state, card, wanted, (targets) => ({ type: 'useAbility', side, card, targets }), out);
}

function ofStep(state: State, side: Side, out: Group[]): void {
  switch (state.turn.step) {
    case 'plan':
      planActions(state, side, out);
      if (mustComplete(state)) return;
      break;
    case 'draw':
      if (state.mayDiscard) discards(state, side, out);
      break;
    case 'lair':
      minionPlays(state, side, out);
      minionMoves(state, side, out);
      builds(state, side, out);
      break;
    case 'activate':
      if (!timing(state, { type: 'activatePlan', side }) && !canActivate(state))
        out.push(single({ type: 'activatePlan', side }));
      break;
    case 'actions':
      nodesAndSpies(state, side, out);
      connections(state, side, out);
      disconnections(state, side, out);
      break;
    case 'assign':
      assignments(state, side, out);
      break;
    case 'infiltrate':
      if (state.infiltration) {
        squareChoices(state, side, out);
        return;
      }
      for (const { card } of state.spies)
        if (!canInfiltrate(state, card)) out.push(single({ type: 'infiltrate', side, spy: card }));
      break;
  }
  out.push(single({ type: 'endStep', side }));
}

function planActions(state: State, side: Side, out: Group[]): void {
  if (!canAdvance(state)) out.push(single({ type: 'advancePlan', side }));
  if (state.plan?.status !== 'advanced') return;
  const { contraptions, minions } = definitionOf(state, state.plan.card).planCost;
  const machines: CardId[] = [];
  const crew: CardId[] = [];
  for (const unit of state.lair)
    if (unit) {
      (definitionOf(state, unit.card).type === 'minion' ? crew : machines).push(unit.card);
      machines.push(...unit.attached);
    }
  const some = minimalSubsets(machines, (card) => definitionOf(state, card).cost, contraptions);
  const others = minimalSubsets(crew, (card) => statOf(state, card, 'value'), minions);
  out.push(
    group('completePlan', some.length * others.length, (i) => ({
      type: 'completePlan',
      side,
      sacrifice: [...some[Math.floor(i / others.length)], ...others[i % others.length]],
    })),
  );
}

/** Any cards of the hand: the bits of the index say which. */
function discards(state: State, side: Side, out: Group[]): void {
  const hand = state.hands[side];
  if (hand.length > 20 || hand.includes(HIDDEN)) return;
  out.push(
    group('discard', 2 ** hand.length - 1, (i) => ({
      type: 'discard',
      side,
      cards: hand.filter((_, bit) => ((i + 1) >> bit) & 1),
    })),
  );
}

function unoccupied(state: State): number[] {
  const squares: number[] = [];
  for (let square = 1; square <= SQUARES; square++) if (state.lair[square - 1] === null) squares.push(square);
  return squares;
}

/** Every card of the hand of one type; hidden ones are none. */
const handOf = (state: State, side: Side, type: string): CardId[] =>
  state.hands[side].filter((card) => card !== HIDDEN && definitionOf(state, card).type === type);

function minionPlays(state: State, side: Side, out: Group[]): void {
  if (state.minionsLeft <= 0) return;
  const squares = unoccupied(state);
  const cards = handOf(state, side, 'minion');
  const { length } = squares;
  out.push(
    group('playMinion', cards.length * length, (i) => ({
      type: 'playMinion',
      side,
      card: cards[Math.floor(i / length)],
      square: squares[i % length],
    })),
  );
}

function minionMoves(state: State, side: Side, out: Group[]): void {
  const movers: number[] = [];
  for (let square = 1; square <= SQUARES; square++) {
    const unit = state.lair[square - 1];
    if (unit && !unit.busy && definitionOf(state, unit.card).type === 'minion') movers.push(square);
  }
  if (movers.length === 0) return;
  const goals = unoccupied(state);
  const { length } = goals;
  const moves = movers.length * length;
  const swaps = (movers.length * (movers.length - 1)) / 2;
  const minionAt = (square: number): CardId => state.lair[square - 1]?.card ?? NONE;
  out.push(
    group('moveMinion', moves + swaps, (i) => {
      if (i < moves)
        return {
          type: 'moveMinion',
          side,
          minion: minionAt(movers[Math.floor(i / length)]),
          square: goals[i % length],
        };
      let rest = i - moves;
      let first = 0;
      for (; rest >= movers.length - 1 - first; first++) rest -= movers.length - 1 - first;
      return { type: 'moveMinion', side, minion: minionAt(movers[first]), square: movers[first + 1 + rest] };
    }),
  );
}

function builds(state: State, side: Side, out: Group[]): void {
  const cards = handOf(state, side, 'contraption');
  if (cards.length === 0) return;
  const { maxAttachments } = state.rules;
  const hands: CardId[] = [];
  const hosts: CardId[] = [];
  for (const unit of state.lair)
    if (unit && definitionOf(state, unit.card).type === 'minion') {
      if (canLendAHand(state, unit.card)) hands.push(unit.card);
      if (maxAttachments === null || unit.attached.length < maxAttachments) hosts.push(unit.card);
    }
  const squares = unoccupied(state);
  const crews = new Map<number, CardId[][]>();
  for (const card of cards) {
    const { cost, attachable } = definitionOf(state, card);
    let teams = crews.get(cost);
    if (!teams) {
      teams = minimalSubsets(hands, (worker) => statOf(state, worker, 'work'), cost);
      crews.set(cost, teams);
    }
    const sites = attachable ? hosts : squares;
    const workers = teams;
    out.push(
      group('build', workers.length * sites.length, (i) => {
        const team = workers[Math.floor(i / sites.length)];
        const site = sites[i % sites.length];
        return attachable
          ? { type: 'build', side, card, workers: team, minion: site }
          : { type: 'build', side, card, workers: team, square: site };
      }),
    );
  }
}

function nodesAndSpies(state: State, side: Side, out: Group[]): void {
  if (state.actionsLeft <= 0) return;
  const spies = handOf(state, side, 'spy');
  const nodes = handOf(state, side, 'node');
  out.push(group('playSpy', spies.length, (i) => ({ type: 'playSpy', side, card: spies[i] })));
  out.push(group('playNode', nodes.length, (i) => ({ type: 'playNode', side, card: nodes[i] })));
}

function connections(state: State, side: Side, out: Group[]): void {
  if (state.actionsLeft <= 0) return;
  const actions: Action[] = [];
  for (const { node, edge, to } of connectionsFrom(state, ['right', 'bottom']))
    actions.push({ type: 'connect', side, node, edge, to });
  made(out, 'connect', actions);
}

function disconnections(state: State, side: Side, out: Group[]): void {
  const { links } = state;
  if (links.length === 0) return;
  out.push(
    group('disconnect', links.length, (i) => ({
      type: 'disconnect',
      side,
      node: links[i].a,
      edge: links[i].vertical ? 'bottom' : 'right',
    })),
  );
}

function assignments(state: State, side: Side, out: Group[]): void {
  if (state.spies.length === 0) return;
  const networks: { card: CardId; size: number }[] = [];
  for (const node of state.nodes)
    if (node.network === node.card) networks.push({ card: node.card, size: networkSize(state, node.card) });
  const limited = state.rules.spiesPerNetwork !== null;
  const actions: Action[] = [];
  for (const spy of state.spies) {
    const { supportMin, supportMax } = definitionOf(state, spy.card);
    if (spy.network !== NONE) actions.push({ type: 'unassign', side, spy: spy.card });
    for (const { card, size } of networks)
      if (card !== spy.network && size >= supportMin && size <= supportMax)
        if (!limited || !canAssign(state, spy.card, card))
          actions.push({ type: 'assign', side, spy: spy.card, node: card });
  }
  made(out, 'assign', actions);
}

function squareChoices(state: State, side: Side, out: Group[]): void {
  if (!canAttack(state)) out.push(single({ type: 'attack', side }));
  if (!canSneak(state)) out.push(single({ type: 'sneak', side }));
  if (!canDestroy(state)) out.push(single({ type: 'destroy', side }));
  if (!canIgnore(state)) out.push(single({ type: 'ignore', side }));
}
