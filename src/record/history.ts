import type { Action, State } from '../engine/index.ts';
import type { Game } from './game.ts';
import { stepsOf } from './steps.ts';

/** `states[i]` is the state before `actions[i]`; the last one is the present. */
export interface History {
  states: State[];
  actions: Action[];
}

/** All states that the open game has gone through with its present cards. */
export function historyOf({ record, start }: Pick<Game, 'record' | 'start'>): History {
  const lived: History = { states: [], actions: [] };
  for (const step of stepsOf(record, start)) {
    if (step.kind === 'broken' || step.segment < record.segments.length - 1) continue;
    lived.states.push(step.state);
    if (step.kind === 'played') lived.actions.push(step.action);
  }
  return lived;
}
