import type { EventType } from '../../../engine/index.ts';
import type { LogEntry } from '../../../host/index.ts';

/** The events that leave something changed on the table, or that say how an infiltration ended. */
const LASTING: ReadonlySet<EventType> = new Set<EventType>([
  'planRevealed',
  'planSwapped',
  'planActivated',
  'planAdvanced',
  'planCompleted',
  'planDelayed',
  'thwarted',
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
  'unassigned',
  'sent',
  'turnedBack',
  'leftLair',
  'ejected',
  'died',
  'destroyed',
  'bounced',
]);

/** True for a line worth reading when the turn it belongs to is over. */
export const changesTable = (entry: LogEntry): boolean =>
  entry.kind === 'event' &&
  (LASTING.has(entry.event.type) || (entry.event.type === 'announced' && entry.event.kind === 'playInstant'));
