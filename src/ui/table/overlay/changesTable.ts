import type { EventType, GameEvent } from '../../../engine/index.ts';
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
  'replaced',
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
  (entry.event.type !== 'announced' || entry.event.kind === 'playInstant' || entry.event.kind === 'useAbility');

/** True for a line worth reading when the turn it belongs to is over. */
export const changesTable = (entry: LogEntry): boolean =>
  isWeighty(entry) || (entry.kind === 'event' && LASTING.has(entry.event.type));

/** True if the line of the event leaves out what has brought it about. */
function needsCause(event: GameEvent): boolean {
  switch (event.type) {
    case 'ejected':
    case 'unassigned':
      return event.why === 'effect';
    case 'died':
    case 'destroyed':
      return event.by < 0;
    default:
      return event.type === 'turnedBack' || event.type === 'bounced';
  }
}

/** The entries that change the table. Before one that does not say it itself comes what has brought it about: a text or a fight. */
export function withCauses(entries: readonly LogEntry[]): LogEntry[] {
  let cause: LogEntry | null = null;
  return entries.flatMap((entry) => {
    if (entry.kind === 'event' && (entry.event.type === 'triggered' || entry.event.type === 'combatStarted'))
      cause = entry;
    if (!changesTable(entry)) return [];
    const told = cause && entry.kind === 'event' && needsCause(entry.event) ? [cause, entry] : [entry];
    cause = null;
    return told;
  });
}
