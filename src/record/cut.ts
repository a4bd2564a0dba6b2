/** The first part of a record. */
import type { Game } from './game.ts';
import type { GameRecord, Segment } from './record.ts';
import { NOT_OVER, NOTHING_GOING_ON } from './record.ts';
import type { Break } from './steps.ts';
import type { Stop } from './tape.ts';
import { layoutAt } from './tape.ts';
import { openGame } from './timeline.ts';

/** The segments of a record up to that one, which keeps only its actions before the index `end`. */
export const segmentsUpTo = ({ segments }: GameRecord, segment: number, end: number): Segment[] =>
  segments.slice(0, segment + 1).map((part, i) =>
    i < segment
      ? part
      : {
          ...part,
          actions: part.actions.slice(0, end),
          own: part.own.filter((at) => at < end),
          prints: part.prints.filter(({ at }) => at <= end),
        },
  );

/**
 * The record as it was before the move at which it breaks off, with nothing going on. Moves that were taken back until
 * then stay.
 */
export function cutBefore(record: GameRecord, { segment, move }: Pick<Break, 'segment' | 'move'>): GameRecord {
  // Move 0: the cards of that part cannot come into the game, which ends with the part before.
  const last = move === 0 ? segment - 2 : segment - 1;
  const end = move === 0 ? Number.POSITIVE_INFINITY : move - 1;
  return {
    ...record,
    ...NOTHING_GOING_ON,
    ...NOT_OVER,
    segments: segmentsUpTo(record, last, end),
    undone: record.undone.filter((one) => one.segment < last || (one.segment === last && one.at <= end)),
    moved: last === record.segments.length - 1 ? record.moved.filter(({ at }) => at < end) : [],
  };
}

/**
 * A copy of a finished game as it stood at that stop, to be played on by somebody who has seen it all. `sources`: who
 * plays on.
 */
export function copyAt(
  { record, start }: Pick<Game, 'record' | 'start'>,
  stop: Stop,
  facts: Pick<GameRecord, 'id' | 'created' | 'names' | 'sources' | 'hints'>,
): Game {
  const copy: GameRecord = {
    ...record,
    ...NOTHING_GOING_ON,
    ...facts,
    ...NOT_OVER,
    updated: facts.created,
    played: 0,
    segments: segmentsUpTo(record, stop.segment, stop.at),
    layout: layoutAt(record, stop),
    hindsight: true,
    hinted: { genius: 0, spymaster: 0 },
  };
  return { record: copy, start, timeline: openGame(copy, start) };
}
