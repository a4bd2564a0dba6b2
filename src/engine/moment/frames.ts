/** Effects that were set off wait as frames: lists of effects that are still to resolve. */
import { definitionOf } from '../catalogue/register.ts';
import type { Speaker } from '../facts/select.ts';
import type { Frame, ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';

/** R9.6: locks in the frames of triggers that go off at the same time. The active side's resolve first. */
export function lockIn(state: State, frames: readonly Frame[]): void {
  const { side } = state.turn;
  for (const last of [true, false])
    for (let i = frames.length - 1; i >= 0; i--) if ((frames[i].side !== side) === last) state.frames.push(frames[i]);
}

/** True if the ability may be used once more, this turn or in this game. */
export const mayUse = ({ used }: ReadonlyState, card: CardId, ability: number, limit: number): boolean =>
  (used.find((u) => u.card === card && u.ability === ability)?.times ?? 0) < limit;

/** Counts a use of an ability. Returns false if its limit is reached. */
export function use(state: State, card: CardId, ability: number, limit: number): boolean {
  const entry = state.used.find((u) => u.card === card && u.ability === ability);
  if (!entry) {
    state.used.push({ card, ability, times: 1 });
    return limit > 0;
  }
  if (entry.times >= limit) return false;
  entry.times++;
  return true;
}

/** Takes back a counted use that had no result. */
export function giveBack(state: State, card: CardId, ability: number): void {
  const entry = state.used.find((u) => u.card === card && u.ability === ability);
  if (entry && entry.times > 0) entry.times--;
}

/** A turn begins: what may be used so many times a turn may be used again. */
export function restUses(state: State): void {
  if (state.used.length > 0) state.used = state.used.filter(({ card, ability }) => isOfGame(state, card, ability));
}

/** Is the ability limited to so many times a game? */
function isOfGame(state: ReadonlyState, card: CardId, index: number): boolean {
  const outer = definitionOf(state, card).abilities[index];
  const ability = outer.kind === 'network' ? outer.ability : outer;
  return 'per' in ability && ability.per === 'game';
}

export function frameOf(speaker: Speaker, path: readonly (string | number)[], then: Frame['then'] = 'nothing'): Frame {
  return {
    source: speaker.source,
    side: speaker.side,
    path: [...path],
    at: 0,
    targets: [...speaker.targets],
    event: speaker.event,
    by: speaker.by,
    without: [...speaker.without],
    square: speaker.square,
    each: null,
    picked: null,
    asks: false,
    then,
  };
}
