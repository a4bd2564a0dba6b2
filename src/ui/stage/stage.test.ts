import { describe, expect, test } from 'vitest';
import { FULL } from '../../../tests/full.ts';
import { storeIn } from '../../../tests/store/position.ts';
import type { Audience } from '../../../tests/store/show.ts';
import { playShow } from '../../../tests/store/show.ts';
import { dice } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { createStage } from './stage.ts';

/** A game on a stage, at the usual speed. */
function staged(setup: Setup) {
  const { store, browser } = storeIn(setup);
  const stage = createStage(store, browser.world().after, () => 1);
  const table = () => stage.shown.getState().table!;
  const state = () => stage.shown.getState();
  return { store, browser, stage, table, state };
}

/** A Minion of the Genius can be moved. */
function inTheLair() {
  const game = staged({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
  const minion = game.table().lair[0]!.card;
  const moveTo = (square: number) =>
    game.store.getState().send({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square } });
  return { ...game, minion, moveTo };
}

test('the table stands as it was while the scene plays, and nothing is lit; then it is as it is', () => {
  const { store, browser, stage, table, state, minion, moveTo } = inTheLair();
  const before = table();
  moveTo(3);
  expect(table()).toBe(before);
  expect(state().offers).toEqual([]);
  expect(stage.playing.getState().cue?.pictures).toMatchObject([{ kind: 'fly', cards: [minion] }]);
  browser.pass(1000);
  expect(stage.playing.getState().beat).toBeNull();
  expect(table()).toBe(store.getState().table);
  expect(state().offers).toBe(store.getState().offers);
});

test('INTERRUPT, HOLD and hands are alive while a scene plays', () => {
  const { state, stage, moveTo } = inTheLair();
  moveTo(3);
  state().send({ do: 'hold-next', side: 'spymaster', on: true });
  expect(state().holdNext.spymaster).toBe(true);
  state().send({ do: 'open-hand', side: 'genius' });
  expect(state().peeks.genius).not.toBeNull();
  expect(state().canClaim).toEqual({ genius: true, spymaster: true });
  expect(stage.playing.getState().beat, 'still plays').not.toBeNull();
});

test('an undo jumps without a show', () => {
  const { store, stage, table, minion, moveTo } = inTheLair();
  moveTo(3);
  store.getState().send({ do: 'undo' });
  expect(stage.playing.getState().beat).toBeNull();
  expect(table()).toBe(store.getState().table);
  expect(table().lair[0]?.card).toBe(minion);
});

test('a move that is pressed while a scene plays meets the game as it is', () => {
  const { stage, state, minion, moveTo } = inTheLair();
  moveTo(3);
  const refusal = state().send({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square: 4 } });
  expect(refusal).toBeUndefined();
  expect(stage.playing.getState().cue?.pictures).toMatchObject([{ kind: 'fly', from: { square: 3 } }]);
});

test('the log and the words for screen readers come scene by scene', () => {
  const { store, browser, state } = staged({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    hands: { genius: ['rage'] },
  });
  const before = state().log.length;
  const serial = state().latest.serial;
  store.getState().send({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
  browser.pass(60_000);
  expect(state().log).toEqual(store.getState().log);
  expect(state().log.length).toBeGreaterThan(before);
  expect(state().latest.serial).toBeGreaterThan(serial);
});

test('a stopped show stands still, and goes on where it was', () => {
  const { store, browser, stage, table, moveTo } = inTheLair();
  const before = table();
  moveTo(3);
  stage.pause(true);
  browser.pass(60_000);
  expect(table()).toBe(before);
  stage.pause(false);
  browser.pass(1000);
  expect(table()).toBe(store.getState().table);
});

const QUIET: Audience = { speed: 1, skips: 0, finishes: 0 };
describe('whatever the audience does, the game is the same, and each bar burns for its full time', () => {
  for (const [who, audience] of [
    ['the show twice as fast', { ...QUIET, speed: 2 }],
    ['no show', { ...QUIET, speed: 0 }],
    ['a nervous finger', { speed: 1, skips: 30, finishes: 15 }],
  ] as const)
    test(who, () => {
      for (let seed = 1; seed <= (FULL ? 350 : 3); seed++) {
        const played = (before: Audience) => playShow(before, 120, seed, dice(seed), dice(seed ^ 0xa5));
        const { beats, ...quiet } = played(QUIET);
        const { beats: _, ...other } = played(audience);
        expect(other).toEqual(quiet);
        expect(beats).toBeGreaterThan(50);
      }
    });
});
