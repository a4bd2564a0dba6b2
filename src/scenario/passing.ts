/** Responses pass by themselves where a script does not mention them. */
import type { GameEvent, State } from '../engine/index.ts';
import { awaiting, perform } from '../engine/index.ts';
import { sideOf } from './translate.ts';

type Emit = (event: GameEvent) => void;

/** Passes all responses that are due. */
export function passAll(state: State, emit?: Emit): void {
  for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state))
    perform(state, { type: 'pass', side: due.side }, emit);
}

/** Passes the responses that the script does not mention, until the side that the script lets respond is due. */
export function passBefore(state: State, scripted: unknown, names: readonly string[], emit?: Emit): void {
  const { type, side } = (scripted ?? {}) as { type?: unknown; side?: unknown };
  for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state)) {
    if (type === 'pass' && (side === undefined || side === due.side)) return;
    if ((type === 'playInstant' || type === 'useAbility') && sideOf(state, scripted, names) === due.side) return;
    perform(state, { type: 'pass', side: due.side }, emit);
  }
}
