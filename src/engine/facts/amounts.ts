/** Numbers and conditions of the card language. */

import type { AllFields } from '../catalogue/allFields.ts';
import type { Amount, Condition, Selector } from '../vocabulary/language.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { isSeen, NOBODY, NONE } from '../vocabulary/types.ts';
import { compares } from './compares.ts';
import { countersOn } from './counters.ts';
import { timesThisTurn } from './happened.ts';
import { networkOf, networkSize } from './lookup.ts';
import type { Speaker } from './select.ts';
import { candidates, distanceTo, refer, sideOf } from './select.ts';

/** The value of a number of the card language for the card that speaks. */
export function amount(state: ReadonlyState, speaker: Speaker, value: Amount): number {
  if (typeof value === 'number') return value;
  const {
    count,
    score,
    handSize,
    networkSize: network,
    distance,
    counters,
    on,
    stat,
    of,
  } = value as AllFields<typeof value>;
  if (count !== undefined) return candidates(state, speaker, count).length;
  if (score !== undefined) return state.score[sideOf(speaker, score)];
  if (handSize !== undefined) return state.hands[sideOf(speaker, handSize)].length;
  if (network !== undefined) return networkSize(state, networkOf(state, refer(state, speaker, network)));
  if (distance !== undefined) return distanceTo(state, speaker, distance);
  if (counters !== undefined && on !== undefined) {
    let sum = 0;
    for (const card of cardsOf(state, speaker, on)) sum += countersOn(state, card, counters);
    return sum;
  }
  if (stat === undefined || of === undefined) return 0;
  const card = typeof of === 'string' ? refer(state, speaker, of) : (candidates(state, speaker, of)[0] ?? NONE);
  return isSeen(card) ? speaker.reads.stat(state, card, stat) : 0;
}

/** The cards that a selector names. A card that nobody can name is none. */
function cardsOf(state: ReadonlyState, speaker: Speaker, selector: Selector): readonly CardId[] {
  if (typeof selector !== 'string') return candidates(state, speaker, selector);
  const card = refer(state, speaker, selector);
  return isSeen(card) ? [card] : NOBODY;
}

/** Does the condition hold for the card that speaks? Where there is none, it does. */
export function holds(state: ReadonlyState, speaker: Speaker, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  const {
    all,
    any,
    not,
    exists,
    atLeast = 1,
    compare,
    turn,
    infiltration,
    plan,
    happened,
    type,
    self,
    other,
    who,
  } = condition as AllFields<Condition>;
  if (all !== undefined) return all.every((c) => holds(state, speaker, c));
  if (any !== undefined) return any.some((c) => holds(state, speaker, c));
  if (not !== undefined) return !holds(state, speaker, not);
  if (typeof exists === 'string') return refer(state, speaker, exists) !== NONE;
  if (exists !== undefined) return candidates(state, speaker, exists).length >= atLeast;
  if (compare !== undefined) {
    const [left, sign, right] = compare;
    return compares(amount(state, speaker, left), sign, amount(state, speaker, right));
  }
  if (turn !== undefined) return state.turn.side === sideOf(speaker, turn);
  if (infiltration !== undefined) return (state.infiltration !== null) === infiltration;
  if (happened !== undefined) return timesThisTurn(state, speaker, { happened, type, self, other, who }) >= atLeast;
  return state.plan !== null && (plan?.includes(state.plan.status) ?? false);
}
