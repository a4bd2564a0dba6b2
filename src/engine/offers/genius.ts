/** R2, R3: what the Genius may do in its steps. */
import { definitionOf } from '../catalog.ts';
import { statOf } from '../effects/stats.ts';
import { timing } from '../refusal.ts';
import { canActivate, canAdvance } from '../rules/evilPlans.ts';
import { canLendAHand } from '../rules/work.ts';
import type { State } from '../state.ts';
import { minimalSubsets, weigh } from '../subsets.ts';
import type { CardId, Side } from '../types.ts';
import { NONE, SQUARES } from '../types.ts';
import type { Group } from './group.ts';
import { group, handOf, single } from './group.ts';

export function planActions(state: State, side: Side, out: Group[]): void {
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
  const some = minimalSubsets(
    weigh(machines, (card) => definitionOf(state, card).cost),
    contraptions,
  );
  const others = minimalSubsets(
    weigh(crew, (card) => statOf(state, card, 'value')),
    minions,
  );
  out.push(
    group('completePlan', some.length * others.length, (i) => ({
      type: 'completePlan',
      side,
      sacrifice: [...some[Math.floor(i / others.length)], ...others[i % others.length]],
    })),
  );
}

export function activation(state: State, side: Side, out: Group[]): void {
  if (!timing(state, { type: 'activatePlan', side }) && !canActivate(state))
    out.push(single({ type: 'activatePlan', side }));
}

function unoccupied(state: State): number[] {
  const squares: number[] = [];
  for (let square = 1; square <= SQUARES; square++) if (state.lair[square - 1] === null) squares.push(square);
  return squares;
}

export function minionPlays(state: State, side: Side, out: Group[]): void {
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

export function minionMoves(state: State, side: Side, out: Group[]): void {
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

export function builds(state: State, side: Side, out: Group[]): void {
  const cards = handOf(state, side, 'contraption');
  if (cards.length === 0) return;
  const { maxAttachments } = state.rules;
  const hands: CardId[] = [];
  const hosts: CardId[] = [];
  const squares: number[] = [];
  for (let square = 1; square <= SQUARES; square++) {
    const unit = state.lair[square - 1];
    if (!unit) squares.push(square);
    else if (definitionOf(state, unit.card).type === 'minion') {
      if (canLendAHand(unit)) hands.push(unit.card);
      if (maxAttachments === null || unit.attached.length < maxAttachments) hosts.push(unit.card);
    }
  }
  const workers = weigh(hands, (card) => statOf(state, card, 'work'));
  const crews: CardId[][][] = [];
  for (const card of cards) {
    const { cost, attachable } = definitionOf(state, card);
    crews[cost] ??= minimalSubsets(workers, cost);
    const teams = crews[cost];
    const sites = attachable ? hosts : squares;
    if (teams.length === 0 || sites.length === 0) continue;
    out.push(
      group('build', teams.length * sites.length, (i) => {
        const team = teams[Math.floor(i / sites.length)];
        const site = sites[i % sites.length];
        return attachable
          ? { type: 'build', side, card, workers: team, minion: site }
          : { type: 'build', side, card, workers: team, square: site };
      }),
    );
  }
}
