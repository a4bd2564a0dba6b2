/** Beats for tests of the show. */
import type { GameEvent, View } from '../../src/engine/index.ts';
import type { Beat } from '../../src/host/index.ts';

/** What a beat is made of where all of it happens at once. */
export interface Whole {
  number?: number;
  before: View;
  events: readonly GameEvent[];
  after: View;
}

/** A beat in which all of this happens at once. */
export const beatOf = ({ number = 1, before, events, after }: Whole): Beat => ({
  number,
  before,
  frames: [
    { view: before, layout: {}, events: [] },
    { view: after, layout: {}, events },
  ],
  events,
  after,
});
