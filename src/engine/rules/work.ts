/** R2.5, R2.6: Minions work to build Contraptions. */

import { definitionOf } from '../catalogue/register.ts';
import {
  handOf,
  inHand,
  known,
  minionInLair,
  minionsInLair,
  occupant,
  squareOf,
  takeOut,
  unoccupiedSquares,
} from '../facts/lookup.ts';
import { occupantStat, staticSources, statOf } from '../facts/stats.ts';
import { comeWithCounters } from '../moment/counters.ts';
import { happen } from '../moment/happen.ts';
import { minimalSubsets, weigh } from '../tools/subsets.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Occupant, ReadonlyState } from '../vocabulary/state.ts';
import type { CardId, DeepReadonly } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { mustBeUnoccupied, newOccupant } from './minions.ts';
import { move } from './move.ts';

/** R2.5: builds a Contraption. The workers become Busy; the Contraption goes into a square or onto a Minion. */
export const build = move('build', {
  step: 'lair',
  refusal(state, { card, workers, square, minion }) {
    const definition = known(state, card);
    if (definition?.type !== 'contraption') return refuse('no-such-card', 'R2.5', { type: 'contraption' });
    for (const unit of minion === undefined ? workers : [...workers, minion])
      if (!minionInLair(state, unit)) return refuse('no-such-card', 'R2.5', { type: 'minion', in: 'lair' });
    if (!inHand(state, 'genius', card)) return refuse('not-in-hand', 'R2.5', { card });
    const taken = square === undefined ? undefined : mustBeUnoccupied(state, square, 'R2.5');
    return taken ?? canWork(state, definition.cost, workers) ?? canAttach(state, card, definition.attachable, minion);
  },
  perform(moment, { card, workers, square = 1, minion }) {
    const { state } = moment;
    for (const worker of workers) {
      const unit = occupant(state, worker);
      if (unit) unit.busy = true;
    }
    takeOut(state.hands.genius, card);
    const host = minion === undefined ? null : occupant(state, minion);
    if (host) host.attached.push(card);
    else state.lair[square - 1] = newOccupant(card);
    comeWithCounters(state, card);
    happen(moment, {
      type: 'built',
      card,
      workers: [...workers],
      square: host ? squareOf(state, host.card) : square,
      host: host?.card ?? NONE,
    });
  },
  offers(state, side, out) {
    const cards = handOf(state, side, 'contraption');
    if (cards.length === 0) return;
    const { maxAttachments } = state.rules;
    const squares = unoccupiedSquares(state);
    const hands: DeepReadonly<Occupant>[] = [];
    const hosts: CardId[] = [];
    for (const unit of minionsInLair(state)) {
      if (canLendAHand(unit)) hands.push(unit);
      if (maxAttachments === null || unit.attached.length < maxAttachments) hosts.push(unit.card);
    }
    const sources = staticSources(state, 'minion', 'work');
    const workers = weigh(hands, (unit) => occupantStat(state, unit, 'work', sources));
    for (const card of cards) {
      const { cost, attachable } = definitionOf(state, card);
      const teams = minimalSubsets(workers, cost);
      const sites = attachable ? hosts : squares;
      if (sites.length === 0) continue;
      out.add(teams.length * sites.length, (i) => {
        const team = (teams.at(Math.floor(i / sites.length)) ?? []).map((at) => workers[at].item.card);
        const site = sites[i % sites.length];
        return attachable
          ? { type: 'build', side, card, workers: team, minion: site }
          : { type: 'build', side, card, workers: team, square: site };
      });
    }
  },
});

/** R2.5, R2.6: workers must be Free Minions without attachments, have enough Work, and all be needed. */
function canWork(state: ReadonlyState, cost: number, workers: readonly CardId[]): Refusal | undefined {
  for (const worker of workers)
    if (minionInLair(state, worker)?.busy) return refuse('not-free', 'R2.5', { card: worker });
  for (const worker of workers)
    if ((occupant(state, worker)?.attached.length ?? 0) > 0) return refuse('has-attachment', 'R2.6', { card: worker });
  const sources = staticSources(state, 'minion', 'work');
  const sum = workSum(state, workers, sources);
  if (sum < cost) return refuse('not-enough-work', 'R2.5', { have: sum, need: cost });
  for (const worker of workers)
    if (sum - statOf(state, worker, 'work', sources) >= cost)
      return refuse('needless-worker', 'R2.5', { card: worker });
  return undefined;
}

/** R2.5: the total Work of these Minions. `sources`: as from `staticSources`, where the caller has them. */
export function workSum(
  state: ReadonlyState,
  workers: readonly CardId[],
  sources = staticSources(state, 'minion', 'work'),
): number {
  let sum = 0;
  for (const worker of workers) sum += statOf(state, worker, 'work', sources);
  return sum;
}

/** R2.5: a Static Contraption goes into a square; an Attachable one goes onto the Minion `to`. */
function canAttach(
  state: ReadonlyState,
  card: CardId,
  attachable: boolean,
  to: CardId | undefined,
): Refusal | undefined {
  if (to === undefined) return attachable ? refuse('bad-attachment', 'R2.5', { card }) : undefined;
  if (!attachable) return refuse('bad-attachment', 'R2.5', { card });
  const { maxAttachments } = state.rules;
  const carried = occupant(state, to)?.attached.length ?? 0;
  if (maxAttachments !== null && carried >= maxAttachments)
    return refuse('bad-attachment', 'R2.5', { card, to, need: maxAttachments });
  return undefined;
}

/** May this Minion work now (R2.6)? */
export const canLendAHand = (minion: DeepReadonly<Occupant>): boolean => !minion.busy && minion.attached.length === 0;
