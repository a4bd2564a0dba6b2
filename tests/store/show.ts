/** Games at the table that are played on a stage: at any speed, and before impatient people. */
import { expect } from 'vitest';
import type { LogEntry, Published } from '../../src/host/index.ts';
import { createStage } from '../../src/ui/stage/stage.ts';
import type { Roll } from './player.ts';
import { playOn } from './player.ts';
import { Browser, OPTIONS, openTab } from './world.ts';

type Waiting = Published['waiting'];

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
}

/**
 * Plays `moves` random moves before that audience. `roll` decides the moves, `mood` when somebody skips.
 * Expects that the table shows the view after each beat as soon as it is over, and the game as it is at the end.
 */
export function playShow(audience: Audience, moves: number, seed: number, roll: Roll, mood: Roll): Played {
  const browser = new Browser();
  const game = openTab(browser);
  const { after } = browser.world();
  game.getState().newGame({ ...OPTIONS, seed });
  const stage = createStage(game, after, () => audience.speed);
  const bars: number[] = [];
  let last: Waiting | undefined;
  game.subscribe(({ waiting }) => {
    if (waiting !== last && 'startedAt' in waiting && waiting.startedAt !== null) bars.push(waiting.ms);
    last = waiting;
  });
  let beats = 0;
  stage.playing.subscribe(({ beat }, { beat: before }) => {
    if (!before || beat === before) return;
    beats++;
    const { table } = stage.shown.getState();
    if (table !== game.getState().table) expect(table).toBe(before.after);
  });
  for (let i = 0; i < moves && !game.getState().gameOver; i++) {
    playOn(game, browser, roll);
    while (stage.playing.getState().beat) {
      const whim = mood(100);
      if (whim < audience.skips) stage.skip();
      else if (whim < audience.skips + audience.finishes) stage.finish();
      else browser.pass(40);
    }
    const { send: _, latest: __, ...shown } = stage.shown.getState();
    const { send: ___, latest: ____, ...real } = game.getState();
    expect(shown).toEqual(real);
  }
  return { log: game.getState().log, bars, beats };
}
