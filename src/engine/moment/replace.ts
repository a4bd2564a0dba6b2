/** R9.6: replacements. Something happens instead of what would have happened, once per source and event. */
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import { holds } from '../facts/amounts.ts';
import { markedInPlay, occupant, speaks } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { reaches } from '../facts/select.ts';
import { speakerOf } from '../facts/stats.ts';
import type { Replaceable } from '../vocabulary/language.ts';
import type { Frame, ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { HIDDEN, NOBODY, NONE } from '../vocabulary/types.ts';
import { frameOf, lockIn, mayUse, use } from './frames.ts';
import { isOneOf } from './happen.ts';
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

/** Events by which a card leaves, and what is attached to it. */
const LEAVING: readonly Replaceable[] = ['die', 'beDestroyed'];

/**
 * What would happen at the same moment is one event: a source replaces it for one card, and who would leave by it
 * replaces it for itself alone. Returns the cards to which it happens, and what happens instead to the others.
 * `canBe`: can it be replaced for the card at all?
 */
export function splitReplaced(
  moment: Moment,
  impending: readonly Impending[],
  canBe: (card: CardId) => boolean = () => true,
): { cards: CardId[]; instead: Frame[] } {
  const cards: CardId[] = [];
  const instead: Frame[] = [];
  const leaving = impending.filter((one) => LEAVING.includes(one.instead)).map(({ card }) => card);
  for (const one of impending) {
    const others = leaving.filter((card) => card !== one.card);
    const barred = [...others, ...others.flatMap((card) => occupant(moment.state, card)?.attached ?? NOBODY)];
    const frame = canBe(one.card)
      ? replacement(moment, one, [...barred, ...instead.map(({ source }) => source)])
      : null;
    if (frame) instead.push(frame);
    else cards.push(one.card);
  }
  return { cards, instead };
}

/** What happens instead, for the caller to lock in; null: nothing. `barred`: sources that cannot replace it. */
function replacement(moment: Moment, impending: Impending, barred: readonly CardId[] = NOBODY): Frame | null {
  const { state } = moment;
  const found = replacerOf(state, impending, barred);
  if (!found) return null;
  const { speaker, path, index, limit } = found;
  const { source } = speaker;
  if (limit !== undefined) use(state, source, index, limit);
  const { card, instead } = impending;
  moment.emit?.({ type: 'replaced', card: speaks(state, card) ? card : HIDDEN, source, instead });
  return frameOf(speaker, path);
}

/** The ability that replaces it: the active side's comes first, then the oldest. */
interface Replacer {
  speaker: Speaker;
  path: readonly (string | number)[];
  index: number;
  limit: number | undefined;
}

/** What replaces it; null: nothing. */
export function replacerOf(
  state: ReadonlyState,
  impending: Impending,
  barred: readonly CardId[] = NOBODY,
): Replacer | null {
  const marks = catalogOf(state).replacements.get(impending.instead);
  const sources = marks ? markedInPlay(state, marks) : NOBODY;
  if (sources.length === 0) return null;
  for (const active of [true, false])
    for (const source of sources)
      if ((definitionOf(state, source).side === state.turn.side) === active && !barred.includes(source)) {
        const found = abilityOf(state, source, impending);
        if (found) return found;
      }
  return null;
}

function abilityOf(state: ReadonlyState, source: CardId, impending: Impending): Replacer | null {
  const { instead, card, by, without = [] } = impending;
  if (without.includes(source)) return null;
  for (const { ability, index, path, size } of definitionOf(state, source).replacements) {
    const { of = '$self', limit } = ability;
    if (ability.instead !== instead || (of === '$self' && !isAbout(impending, source))) continue;
    if (!reaches(state, source, size)) continue;
    const event = speaks(state, card) ? card : NONE;
    const speaker = { ...speakerOf(state, source), event, by, without: [...without, source] };
    if (of !== '$self' && !isOneOf(state, speaker, of, card)) continue;
    if (!holds(state, speaker, ability.if)) continue;
    if (limit !== undefined && !mayUse(state, source, index, limit)) continue;
    return { speaker, path, index, limit };
  }
  return null;
}

/** Would it happen to the card, or is it the Spy's own thwarting? */
const isAbout = ({ instead, card, by }: Impending, source: CardId): boolean =>
  card === source || (instead === 'thwart' && by === source);
