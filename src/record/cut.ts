/** The game of a record up to the move at which its replay breaks off. */
import type { GameRecord } from './record.ts';
import { NOTHING_GOING_ON } from './record.ts';
import type { Break } from './replay.ts';

/** The record as it was before that move, with nothing going on. Moves that were taken back until then stay. */
export function cutBefore(record: GameRecord, { segment, move }: Pick<Break, 'segment' | 'move'>): GameRecord {
  // Move 0: the cards of that part cannot come into the game, which ends with the part before.
  const parts = record.segments.slice(0, move === 0 ? segment - 1 : segment);
  const last = parts.length - 1;
  const end = move === 0 ? Number.POSITIVE_INFINITY : move - 1;
  return {
    ...record,
    ...NOTHING_GOING_ON,
    segments: parts.map((part, i) =>
      i < last ? part : { ...part, actions: part.actions.slice(0, end), own: part.own.filter((index) => index < end) },
    ),
    undone: record.undone.filter((one) => one.segment < last || (one.segment === last && one.at <= end)),
    moved: last === record.segments.length - 1 ? record.moved.filter(({ at }) => at < end) : [],
  };
}
