/** R2.5, R2.6: Minions work to build Contraptions. */

import { inHand, known, minionInLair, occupant, squareOf } from '../facts/lookup.ts';
import { staticSources, statOf } from '../facts/stats.ts';
import { happen } from '../moment/happen.ts';
import type { Table } from '../moment/table.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Occupant, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { mustBeUnoccupied, newOccupant } from './minions.ts';

/** Where a Contraption is to go: a square or a Minion, one of the two. */
export interface Site {
  square?: number;
  minion?: CardId;
}

/** R2.5 */
export function canBuild(state: State, card: CardId, workers: readonly CardId[], site: Site): Refusal | undefined {
  const definition = known(state, card);
  if (definition?.type !== 'contraption') return refuse('no-such-card', 'R2.5', { type: 'contraption' });
  for (const worker of workers)
    if (!minionInLair(state, worker)) return refuse('no-such-card', 'R2.5', { type: 'minion', in: 'lair' });
  if (site.minion !== undefined && !minionInLair(state, site.minion))
    return refuse('no-such-card', 'R2.5', { type: 'minion', in: 'lair' });
  if (!inHand(state, 'genius', card)) return refuse('not-in-hand', 'R2.5', { card });
  if (site.square !== undefined) {
    const taken = mustBeUnoccupied(state, site.square, 'R2.5');
    if (taken) return taken;
  }
  return canWork(state, definition.cost, workers) ?? canAttach(state, card, definition.attachable, site);
}

/** R2.5, R2.6: Free Minions without attachments, enough Work, nobody needless. */
export function canWork(state: State, cost: number, workers: readonly CardId[]): Refusal | undefined {
  for (const worker of workers)
    if (minionInLair(state, worker)?.busy) return refuse('not-free', 'R2.5', { card: worker });
  for (const worker of workers)
    if ((occupant(state, worker)?.attached.length ?? 0) > 0) return refuse('has-attachment', 'R2.6', { card: worker });
  const sources = staticSources(state, 'minion', 'work');
  let sum = 0;
  for (const worker of workers) sum += statOf(state, worker, 'work', sources);
  if (sum < cost) return refuse('not-enough-work', 'R2.5', { have: sum, need: cost });
  for (const worker of workers)
    if (sum - statOf(state, worker, 'work', sources) >= cost)
      return refuse('needless-worker', 'R2.5', { card: worker, have: sum, need: cost });
  return undefined;
}

function canAttach(state: State, card: CardId, attachable: boolean, site: Site): Refusal | undefined {
  if (site.minion === undefined) return attachable ? refuse('bad-attachment', 'R2.5', { card }) : undefined;
  if (!attachable) return refuse('bad-attachment', 'R2.5', { card, to: site.minion });
  const { maxAttachments } = state.rules;
  const carried = occupant(state, site.minion)?.attached.length ?? 0;
  if (maxAttachments !== null && carried >= maxAttachments)
    return refuse('bad-attachment', 'R2.5', { card, to: site.minion, need: maxAttachments });
  return undefined;
}

/** R2.5: the workers become Busy, the Contraption goes to its site. */
export function doBuild(table: Table, card: CardId, workers: readonly CardId[], site: Site): void {
  const { state } = table;
  for (const worker of workers) {
    const unit = occupant(state, worker);
    if (unit) unit.busy = true;
  }
  state.hands.genius.splice(state.hands.genius.indexOf(card), 1);
  const host = site.minion === undefined ? null : occupant(state, site.minion);
  if (host) host.attached.push(card);
  else state.lair[(site.square ?? 1) - 1] = newOccupant(card);
  const square = host ? squareOf(state, host.card) : (site.square ?? 1);
  happen(table, { type: 'built', card, workers: [...workers], square, host: host?.card ?? NONE });
}

/** May a Minion standing so work now (R2.6)? */
export const canLendAHand = (minion: Occupant): boolean => !minion.busy && minion.attached.length === 0;
