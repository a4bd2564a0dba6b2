import type { CSSProperties } from 'react';
import type { PublicState } from '../../store/types.ts';

/** The times of a fuse that burns now, for the animation `burn`; null if none burns. */
export function burning(waiting: PublicState['waiting']): { startedAt: number; style: CSSProperties } | null {
  if (!('startedAt' in waiting) || waiting.startedAt === null) return null;
  const { startedAt, ms } = waiting;
  return { startedAt, style: { '--ms': `${ms}ms`, '--since': `${startedAt - Date.now()}ms` } as CSSProperties };
}
