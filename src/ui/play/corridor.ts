/** The corridor as it is read for the Spy that goes through it, or else for the one that is touched or alone can go. */
import type { Corridor } from '../../engine/foresight.ts';
import { corridor } from '../../engine/foresight.ts';
import type { CardId, View } from '../../engine/index.ts';
import { NONE, reuse } from '../../engine/index.ts';
import type { Task } from './task.ts';

/** Each table is read once for a Spy, as the store asks often. */
const known = new WeakMap<View, Map<CardId, Corridor | null>>();
/** What was read last: equal parts of it are reused. */
let last: Corridor | null = null;

/** What the Spy, sent now or on its way, comes to; null if it may not be sent, or is at the plan. */
export function corridorOf(table: View, spy: CardId): Corridor | null {
  const read = known.get(table) ?? new Map<CardId, Corridor | null>();
  known.set(table, read);
  const found = read.get(spy);
  if (found !== undefined) return found;
  last = reuse(last, corridor(table, spy));
  read.set(spy, last);
  return last;
}

/** The Spy whose corridor is read; NONE if there is none. `only`: the one Spy that can be sent, if there is but one. */
export function spyRead({ infiltration, stack, spies }: View, task: Task, only: CardId): CardId {
  const sent = infiltration?.spy ?? stack.find(({ kind }) => kind === 'infiltrate')?.card;
  if (sent !== undefined) return sent;
  const meant = task.kind === 'card' ? task.card : task.kind === 'none' ? only : NONE;
  return spies.some(({ card }) => card === meant) ? meant : NONE;
}
