/** Saves of earlier versions, as records of the present one. */
import { PEOPLE, VERSION } from '../host/index.ts';
import { isObject } from './shape.ts';

/** The oldest version that can be read. */
export const OLDEST = 2;

/**
 * A record of version 2 or later in the present shape; what is damaged in it stays damaged. Version 2 kept where each
 * segment began, which follows from the segment before it. It told neither what was asked nor who plays a side.
 */
export function upToDate(saved: Record<string, unknown>): Record<string, unknown> {
  if (saved.version !== 2) return saved;
  const { segments } = saved;
  return {
    ...saved,
    version: VERSION,
    position: null,
    segments: Array.isArray(segments) ? segments.map(withoutStart) : segments,
    requests: { undo: null, draw: null },
    held: false,
    layout: {},
    sources: { genius: PEOPLE, spymaster: PEOPLE },
  };
}

function withoutStart(segment: unknown, index: number): unknown {
  if (!isObject(segment) || (index === 0 && segment.start !== null)) return segment;
  const { start: _, ...rest } = segment;
  return rest;
}
