import type { CSSProperties } from 'react';
import type { View } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';

/** What a step is about to do is shown for so many milliseconds, or not at all. */
const LEAST = 200;

/**
 * The time in which the table shows what the step is about to do whose fuse burns: from the end of the last scene, since
 * a short fuse burns while that plays, to the end of the fuse. Null if there is no time for it.
 */
export function timeAhead({
  waiting,
  show,
}: Pick<PublicState, 'waiting' | 'show'>): { since: number; ms: number } | null {
  if (waiting.kind !== 'grace' || waiting.startedAt === null || show?.frame) return null;
  const since = Math.max(waiting.startedAt, show?.since ?? 0);
  const ms = waiting.startedAt + waiting.ms - since;
  return ms < LEAST ? null : { since, ms };
}

/** The declared step that the table shows ahead, where scenes are shown. */
export const stepAhead = (game: PublicState): View['stack'][number] | undefined =>
  game.preferences.show > 0 && timeAhead(game) ? game.table?.stack.at(-1) : undefined;

/** The times of an animation that lasts as long as a fuse or a part of it. */
export const burnStyle = ({ since, ms }: { since: number; ms: number }): CSSProperties =>
  ({ '--ms': `${ms}ms`, '--since': `${since - Date.now()}ms` }) as CSSProperties;

/** The times of a fuse that burns now, for the animation `burn`; null if none burns. */
export function burning(waiting: PublicState['waiting']): { startedAt: number; style: CSSProperties } | null {
  if (!('startedAt' in waiting) || waiting.startedAt === null) return null;
  const { startedAt, ms } = waiting;
  return { startedAt, style: burnStyle({ since: startedAt, ms }) };
}
