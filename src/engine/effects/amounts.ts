/** Numbers and conditions of the card language. */
import { networkOf, networkSize } from '../lookup.ts';
import type { State } from '../state.ts';
import type { Amount, Condition } from './effect.ts';
import type { Speaker } from './select.ts';
import { candidates, refer, sideOf } from './select.ts';

/** Reads a statistic: `statOf` for effects, the printed number for static abilities (no recursion). */
export type ReadStat = (state: State, card: number, stat: import('../types.ts').Stat) => number;

export function amount(state: State, speaker: Speaker, value: Amount, read: ReadStat): number {
  if (typeof value === 'number') return value;
  if ('count' in value) return candidates(state, speaker, value.count).length;
  if ('score' in value) return state.score[sideOf(speaker, value.score)];
  if ('handSize' in value) return state.hands[sideOf(speaker, value.handSize)].length;
  if ('networkSize' in value) return networkSize(state, networkOf(state, refer(state, speaker, value.networkSize)));
  const card =
    typeof value.of === 'string' ? refer(state, speaker, value.of) : (candidates(state, speaker, value.of)[0] ?? -1);
  return card < 0 ? 0 : read(state, card, value.stat);
}

export function holds(state: State, speaker: Speaker, condition: Condition | undefined, read: ReadStat): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((c) => holds(state, speaker, c, read));
  if ('any' in condition) return condition.any.some((c) => holds(state, speaker, c, read));
  if ('not' in condition) return !holds(state, speaker, condition.not, read);
  if ('exists' in condition) {
    const { exists, atLeast = 1 } = condition;
    if (typeof exists === 'string') return refer(state, speaker, exists) >= 0;
    return candidates(state, speaker, exists).length >= atLeast;
  }
  if ('compare' in condition) {
    const [left, sign, right] = condition.compare;
    return compare(amount(state, speaker, left, read), sign, amount(state, speaker, right, read));
  }
  if ('turn' in condition) return state.turn.side === sideOf(speaker, condition.turn);
  if ('infiltration' in condition) return (state.infiltration !== null) === condition.infiltration;
  return state.plan !== null && condition.plan.includes(state.plan.status);
}

function compare(a: number, sign: '<' | '<=' | '=' | '>=' | '>', b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}
