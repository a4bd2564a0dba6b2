import type { CSSProperties } from 'react';
import type { View } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';

/** The declared step whose fuse burns now, where scenes are shown: the table shows what it is about to do. */
export const stepAhead = ({ waiting, table, preferences }: PublicState): View['stack'][number] | undefined =>
  waiting.kind === 'grace' && waiting.startedAt !== null && preferences.show > 0 ? table?.stack.at(-1) : undefined;

/** The times of a fuse that burns now, for the animation `burn`; null if none burns. */
export function burning(waiting: PublicState['waiting']): { startedAt: number; style: CSSProperties } | null {
  if (!('startedAt' in waiting) || waiting.startedAt === null) return null;
  const { startedAt, ms } = waiting;
  return { startedAt, style: { '--ms': `${ms}ms`, '--since': `${startedAt - Date.now()}ms` } as CSSProperties };
}
