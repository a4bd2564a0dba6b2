/** R9.6: replacements. Something happens instead of what would have happened, once per source and event. */
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import { holds } from '../facts/amounts.ts';
import { markedInPlay, speaks } from '../facts/lookup.ts';
import { reaches, speakerOf } from '../facts/select.ts';
import { statOf } from '../facts/stats.ts';
import type { Replaceable } from '../vocabulary/language.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { HIDDEN, NOBODY, NONE } from '../vocabulary/types.ts';
import { frameOf, lockIn, use } from './frames.ts';
import { meant } from './happen.ts';
import type { Moment } from './moment.ts';

/** What would happen, to which card, and which card would do it. */
export interface Impending {
  instead: Replaceable;
  card: CardId;
  by: CardId;
  /** Sources that have replaced it already. */
  without?: readonly CardId[];
}

/** Is it replaced? If so, it does not happen, and what happens instead waits on the frames. */
export function replaced(moment: Moment, impending: Impending): boolean {
  const frame = replacement(moment, impending);
  if (frame) lockIn(moment.state, [frame]);
  return frame !== null;
}

/** For several cards at the same moment: the cards to which it happens, and what happens instead to the others. */
export function sortOut(moment: Moment, impending: readonly Impending[]): { cards: CardId[]; instead: Frame[] } {
  const cards: CardId[] = [];
  const instead: Frame[] = [];
  for (const one of impending) {
    const frame = replacement(moment, one);
    if (frame) instead.push(frame);
    else cards.push(one.card);
  }
  return { cards, instead };
}

/** What happens instead, for the caller to lock in; null: nothing. The active side's comes first, then the oldest. */
export function replacement(moment: Moment, impending: Impending): Frame | null {
  const { state } = moment;
  const marks = catalogOf(state).replacements.get(impending.instead);
  const sources = marks ? markedInPlay(state, marks) : NOBODY;
  if (sources.length === 0) return null;
  for (const active of [true, false])
    for (const source of sources)
      if ((definitionOf(state, source).side === state.turn.side) === active) {
        const frame = replacedBy(moment, source, impending);
        if (frame) return frame;
      }
  return null;
}

function replacedBy(moment: Moment, source: CardId, impending: Impending): Frame | null {
  const { state } = moment;
  const { instead, card, by, without = [] } = impending;
  if (without.includes(source)) return null;
  const isPublic = speaks(state, card);
  for (const { ability, index, path, size } of definitionOf(state, source).replacements) {
    const { of = '$self' } = ability;
    if (ability.instead !== instead || (of === '$self' && !isAbout(impending, source))) continue;
    if (!reaches(state, source, size)) continue;
    const speaker = { ...speakerOf(state, source), event: isPublic ? card : NONE, by, without: [...without, source] };
    if (of !== '$self' && !meant(state, speaker, of, card)) continue;
    if (!holds(state, speaker, ability.if, statOf)) continue;
    if (ability.limit !== undefined && !use(state, source, index, ability.limit)) continue;
    moment.emit?.({ type: 'replaced', card: isPublic ? card : HIDDEN, source, instead });
    return frameOf(speaker, path);
  }
  return null;
}

/** Would it happen to the card, or is it the Spy's own thwarting? */
const isAbout = ({ instead, card, by }: Impending, source: CardId): boolean =>
  card === source || (instead === 'thwart' && by === source);
