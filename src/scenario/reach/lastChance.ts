/** Where a player of a lost mission goes back to. */
import type { Action, State } from '../../engine/index.ts';
import { copyState, perform } from '../../engine/index.ts';
import type { Quest } from './canReach.ts';
import { canReach } from './canReach.ts';
import { isChoice } from './choice.ts';

/**
 * The index of the last choice of the mission's side before which the goal was still in reach, although the other side
 * does again what it has done, as far as it can. From each choice before that one it was in reach too. Null if there is
 * none. `actions`: all since `start`.
 */
export function lastChance(start: State, quest: Quest, actions: readonly Action[]): number | null {
  const before: State[] = [];
  const state = copyState(start);
  for (const action of actions) {
    before.push(copyState(state));
    perform(state, action);
  }
  for (let at = actions.length - 1; at >= 0; at--) {
    if (actions[at].side !== quest.side || !isChoice(before[at], actions[at])) continue;
    const theirs = actions.slice(at).filter(({ side, type }) => side !== quest.side && type !== 'pass');
    if (canReach(before[at], { ...quest, theirs })) return at;
  }
  return null;
}
