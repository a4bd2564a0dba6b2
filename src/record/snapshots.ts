/** An action in snapshots: the states within it, each with what has happened since the one before. */
import type { GameEvent, State } from '../engine/index.ts';
import { viewEvents } from '../engine/index.ts';
import type { Made } from './steps.ts';
import { toldOf } from './timeline.ts';

export interface Snapshot {
  readonly state: State;
  /** What has happened, as the table saw it. */
  readonly events: readonly GameEvent[];
}

/** The snapshots of an action that was watched. The last one is the state after it. */
export function snapshotsOf({ before, action, within, state, events }: Made): readonly Snapshot[] {
  const seen = viewEvents(events, 'table');
  const told = new Set(toldOf(before, action, seen));
  const ends = [...within.filter(({ happened }) => happened < seen.length), { state, happened: seen.length }];
  return ends.map((end, i) => ({
    state: end.state,
    events: seen.slice(ends[i - 1]?.happened ?? 0, end.happened).filter((event) => told.has(event)),
  }));
}
