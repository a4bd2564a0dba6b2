/** An action part by part: what happens at once, and the state after it. */
import type { GameEvent, State } from '../engine/index.ts';
import { copyState, viewEvents } from '../engine/index.ts';
import type { Made } from './steps.ts';
import { attempt } from './steps.ts';
import { toldOf } from './timeline.ts';

export interface Part {
  readonly state: State;
  /** What happened, as the table saw it. */
  readonly events: readonly GameEvent[];
}

/** The parts of an action that was made. The last one ends in the state after it. */
export function partsOf({ before, action, state }: Pick<Made, 'before' | 'action' | 'state'>): readonly Part[] {
  const stands: { state: State; happened: number }[] = [];
  const played = attempt(before, action, 'hand', (now, happened) => {
    if (happened > (stands.at(-1)?.happened ?? 0)) stands.push({ state: copyState(now), happened });
  });
  if (played.refusal) return [];
  const seen = viewEvents(played.events, 'table');
  const told = new Set(toldOf(before, action, seen));
  const ends = [...stands.filter(({ happened }) => happened < seen.length), { state, happened: seen.length }];
  return ends.map((end, i) => ({
    state: end.state,
    events: seen.slice(ends[i - 1]?.happened ?? 0, end.happened).filter((event) => told.has(event)),
  }));
}
