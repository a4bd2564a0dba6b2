import { describe, expect, test } from 'vitest';
import { FULL } from '../../../tests/full.ts';
import { storeIn } from '../../../tests/store/position.ts';
import { refusalOf } from '../../../tests/store/refusalOf.ts';
import type { Audience } from '../../../tests/store/show.ts';
import { playShow } from '../../../tests/store/show.ts';
import { dice } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import type { PublicState } from '../../store/types.ts';
import { inTheirWays } from '../page/session/commands.ts';
import { seen } from '../page/session/seen.ts';
import { createDirector } from './director.ts';

/** A game that is shown. `state().post` posts as the page does, `store.getState().post` as what does not wait for a show. */
function staged(setup: Setup, speed: 0 | 1 | 2 = 1) {
  const { store, browser } = storeIn(setup);
  const post = inTheirWays(store);
  const director = createDirector(store, { after: browser.world().after, now: () => browser.now, speed: () => speed });
  const stage = {
    ...director,
    playing: () => store.getState().show!.playing,
    finish: () => store.getState().endShow(),
  };
  const state = () => ({ ...seen(store.getState()), post });
  return { store, browser, stage, table: () => state().table!, state };
}

/** A Minion of the Genius can be moved. */
function inTheLair() {
  const game = staged({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
  const minion = game.table().lair[0]!.card;
  const moveTo = (square: number) =>
    game.store.getState().post({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square } });
  return { ...game, minion, moveTo };
}

test('the table stands as it was while the scene plays, and nothing is lit; then it is as it is', () => {
  const { store, browser, stage, table, state, minion, moveTo } = inTheLair();
  const before = table();
  moveTo(3);
  expect(table()).toBe(before);
  expect(state().offers).toEqual([]);
  expect(stage.playing().cue?.pictures).toMatchObject([{ kind: 'fly', cards: [minion] }]);
  browser.pass(1000);
  expect(stage.playing().beat).toBeNull();
  expect(table()).toBe(store.getState().table);
  expect(state().offers).toBe(store.getState().offers);
});

test('INTERRUPT, HOLD and hands are alive while a scene plays', () => {
  const { state, stage, moveTo } = inTheLair();
  moveTo(3);
  state().post({ do: 'hold-next', side: 'spymaster', on: true });
  expect(state().holdNext.spymaster).toBe(true);
  state().post({ do: 'open-hand', side: 'genius' });
  expect(state().openHands.genius).not.toBeNull();
  expect(state().canClaim).toEqual({ genius: true, spymaster: true });
  expect(stage.playing().beat, 'still plays').not.toBeNull();
});

test('a card that is drawn comes into an open hand when its scene is over; one that is played leaves it at once', () => {
  const { store, browser, stage, state } = staged({
    turn: { number: 5, side: 'genius', step: 'activate' },
    hands: { genius: [], spymaster: ['memo', 'boost'] },
    decks: { spymaster: ['agent', 'hub'] },
  });
  const sizeOf = ({ openHands }: PublicState) => openHands.spymaster?.view.hands.spymaster.length;
  const both = () => [sizeOf(store.getState()), sizeOf(state()), stage.playing().beat !== null];
  store.getState().post({ do: 'open-hand', side: 'spymaster' });
  store.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  for (let i = 0; i < 200 && sizeOf(store.getState()) === 2; i++) browser.pass(50);
  expect(both()).toEqual([4, 2, true]);
  stage.finish();
  expect(both()).toEqual([4, 4, false]);
  const [card] = state().openHands.spymaster!.view.hands.spymaster;
  store.getState().post({ do: 'act', action: { type: 'playInstant', side: 'spymaster', card } });
  expect(both()).toEqual([3, 3, true]);
});

test('who plays against a bot keeps the seat until the last scene is over', () => {
  const { store, stage, state } = staged({
    turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
    score: { spymaster: 8 },
    plan: 'heist',
    lair: { 8: 'crate' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 8 },
  });
  const { post } = store.getState();
  post({ do: 'seat', side: 'genius', source: 'rookie' });
  post({ do: 'act', action: { type: 'destroy', side: 'spymaster' } });
  const seen = ({ gameOver, sits }: PublicState) => [gameOver !== null, sits];
  expect(seen(store.getState())).toEqual([true, null]);
  expect(seen(state())).toEqual([false, 'spymaster']);
  stage.finish();
  expect(seen(state())).toEqual([true, null]);
});

test('a Spy that has walked while its fuse burnt is soon in the next square; without a fuse it walks there', () => {
  const walk = (grace: 0 | 2): number | undefined => {
    const { store, browser, stage } = staged({
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { genius: ['rage'], spymaster: ['memo'] },
    });
    store.getState().post({ do: 'set', grace });
    const [{ card: spy }] = store.getState().table!.spies;
    store.getState().post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } });
    for (let i = 0; i < 500; i++) {
      const { cue } = stage.playing();
      if (cue?.pictures.some((picture) => picture.kind === 'walk' && picture.square === 2)) return cue.ms;
      browser.pass(20);
    }
    return undefined;
  };
  expect([walk(2), walk(0)]).toEqual([120, 320]);
});

test('a fight whose fuse has burnt begins with the first blow; without a fuse the two meet first', () => {
  const meeting = (grace: 0 | 2): number | undefined => {
    const { store, browser } = staged({
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { genius: ['rage'], spymaster: ['memo'] },
      infiltration: { spy: 'agent', square: 1 },
    });
    store.getState().post({ do: 'set', grace });
    const met: number[] = [];
    store.subscribe(({ show }) => {
      const cue = show?.playing.cue;
      if (cue?.pictures.some((picture) => picture.kind === 'combat' && picture.round === null)) met.push(cue.ms);
    });
    store.getState().post({ do: 'act', action: { type: 'attack', side: 'spymaster' } });
    browser.pass(5000);
    return met[0];
  };
  expect([meeting(2), meeting(0)]).toEqual([undefined, 600]);
});

test('a Spy that an instant ejects is out of the lair as soon as the floor opens, not when the instant is put away', () => {
  const { store, browser, stage, table } = staged({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 2: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 2 },
    hands: { genius: ['trapdoor'], spymaster: ['memo'] },
  });
  const { post } = store.getState();
  post({ do: 'set', grace: 0 });
  post({ do: 'claim', side: 'genius' });
  post({ do: 'open-hand', side: 'genius' });
  const play = store.getState().openHands.genius!.offers.find(({ type }) => type === 'playInstant')!;
  post({ do: 'act', action: play });
  browser.pass(10_000);
  expect(table().infiltration).not.toBeNull();
  post({ do: 'let-resolve', side: 'spymaster' });
  expect(stage.playing().cue?.pictures).toMatchObject([{ kind: 'drop' }, { kind: 'fly', to: { at: 'tray' } }]);
  expect(table().infiltration).toBeNull();
});

test('an undo jumps without a show', () => {
  const { store, stage, table, minion, moveTo } = inTheLair();
  moveTo(3);
  store.getState().post({ do: 'undo' });
  expect(stage.playing().beat).toBeNull();
  expect(table()).toBe(store.getState().table);
  expect(table().lair[0]?.card).toBe(minion);
});

test('a move that is pressed while a scene plays meets the game as it is', () => {
  const { stage, state, minion, moveTo } = inTheLair();
  moveTo(3);
  const move = { type: 'moveMinion', side: 'genius', minion, square: 4 } as const;
  expect(refusalOf(state, { do: 'act', action: move })).toBeUndefined();
  expect(stage.playing().cue?.pictures).toMatchObject([{ kind: 'fly', from: { square: 3 } }]);
});

test('the log and the words for screen readers come scene by scene', () => {
  const { store, browser, state } = staged({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    hands: { genius: ['rage'] },
  });
  const before = state().log.length;
  const serial = state().latest.serial;
  store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
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

test('scenes that wait are played faster, so that all of them are over in seven seconds', () => {
  const { browser, stage, store, minion } = inTheLair();
  const { post } = store.getState();
  for (let i = 0; i < 40; i++)
    post({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square: 2 + (i % 2) } });
  const isOver = () => stage.playing().beat === null;
  browser.pass(6500);
  expect(isOver()).toBe(false);
  browser.pass(1000); // The scene that plays already keeps its pace.
  expect(isOver()).toBe(true);
});

test.each([
  ['one-side', [] as string[]],
  ['side-by-side', ['turn']],
] as const)('a ribbon says whose turn begins, but not before a curtain that says it: %s', (seating, ribbons) => {
  const game = staged({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
  const { post } = game.store.getState();
  post({ do: 'set', seating, grace: 0 });
  post({ do: 'lift-curtain' });
  for (let i = 0; i < 2; i++) post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    for (const { kind } of game.stage.playing().cue?.pictures ?? []) seen.add(kind);
    game.browser.pass(50);
  }
  expect([...seen].filter((kind) => kind === 'turn')).toEqual(ribbons);
  expect(game.state().curtain !== null).toBe(seating === 'one-side');
});

/** The Genius has moved a Minion and ended its turn. The device is passed on, and the Master lifts the curtain. */
function passedOn(speed: 0 | 1 | 2 = 1) {
  const setup: Setup = { turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } };
  const game = staged(setup, speed);
  const { post } = game.store.getState();
  const before = game.table();
  const [{ card: minion }] = before.lair.flatMap((there) => there ?? []);
  post({ do: 'set', seating: 'one-side', grace: 0 });
  post({ do: 'open-hand', side: 'genius' });
  post({ do: 'lift-curtain' });
  post({ do: 'act', action: { type: 'moveMinion', side: 'genius', minion, square: 3 } });
  for (let i = 0; i < 3 && !game.store.getState().curtain; i++)
    post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
  game.browser.pass(30_000);
  expect(game.state().curtain).toMatchObject({ for: 'spymaster', why: 'turn' });
  post({ do: 'lift-curtain' });
  return { ...game, before, minion };
}

describe('a recap', () => {
  test('begins at the table as that side saw it, and its words come scene by scene', () => {
    const { stage, state, table, store, browser, before, minion } = passedOn();
    expect(table()).toEqual(before);
    expect(state()).toMatchObject({ curtain: null, offers: [] });
    expect(stage.playing().cue?.pictures).toMatchObject([{ kind: 'fly', cards: [minion] }]);
    expect(state().log.at(-1)).toMatchObject({ event: { type: 'minionMoved' } });
    let last = 0;
    store.subscribe(({ show }) => {
      last = show?.playing.beat?.number ?? last;
    });
    browser.pass(7000);
    expect(stage.playing().beat).toBeNull();
    expect(last, 'the beats that are told again are numbered up to -1').toBe(-1);
    expect(table()).toBe(store.getState().table);
    expect(state().log).toEqual(store.getState().log);
    expect(state().recap).toBeNull();
    expect(state().offers).toBe(store.getState().offers);
  });

  test('is skipped as a whole, and not said aloud', () => {
    const { stage, state, table, store } = passedOn();
    const { serial } = state().latest;
    stage.skip();
    expect(stage.playing().beat).toBeNull();
    expect(table()).toBe(store.getState().table);
    expect(state().latest.serial).toBe(serial);
    expect(store.getState().recap).toBeNull();
  });

  test('ends before an action that is pressed meanwhile, which is shown after it', () => {
    const { stage, state, store } = passedOn();
    expect(refusalOf(state, { do: 'act', action: { type: 'endStep', side: 'spymaster' } })).toBeUndefined();
    expect(stage.playing().beat?.number ?? 1).toBeGreaterThan(0);
    expect(store.getState().recap).toBeNull();
  });

  test('leaves INTERRUPT and hands alive', () => {
    const { stage, state } = passedOn();
    state().post({ do: 'open-hand', side: 'spymaster' });
    expect(state().openHands.spymaster).not.toBeNull();
    expect(stage.playing().beat, 'still plays').not.toBeNull();
    state().post({ do: 'claim', side: 'spymaster' });
    expect(state().claim).toBe('spymaster');
  });

  test('stands still in a hidden tab', () => {
    const { stage, browser, table, before } = passedOn();
    stage.pause(true);
    browser.pass(60_000);
    expect(table()).toEqual(before);
  });

  test('is left to the words where scenes are off', () => {
    const { stage, table, store } = passedOn(0);
    expect(stage.playing().beat).toBeNull();
    expect(table()).toBe(store.getState().table);
    expect(store.getState().recap).toBeNull();
  });

  test('that was asked for after the game is shown even where scenes are off, and at its own pace', () => {
    const { store, browser, stage, state } = staged(
      {
        turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
        score: { spymaster: 8 },
        plan: 'heist',
        lair: { 1: 'crate', 2: 'crate', 3: 'crate', 4: 'crate', 5: 'crate', 6: 'crate', 7: 'crate', 8: 'crate' },
        networks: [{ nodes: ['hub'], spies: ['agent'] }],
      },
      0,
    );
    const { post, table } = store.getState();
    post({ do: 'set', grace: 0 });
    post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy: table!.spies[0].card } });
    for (let square = 1; square <= 8; square++) {
      browser.pass(10_000);
      post({ do: 'act', action: { type: 'destroy', side: 'spymaster' } });
    }
    browser.pass(10_000);
    expect(state().gameOver?.winner).toBe('spymaster');
    post({ do: 'once-more' });
    expect(stage.playing()).toMatchObject({ beat: { number: expect.any(Number) }, pace: 1 });
    expect(state().table?.score.spymaster).toBe(8);
    browser.pass(60_000);
    expect(stage.playing().beat).toBeNull();
    expect(state().table?.score.spymaster).toBe(10);
    expect(store.getState().recap).toBeNull();
  });

  test('takes half the time at twice the speed', () => {
    const lasting = (speed: 1 | 2) => {
      const { stage, browser } = passedOn(speed);
      let ms = 0;
      for (; stage.playing().beat; ms += 10) browser.pass(10);
      return ms;
    };
    expect(lasting(2) / lasting(1)).toBeCloseTo(0.5, 1);
  });
});

const QUIET: Audience = { speed: 1, skips: 0, finishes: 0 };
describe('whatever the audience does, the game is the same, and each bar burns for its full time', () => {
  for (const [who, audience] of [
    ['the show twice as fast', { ...QUIET, speed: 2 }],
    ['no show', { ...QUIET, speed: 0 }],
    ['a nervous finger', { speed: 1, skips: 30, finishes: 15 }],
  ] as const)
    test(who, () => {
      let told = 0;
      for (let seed = 1; seed <= (FULL ? 350 : 1); seed++) {
        const played = (before: Audience) => playShow(before, 120, seed, dice(seed), dice(seed ^ 0xa5));
        const { log, bars, beats, frames, again } = played(QUIET);
        expect(played(audience)).toMatchObject({ log, bars });
        expect(beats).toBeGreaterThan(50);
        expect(frames, 'the table turns at least once a beat').toBeGreaterThan(beats);
        told += again;
      }
      expect(told, 'beats told again').toBeGreaterThan(FULL ? 30 : 0);
    });
});
