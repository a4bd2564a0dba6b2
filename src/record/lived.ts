/** All states that the open game has gone through with its present cards: found by playing the record again. */
import type { Action, State } from '../engine/index.ts';
import type { Game } from './moves.ts';
import { segmentOf } from './record.ts';
import { makeMove, openGame } from './replay.ts';

/** `states[i]` is the state before `actions[i]`; the last one is the present. */
export interface Lived {
  states: State[];
  actions: readonly Action[];
}

export function livedThrough({ record, start }: Pick<Game, 'record' | 'start'>): Lived {
  const { actions, ...segment } = segmentOf(record);
  const segments = [...record.segments.slice(0, -1), { ...segment, actions: [], own: [] }];
  let { state } = openGame({ ...record, segments, undone: [] }, start);
  const states = [state];
  for (const action of actions) {
    const made = makeMove(state, action);
    if (made.refusal) break;
    state = made.state;
    states.push(state);
  }
  return { states, actions: actions.slice(0, states.length - 1) };
}
