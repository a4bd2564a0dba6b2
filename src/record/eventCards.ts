/** Which cards an event is about. */
import type { CardId, GameEvent } from '../engine/index.ts';

/** The fields of events that hold cards. */
const FIELDS: ReadonlySet<string> = new Set([
  'card',
  'cards',
  'spy',
  'by',
  'to',
  'node',
  'host',
  'workers',
  'swapped',
  'source',
  'targets',
]);
/** True if that field of the event holds a card, or a list of cards. */
export const holdsCards = (event: GameEvent, field: string): boolean =>
  FIELDS.has(field) && !(event.type === 'modified' && field === 'by');

/** The cards that an event names. */
export const cardsIn = (event: GameEvent): CardId[] =>
  Object.entries(event).flatMap(([field, value]: [string, unknown]) =>
    holdsCards(event, field) ? (Array.isArray(value) ? value : [value as CardId]) : [],
  );
