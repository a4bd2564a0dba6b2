/** R9.6: what happens is told, and the triggers that wait for it lock in as frames on top of what resolves. */
import type { Placed } from '../catalog.ts';
import { catalogOf, definitionOf } from '../catalog.ts';
import type { GameEvent } from '../events.ts';
import { hostOf, markedInPlay, networkOf } from '../lookup.ts';
import type { Frame, State } from '../state.ts';
import type { Table } from '../table.ts';
import type { CardId } from '../types.ts';
import { NOBODY, NONE } from '../types.ts';
import { holds } from './amounts.ts';
import type { TriggerAbility } from './effect.ts';
import type { Speaker } from './select.ts';
import { fits, reaches, sideOf, speakerOf } from './select.ts';
import { statOf } from './stats.ts';

/** Tells an event; call it before the cards it removes are gone. The active side's triggers resolve first. */
export function happen(table: Table, event: GameEvent): void {
  table.emit?.(event);
  const marks = catalogOf(table.state).triggers.get(event.type);
  const waiting = marks ? markedInPlay(table.state, marks) : NOBODY;
  if (waiting.length > 0) setOff(table, event, waiting);
}

/** `waiting`: the cards with a trigger for it. */
function setOff(table: Table, event: GameEvent, waiting: readonly CardId[]): void {
  const { state } = table;
  const frames: Frame[] = [];
  for (const card of waiting)
    for (const trigger of definitionOf(state, card).triggers)
      if (trigger.ability.on === event.type) {
        const frame = triggered(table, card, trigger, event);
        if (frame) frames.push(frame);
      }
  if (frames.length > 0) lockIn(state, frames);
}

/** The frame of a trigger that waits for such an event, or null where this one is none of its business. */
function triggered(
  table: Table,
  card: CardId,
  { ability, index, path, size }: Placed<TriggerAbility>,
  event: GameEvent,
): Frame | null {
  const { state } = table;
  if (isOfAnother(ability, event, card) || !reaches(state, card, size)) return null;
  const speaker = {
    ...speakerOf(state, card),
    event: 'card' in event ? event.card : NONE,
    by: 'by' in event ? event.by : NONE,
  };
  if (!concerns(state, speaker, ability, event)) return null;
  if (ability.limit !== undefined && !use(state, card, index, ability.limit)) return null;
  table.emit?.({ type: 'triggered', card, on: event.type });
  return { ...frameOf(speaker, path), asks: ability.optional === true };
}

/** Does it wait for something to happen to its own card, and that has happened to another? Most do: so it is asked first. */
const isOfAnother = ({ of = '$self' }: TriggerAbility, event: GameEvent, card: CardId): boolean =>
  of === '$self' &&
  'card' in event &&
  event.card !== card &&
  event.type !== 'networkChanged' &&
  !('spy' in event && event.spy === card);

/** R9.6: what goes off at the same time, the active side's first. */
export function lockIn(state: State, frames: readonly Frame[]): void {
  const { side } = state.turn;
  for (const last of [true, false])
    for (let i = frames.length - 1; i >= 0; i--) if ((frames[i].side !== side) === last) state.frames.push(frames[i]);
}

function concerns(state: State, speaker: Speaker, ability: TriggerAbility, event: GameEvent): boolean {
  if ('card' in event) {
    const own = event.type === 'networkChanged' ? networkOf(state, speaker.source) : speaker.source;
    if (!meant(state, speaker, ability.of, event.card, own)) {
      const takesPart = 'spy' in event && event.spy === speaker.source && (ability.of ?? '$self') === '$self';
      if (!takesPart) return false;
    }
  } else if (ability.who !== undefined && 'side' in event && event.side !== sideOf(speaker, ability.who)) return false;
  return holds(state, speaker, ability.if, statOf);
}

/** Is the card what `of` speaks of: `own` (the card that speaks), its host, or any card of a selection? */
export function meant(
  state: State,
  speaker: Speaker,
  of: TriggerAbility['of'],
  card: CardId,
  own: CardId = speaker.source,
): boolean {
  if (card === NONE) return false;
  if (of === undefined || of === '$self') return card === own;
  if (of === '$host') return card === hostOf(state, speaker.source)?.card;
  return fits(state, speaker, of, card);
}

/** Counts a use of an ability this turn; false when its limit is reached. */
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

/** Takes back a use that came to nothing. */
export function giveBack(state: State, card: CardId, ability: number): void {
  const entry = state.used.find((u) => u.card === card && u.ability === ability);
  if (entry && entry.times > 0) entry.times--;
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
