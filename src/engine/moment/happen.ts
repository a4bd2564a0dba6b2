/** R9.6: an event is told, and the triggers that wait for it lock in as frames on top of what resolves. */
import type { Placed } from '../catalogue/define.ts';
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import { holds } from '../facts/amounts.ts';
import { hostOf, markedInPlay, networkOf } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { fits, reaches, sideOf } from '../facts/select.ts';
import { speakerOf } from '../facts/stats.ts';
import type { TriggeringEvent } from '../vocabulary/events.ts';
import type { Selection, TriggerAbility } from '../vocabulary/language.ts';
import { TRIGGERS } from '../vocabulary/language.ts';
import type { Frame, ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NOBODY, NONE } from '../vocabulary/types.ts';
import { frameOf, lockIn, use } from './frames.ts';
import type { Moment } from './moment.ts';

/**
 * Tells an event that triggers may wait for. Call it before the cards that the event removes are gone. The active
 * side's triggers resolve first.
 * `likewise`: the same event as it happens to another card. Triggers hear of it too, but people are told only once.
 */
export function happen<E extends TriggeringEvent>(moment: Moment, event: E, likewise?: E): void {
  const waiting = tell(moment, event);
  if (waiting.length === 0) return;
  const frames = setOff(moment, event, waiting);
  if (likewise) frames.push(...setOff(moment, likewise, waiting));
  lockIn(moment.state, frames);
}

/** Tells events of the same moment. Call it before any of the cards is gone, so that each hears of the others. */
export function happenAtOnce(moment: Moment, events: readonly TriggeringEvent[]): void {
  const frames: Frame[] = [];
  for (const event of events) frames.push(...setOff(moment, event, tell(moment, event)));
  lockIn(moment.state, frames);
}

/** Tells the event, and returns the cards in play with a trigger for it. */
function tell(moment: Moment, event: TriggeringEvent): readonly CardId[] {
  moment.emitTriggering?.(event);
  const { triggers, asked } = catalogOf(moment.state);
  if (asked.has(event.type)) note(moment.state, event);
  const marks = triggers.get(event.type);
  return marks ? markedInPlay(moment.state, marks) : NOBODY;
}

/** Notes what some card of the set asks for later in the turn. */
function note(state: State, event: TriggeringEvent): void {
  state.happened.push({
    event: event.type,
    card: tellsCard(event) ? event.card : NONE,
    spy: 'spy' in event ? event.spy : NONE,
    side: 'side' in event ? event.side : null,
  });
}

/** The frames that an event sets off. `waiting`: the cards with a trigger for it. */
function setOff(moment: Moment, event: TriggeringEvent, waiting: readonly CardId[]): Frame[] {
  const { state } = moment;
  const frames: Frame[] = [];
  for (const card of waiting)
    for (const trigger of definitionOf(state, card).triggers)
      if (trigger.ability.on === event.type) {
        const frame = triggered(moment, card, trigger, event);
        if (frame) frames.push(frame);
      }
  return frames;
}

/** The frame of a trigger that waits for such an event; null if it does not wait for this one. */
function triggered(
  moment: Moment,
  card: CardId,
  { ability, index, path, size }: Placed<TriggerAbility>,
  event: TriggeringEvent,
): Frame | null {
  const { state } = moment;
  const { of = '$self' } = ability;
  if (of === '$self' && !isAbout(state, card, event)) return null;
  if (!reaches(state, card, size)) return null;
  const speaker = {
    ...speakerOf(state, card),
    event: tellsCard(event) ? event.card : NONE,
    by: 'by' in event ? event.by : NONE,
  };
  if (of !== '$self' && tellsCard(event) && !concerns(state, speaker, of, event)) return null;
  if (!isOfSide(speaker, ability, event) || !holds(state, speaker, ability.if)) return null;
  if (ability.limit !== undefined && !use(state, card, index, ability.limit)) return null;
  moment.emit?.({ type: 'triggered', card, on: event.type });
  return { ...frameOf(speaker, path), asks: ability.optional === true };
}

/** Does the event tell to which card it happened, and may that be known? */
const tellsCard = (event: TriggeringEvent): event is TriggeringEvent & { card: CardId } =>
  'card' in event && !TRIGGERS[event.type].secret;

/** Did it happen to the card, to its Network, or with the card as the Spy? An event without a card is about all. */
function isAbout(state: ReadonlyState, card: CardId, event: TriggeringEvent): boolean {
  if (!tellsCard(event)) return true;
  if (event.type === 'networkChanged') return event.card === networkOf(state, card);
  return event.card === card || ('spy' in event && event.spy === card);
}

/** Did it happen to a card that is meant, or did a Spy that is meant do it? */
const concerns = (
  state: ReadonlyState,
  speaker: Speaker,
  of: '$host' | Selection,
  event: TriggeringEvent & { card: CardId },
): boolean =>
  isOneOf(state, speaker, of, event.card) || ('spy' in event && of !== '$host' && fits(state, speaker, of, event.spy));

/** Does the trigger's `who` fit the side of the event? Only an event without a card is checked. */
const isOfSide = (speaker: Speaker, { who }: TriggerAbility, event: TriggeringEvent): boolean =>
  who === undefined || 'card' in event || !('side' in event) || event.side === sideOf(speaker, who);

/** Is the card the host of the one that speaks, or any card of a selection? */
export function isOneOf(state: ReadonlyState, speaker: Speaker, of: '$host' | Selection, card: CardId): boolean {
  if (card === NONE) return false;
  return of === '$host' ? card === hostOf(state, speaker.source)?.card : fits(state, speaker, of, card);
}
