/** Games at the table that are played on a stage: at any speed, and before impatient people. */

import { expect } from 'vitest';
import type { Published } from '../../src/host/index.ts';
import type { LogEntry } from '../../src/record/index.ts';
import { seen } from '../../src/ui/page/session/seen.ts';
import { createDirector } from '../../src/ui/show/director.ts';
import type { Roll } from './player.ts';
import { playOn } from './player.ts';
import { Browser, OPTIONS, openTab } from './world.ts';

type Waiting = Published['waiting'];
const isShort = (waiting: Waiting): boolean =>
  'startedAt' in waiting && waiting.kind !== 'thinking' && waiting.ms <= 600;

export interface Audience {
  speed: 0 | 1 | 2;
  /** In percent: how often the scene that plays is skipped, and how often the whole show. */
  skips: number;
  finishes: number;
}

export interface Played {
  /** What was done in the game, and the length of each bar that burned, in their order. */
  log: readonly LogEntry[];
  bars: number[];
  beats: number;
  /** How often the table turned to a frame. */
  frames: number;
  /** How many beats were told again. */
  again: number;
}

/**
 * Plays `moves` random moves before that audience. `roll` decides the moves, `mood` when somebody skips. Now and then the
 * game is left and resumed. Expects that the table shows the view after each beat as soon as it is over, and the game as
 * it is at the end, and that no bar burns while something is told again.
 */
export function playShow(audience: Audience, moves: number, seed: number, roll: Roll, mood: Roll): Played {
  const browser = new Browser();
  const game = openTab(browser);
  const { after } = browser.world();
  const settings = { ...OPTIONS.settings, seating: seed % 2 === 0 ? ('one-side' as const) : OPTIONS.settings.seating };
  game.getState().newGame({ ...OPTIONS, settings, seed });
  const bars: number[] = [];
  let last: Waiting | undefined;
  game.subscribe(({ waiting }) => {
    const burns = 'startedAt' in waiting && waiting.startedAt !== null && !('over' in waiting);
    if (waiting !== last && burns) bars.push(waiting.ms);
    last = waiting;
  });
  let [beats, frames, again] = [0, 0, 0];
  const show = () => {
    const director = createDirector(game, { after, now: () => browser.now, speed: () => audience.speed });
    game.subscribe(({ show: now }, { show: then }) => {
      const [beat, before] = [now?.playing.beat, then?.playing.beat];
      if (beat && beat.number < 0) expect(game.getState().waiting).not.toMatchObject({ startedAt: expect.any(Number) });
      if (!before || beat === before) return;
      if (before.number < 0) again++;
      else beats++;
    });
    game.subscribe((now, then) => {
      const { frame, playing } = now.show ?? {};
      if (!frame || frame === then.show?.frame) return;
      frames++;
      expect(playing?.beat?.frames).toContain(frame);
      expect(seen(now).table).toBe(frame.view);
    });
    return director;
  };
  let director = show();
  for (let i = 0; i < moves && !game.getState().gameOver; i++) {
    if (roll(50) === 0) {
      const { id } = game.getState().game!;
      game.getState().leave();
      director.close();
      expect(game.getState().resume(id)).toBeUndefined();
      director = show();
    }
    playOn(game, browser, roll);
    // A short bar burns while something is shown. Before any audience people do nothing until it has burned down.
    while (game.getState().show?.frame || isShort(game.getState().waiting)) {
      const whim = game.getState().show?.frame ? mood(100) : 100;
      if (whim < audience.skips) director.skip();
      else if (whim < audience.skips + audience.finishes) game.getState().endShow();
      else browser.pass(40);
    }
    const { latest: _, ...shown } = seen(game.getState());
    const { latest: __, ...real } = game.getState();
    expect(shown).toEqual(real);
  }
  return { log: game.getState().log, bars, beats, frames, again };
}
