/** A played game as a tape: all that it went through, to be wound to any of its stops. */
import type { GameEvent, Side, State } from '../engine/index.ts';
import { roundOf, someActions } from '../engine/index.ts';
import type { Layout } from '../map/layout.ts';
import { arrange } from '../map/layout.ts';
import { layoutBefore } from '../map/moved.ts';
import type { LogEntry } from './log.ts';
import { writeLog } from './log.ts';
import type { GameRecord } from './record.ts';
import type { Break, Made } from './steps.ts';
import type { Move } from './timeline.ts';
import { toldSteps } from './timeline.ts';

/** The game between two actions. */
export interface Stop {
  /** The part of the game, counted from 0. */
  readonly segment: number;
  /** So many actions of that part have been made. */
  readonly at: number;
  readonly state: State;
  /** What led here; null where a part begins. */
  readonly made: Made | null;
  /** So many entries of the log tell what has happened. */
  readonly told: number;
  /** The side that decides here by hand, among several ways to go on; null: nobody has a choice. */
  readonly decides: Side | null;
}

export interface Tape {
  /** At least one, unless the record breaks off at once. */
  readonly stops: readonly Stop[];
  /** It tells what was hidden too. */
  readonly log: readonly LogEntry[];
  /** Where the record breaks off; null: it plays to its end. */
  readonly broken: Break | null;
}

/** The tape of a record. Its card sets are registered. `start`: the state of the record's position. */
export function tapeOf(record: GameRecord, start: State | null): Tape {
  const log = writeLog();
  const stops: Stop[] = [];
  let broken: Break | null = null;
  for (const told of toldSteps(record, start, log, [], null)) {
    if ('broken' in told) {
      ({ broken } = told);
      break;
    }
    const { step, move } = told;
    const last = stops.at(-1);
    if (last && move && isChoice(last.state, move)) stops[stops.length - 1] = { ...last, decides: move.action.side };
    const made = step.kind === 'played' ? step : null;
    const at = step.kind === 'played' ? step.at + 1 : 0;
    stops.push({ segment: step.segment, at, state: step.state, made, told: log.entries.length, decides: null });
  }
  return { stops, log: log.entries, broken };
}

/** True if somebody made the move by hand, and could have made another one. */
const isChoice = (before: State, { automatic, action: { side } }: Move): boolean =>
  !automatic && [...someActions(before, side, 2)].length > 1;

/** By how much a tape is wound. */
export type Stride = 'step' | 'decision' | 'turn' | 'round';

/** What is the same at all stops of one stride. */
const PART: { readonly [S in 'turn' | 'round']: (state: State) => number } = {
  turn: ({ turn }) => turn.number,
  round: ({ turn }) => roundOf(turn.number),
};

/** The stop that is one stride before or after that one. Back: first to where the turn or the round begins. */
export function wound({ stops }: Tape, from: number, stride: Stride, by: 1 | -1): number {
  const last = stops.length - 1;
  const isEnd = (stop: number): boolean => {
    if (stride === 'step') return true;
    if (stride === 'decision') return stops[stop].decides !== null;
    const part = PART[stride];
    return part(stops[stop].state) !== part(stops[stop - 1].state);
  };
  let stop = from + by;
  while (stop > 0 && stop < last && !isEnd(stop)) stop += by;
  return Math.min(Math.max(stop, 0), last);
}

/** The first stop at which that entry of the log, counted from 0, has been told. */
export const stopOfEntry = ({ stops }: Tape, entry: number): number =>
  Math.max(
    0,
    stops.findIndex(({ told }) => told > entry),
  );

/** The events that stand out in a game. */
const MARKED: ReadonlySet<GameEvent['type']> = new Set([
  'planChosen',
  'planActivated',
  'planAdvanced',
  'planSwapped',
  'planCompleted',
  'thwarted',
  'sent',
]);

/** What stands out, and the stop at which it has happened. */
export interface Mark {
  readonly stop: number;
  readonly event: GameEvent;
}

/** The life of the Evil Plans and the infiltrations, in the order in which they happened. */
export const marksOf = (tape: Tape): Mark[] =>
  tape.log.flatMap((entry, i) =>
    entry.kind === 'event' && MARKED.has(entry.event.type) ? [{ stop: stopOfEntry(tape, i), event: entry.event }] : [],
  );

/** Where the Nodes lay on the map at that stop. A Node of an earlier part lies where it lay last, if there is room. */
export function layoutAt(record: GameRecord, { state, segment, at }: Stop): Layout {
  const isLast = segment === record.segments.length - 1;
  return isLast ? layoutBefore(record, state, at).layout : arrange(record.layout, state);
}
