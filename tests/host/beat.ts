/** Beats for tests of the show. */
import type { Beat, Whole } from '../../src/host/index.ts';

/** A beat in which all of this happens at once. */
export const beatOf = ({ number = 1, before, events, after }: Whole & { number?: number }): Beat => ({
  number,
  frames: [
    { view: before, layout: {}, events: [] },
    { view: after, layout: {}, events },
  ],
});
