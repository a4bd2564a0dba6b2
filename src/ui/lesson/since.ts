/** What came of a choice, in few lines of the log. */
import type { EventType, GameEvent } from '../../engine/index.ts';
import type { LogEntry } from '../../host/index.ts';

/** At most so many lines are told. */
const MOST = 4;

/** What decides missions. Steps and turns are told where nothing could be done in them. */
const HEAVY: ReadonlySet<EventType> = new Set<EventType>([
  ...(['thwarted', 'planCompleted', 'planStalled', 'planDelayed', 'died', 'destroyed', 'bounced', 'gameOver'] as const),
  ...(['turnedBack', 'leftLair', 'ejected', 'fizzled', 'stepStarted'] as const),
]);
/** What a Spy does on its way, told where nothing else is. */
const LIGHT: ReadonlySet<EventType> = new Set<EventType>(['sneaked', 'ignored', 'combatRound']);

type EventEntry = Extract<LogEntry, { kind: 'event' }>;

/** The entries since that action of the last segment that tell best what came of it. `hasLine`: the log tells that event. */
export function sinceThen(
  log: readonly LogEntry[],
  action: number,
  hasLine: (event: GameEvent) => boolean,
): readonly LogEntry[] {
  const segment = log.at(-1)?.segment;
  const since = log.filter(
    (entry): entry is EventEntry =>
      entry.kind === 'event' && entry.segment === segment && entry.actionIndex >= action && hasLine(entry.event),
  );
  const heavy = since.filter(({ event }) => HEAVY.has(event.type));
  return (heavy.length > 0 ? heavy : since.filter(({ event }) => LIGHT.has(event.type)).slice(-2)).slice(-MOST);
}
