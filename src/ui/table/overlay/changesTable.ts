import type { EventType } from '../../../engine/index.ts';
import type { LogEntry } from '../../../host/index.ts';

/** The events that decide a game: what became of the plan, and of those who met in the lair. */
const WEIGHTY: ReadonlySet<EventType> = new Set<EventType>([
  'planRevealed',
  'planSwapped',
  'planActivated',
  'planAdvanced',
  'planCompleted',
  'planDelayed',
  'planStalled',
  'thwarted',
  'sent',
  'turnedBack',
  'leftLair',
  'ejected',
  'unassigned',
  'died',
  'destroyed',
  'bounced',
  'announced',
]);

/** The events that leave something else changed on the table. */
const LASTING: ReadonlySet<EventType> = new Set<EventType>([
  'minionPlayed',
  'minionMoved',
  'contraptionMoved',
  'built',
  'sacrificed',
  'spyPlayed',
  'nodePlayed',
  'connected',
  'disconnected',
  'assigned',
]);

const isWeighty = (entry: LogEntry): boolean =>
  entry.kind === 'event' &&
  WEIGHTY.has(entry.event.type) &&
  (entry.event.type !== 'announced' || entry.event.kind === 'playInstant');

/** True for a line worth reading when the turn it belongs to is over. */
export const changesTable = (entry: LogEntry): boolean =>
  isWeighty(entry) || (entry.kind === 'event' && LASTING.has(entry.event.type));
