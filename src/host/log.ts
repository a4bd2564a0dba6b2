/** Writes the log: public events in the order in which they happened, numbered without gaps. */
import type { GameEvent, Side, State } from '../engine/index.ts';

/** A line of the log. `number` counts from 1 and has no gaps; `actionIndex` counts the actions of the segment. */
export type LogEntry =
  | { kind: 'event'; number: number; segment: number; actionIndex: number; turn: number; event: GameEvent }
  /** Moves were taken back. `events`: what the table had seen of them. */
  | {
      kind: 'undone';
      number: number;
      segment: number;
      actionIndex: number;
      turn: number;
      by: Side;
      events: GameEvent[];
    }
  /** The designers' cards changed and the game goes on with the new set. */
  | { kind: 'cards-changed'; number: number; segment: number; actionIndex: number; turn: number };

export interface LogWriter {
  readonly entries: LogEntry[];
  /** `before`: the state in which the action was done. */
  events(segment: number, actionIndex: number, before: State, events: readonly GameEvent[]): void;
  undone(segment: number, actionIndex: number, state: State, by: Side, events: GameEvent[]): void;
  cardsChanged(segment: number, state: State): void;
}

/** A writer that goes on after the given entries. It does not change them. */
export function writeLog(before: readonly LogEntry[] = []): LogWriter {
  const entries = [...before];
  const add = (entry: DistributiveOmit<LogEntry, 'number'>) => entries.push({ ...entry, number: entries.length + 1 });
  return {
    entries,
    events(segment, actionIndex, state, events) {
      let turn = state.turn.number;
      for (const event of events) {
        if (event.type === 'turnStarted') turn = event.number;
        add({ kind: 'event', segment, actionIndex, turn, event });
      }
    },
    undone(segment, actionIndex, state, by, events) {
      add({ kind: 'undone', segment, actionIndex, turn: state.turn.number, by, events });
    },
    cardsChanged(segment, state) {
      add({ kind: 'cards-changed', segment, actionIndex: 0, turn: state.turn.number });
    },
  };
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
