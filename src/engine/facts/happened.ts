/** What has happened this turn. */
import { definitionOf } from '../catalogue/register.ts';
import type { ConditionOf } from '../vocabulary/language.ts';
import { typesIn } from '../vocabulary/language.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { isSeen } from '../vocabulary/types.ts';
import type { Speaker } from './select.ts';
import { sideOf } from './select.ts';

/** How often it has happened this turn: to a card of the types, to the card that speaks or to others, or by that side. */
export function timesThisTurn(
  state: ReadonlyState,
  speaker: Speaker,
  { happened, type, self, other, who }: Omit<ConditionOf<'happened'>, 'atLeast'>,
): number {
  let times = 0;
  for (const { event, card, spy, side } of state.happened)
    if (
      event === happened &&
      (type === undefined || (isSeen(card) && typesIn({ type }).includes(definitionOf(state, card).type))) &&
      (!self || card === speaker.source || spy === speaker.source) &&
      (!other || card !== speaker.source) &&
      (who === undefined || side === sideOf(speaker, who))
    )
      times++;
  return times;
}
