/** Writes the log: public events in the order in which they happened, numbered without gaps. */
import type { GameEvent, Side, State } from '../engine/index.ts';
import type { CardChange } from '../engine/language.ts';

type What =
  | { kind: 'event'; event: GameEvent }
  /** Moves were taken back. `events`: what the table had seen of them. */
  | { kind: 'undone'; by: Side; events: GameEvent[] }
  /** The designers' cards changed and the game goes on with the new set. */
  | { kind: 'cards-changed'; changes: readonly CardChange[] };

/** A line of the log. `number` counts from 1 and has no gaps; `actionIndex` counts the actions of the segment. */
export type LogEntry = { number: number; segment: number; actionIndex: number; turn: number } & What;

/** A writer that goes on after the given entries. It does not change them. Each state is the one before the entry. */
export function writeLog(before: readonly LogEntry[] = []) {
  const entries = [...before];
  const add = (segment: number, actionIndex: number, turn: number, what: What) =>
    entries.push({ number: entries.length + 1, segment, actionIndex, turn, ...what });
  return {
    entries,
    events(segment: number, actionIndex: number, state: State, events: readonly GameEvent[]): void {
      let turn = state.turn.number;
      for (const event of events) {
        if (event.type === 'turnStarted') turn = event.number;
        add(segment, actionIndex, turn, { kind: 'event', event });
      }
    },
    undone(segment: number, actionIndex: number, state: State, by: Side, events: GameEvent[]): void {
      add(segment, actionIndex, state.turn.number, { kind: 'undone', by, events });
    },
    cardsChanged(segment: number, state: State, changes: readonly CardChange[]): void {
      add(segment, 0, state.turn.number, { kind: 'cards-changed', changes });
    },
  };
}
