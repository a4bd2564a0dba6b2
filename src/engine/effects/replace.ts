/** R9.6: what happens instead of what would have happened, once per source and event. */
import { catalogOf, definitionOf } from '../catalog.ts';
import { markedInPlay, speaks } from '../lookup.ts';
import type { Frame, State } from '../state.ts';
import type { Table } from '../table.ts';
import type { CardId } from '../types.ts';
import { NOBODY, NONE } from '../types.ts';
import { holds } from './amounts.ts';
import type { ReplaceAbility, Replaceable } from './effect.ts';
import type { Speaker } from './select.ts';
import { reaches, speakerOf } from './select.ts';
import { statOf } from './stats.ts';
import { frameOf, lockIn, meant, use } from './triggers.ts';

/** What would happen: to which card, by which. */
export interface Impending {
  instead: Replaceable;
  card: CardId;
  by: CardId;
  /** Sources that have replaced it already. */
  without?: readonly CardId[];
}

/** Is it replaced? Then it does not happen, and what does happen waits on the frames. */
export function replaced(table: Table, impending: Impending): boolean {
  const frame = replacement(table, impending);
  if (frame) lockIn(table.state, [frame]);
  return frame !== null;
}

/** What happens instead, for the caller to lock in; null where nothing replaces it. The active side's first, then the oldest. */
export function replacement(table: Table, impending: Impending): Frame | null {
  const { state } = table;
  const marks = catalogOf(state).replacements.get(impending.instead);
  const sources = marks ? markedInPlay(state, marks) : NOBODY;
  if (sources.length === 0) return null;
  for (const active of [true, false])
    for (const source of sources)
      if ((definitionOf(state, source).side === state.turn.side) === active) {
        const frame = replacedBy(table, source, impending);
        if (frame) return frame;
      }
  return null;
}

function replacedBy(table: Table, source: CardId, { instead, card, by, without = [] }: Impending): Frame | null {
  const { state } = table;
  if (without.includes(source)) return null;
  const known = speaks(state, card) ? card : NONE;
  for (const { ability, index, path, size } of definitionOf(state, source).replacements) {
    if (ability.instead !== instead || isOfAnother(ability, source, card) || !reaches(state, source, size)) continue;
    const speaker = { ...speakerOf(state, source), event: known, by, without: [...without, source] };
    if (!concerns(state, speaker, ability, card)) continue;
    if (ability.limit !== undefined && !use(state, source, index, ability.limit)) continue;
    table.emit?.({ type: 'replaced', card: known, source, instead });
    return frameOf(speaker, path);
  }
  return null;
}

/** Does it speak of its own card, and of no other such as this one? Most do: so it is asked first. */
const isOfAnother = ({ instead, of = '$self' }: ReplaceAbility, source: CardId, card: CardId): boolean =>
  of === '$self' && card !== source && instead !== 'thwart';

function concerns(
  state: State,
  speaker: Speaker,
  { instead, of = '$self', if: condition }: ReplaceAbility,
  card: CardId,
) {
  const thwarts = instead === 'thwart' && of === '$self' && speaker.by === speaker.source;
  return (thwarts || meant(state, speaker, of, card)) && holds(state, speaker, condition, statOf);
}
