/** R2, R3: what the Genius may do in its steps. */
import { definitionOf } from '../../catalogue/register.ts';
import { occupantStat, staticSources, statOf } from '../../facts/stats.ts';
import { canActivate, canAdvance } from '../../rules/evilPlans.ts';
import { canLendAHand } from '../../rules/work.ts';
import { minimalSubsets, weigh } from '../../tools/subsets.ts';
import type { Occupant, State } from '../../vocabulary/state.ts';
import type { CardId, Side } from '../../vocabulary/types.ts';
import { NONE, SQUARES } from '../../vocabulary/types.ts';
import { timing } from '../refusal.ts';
import type { Listing } from './listing.ts';
import { handOf } from './listing.ts';

export function planActions(state: State, side: Side, out: Listing): void {
  if (!canAdvance(state)) out.one({ type: 'advancePlan', side });
  if (state.plan?.status !== 'advanced') return;
  const { contraptions, minions } = definitionOf(state, state.plan.card).planCost;
  const machines: CardId[] = [];
  const crew: CardId[] = [];
  for (const unit of state.lair)
    if (unit) {
      (definitionOf(state, unit.card).type === 'minion' ? crew : machines).push(unit.card);
      machines.push(...unit.attached);
    }
  const costs = weigh(machines, (card) => definitionOf(state, card).cost);
  const values = weigh(crew, (card) => statOf(state, card, 'value'));
  const some = minimalSubsets(costs, contraptions);
  const others = minimalSubsets(values, minions);
  out.add('completePlan', some.length * others.length, (i) => ({
    type: 'completePlan',
    side,
    sacrifice: [
      ...some[Math.floor(i / others.length)].map((at) => costs[at].item),
      ...others[i % others.length].map((at) => values[at].item),
    ],
  }));
}

export function activation(state: State, side: Side, out: Listing): void {
  if (!timing(state, { type: 'activatePlan', side }) && !canActivate(state)) out.one({ type: 'activatePlan', side });
}

/** R2.3 to R2.6, in any order and mix. */
export function lairActions(state: State, side: Side, out: Listing): void {
  const unoccupied: number[] = [];
  const minions: number[] = [];
  for (let square = 1; square <= SQUARES; square++) {
    const unit = state.lair[square - 1];
    if (unit === null) unoccupied.push(square);
    else if (definitionOf(state, unit.card).type === 'minion') minions.push(square);
  }
  minionPlays(state, side, unoccupied, out);
  minionMoves(state, side, minions, unoccupied, out);
  builds(state, side, minions, unoccupied, out);
}

function minionPlays(state: State, side: Side, squares: readonly number[], out: Listing): void {
  if (state.minionsLeft <= 0 || squares.length === 0) return;
  const cards = handOf(state, side, 'minion');
  const { length } = squares;
  out.add('playMinion', cards.length * length, (i) => ({
    type: 'playMinion',
    side,
    card: cards[Math.floor(i / length)],
    square: squares[i % length],
  }));
}

function minionMoves(
  state: State,
  side: Side,
  minions: readonly number[],
  goals: readonly number[],
  out: Listing,
): void {
  if (minions.length === 0 || !out.wants('moveMinion')) return;
  const movers = minions.filter((square) => !state.lair[square - 1]?.busy);
  const { length } = goals;
  const moves = movers.length * length;
  const swaps = (movers.length * (movers.length - 1)) / 2;
  const minionAt = (square: number): CardId => state.lair[square - 1]?.card ?? NONE;
  out.add('moveMinion', moves + swaps, (i) => {
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
  });
}

function builds(state: State, side: Side, minions: readonly number[], squares: readonly number[], out: Listing): void {
  const cards = handOf(state, side, 'contraption');
  if (cards.length === 0) return;
  const { maxAttachments } = state.rules;
  const hands: Occupant[] = [];
  const hosts: CardId[] = [];
  for (const square of minions) {
    const unit = state.lair[square - 1];
    if (!unit) continue;
    if (canLendAHand(unit)) hands.push(unit);
    if (maxAttachments === null || unit.attached.length < maxAttachments) hosts.push(unit.card);
  }
  const sources = staticSources(state, 'minion', 'work');
  const workers = weigh(hands, (unit) => occupantStat(state, unit, 'work', sources));
  for (const card of cards) {
    const { cost, attachable } = definitionOf(state, card);
    const teams = minimalSubsets(workers, cost);
    const sites = attachable ? hosts : squares;
    if (teams.length === 0 || sites.length === 0) continue;
    out.add('build', teams.length * sites.length, (i) => {
      const team = teams[Math.floor(i / sites.length)].map((at) => workers[at].item.card);
      const site = sites[i % sites.length];
      return attachable
        ? { type: 'build', side, card, workers: team, minion: site }
        : { type: 'build', side, card, workers: team, square: site };
    });
  }
}
