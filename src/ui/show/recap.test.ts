import { expect, test } from 'vitest';
import { beatsOf } from '../../../tests/engine/randomBeats.ts';
import { FULL } from '../../../tests/full.ts';
import { beatOf } from '../../../tests/host/beat.ts';
import type { GameEvent, View } from '../../engine/index.ts';
import type { Beat } from '../../host/index.ts';
import { wholeOf } from '../../host/index.ts';
import { LONGEST_RECAP, shortShow } from './recap.ts';
import { sceneOf } from './scene.ts';

const NO_VIEW = { offered: [] as number[], stack: [] } as unknown as View;
const beat = (...events: GameEvent[]): Beat => beatOf({ number: -1, before: NO_VIEW, events, after: NO_VIEW });
const kindsIn = (parts: ReturnType<typeof shortShow>) =>
  parts.flatMap(({ cues }) => cues.flatMap(({ pictures }) => pictures.map(({ kind }) => kind)));

const TURN = beat({ type: 'turnStarted', side: 'genius', number: 3 });
const BUSY = beat({ type: 'madeBusy', card: 1 });
const STEP = beat({ type: 'entered', card: -1, spy: 7, square: 1 });
const MOVED = beat({ type: 'minionMoved', card: 4, from: 1, square: 2, swapped: -1 });
const FIGHT = beat(
  { type: 'combatStarted', card: 4, spy: 7, square: 2 },
  { type: 'combatRound', card: 4, spy: 7, first: null, toMinion: 1, toSpy: 2, round: 1, minionHealth: 2, spyHealth: 0 },
  {
    type: 'combatRound',
    card: 4,
    spy: 7,
    first: null,
    toMinion: 1,
    toSpy: 2,
    round: 2,
    minionHealth: 1,
    spyHealth: -2,
  },
);
const times = (count: number, one: Beat): Beat[] => Array.from({ length: count }, () => one);

test('what is short is shown as it was', () => {
  const beats = [TURN, MOVED, BUSY, STEP, FIGHT];
  expect(shortShow(beats).map(({ cues }) => cues)).toEqual(beats.map(sceneOf));
});

test('of what is long, marks go first, then all blows but the last, then cards on their way; turns stay', () => {
  expect(kindsIn(shortShow([TURN, MOVED, FIGHT, ...times(30, BUSY)]))).toEqual([
    'turn',
    'fly',
    'combat',
    'combat',
    'combat',
  ]);
  const fights = shortShow([TURN, MOVED, ...times(8, FIGHT)]);
  expect(kindsIn(fights)).toEqual(['turn', 'fly', ...times(8, FIGHT).map(() => 'combat')]);
  const lastBlow = { kind: 'combat', round: { round: 2 } };
  expect(fights.at(-1)?.cues.flatMap(({ pictures }) => pictures)).toMatchObject([lastBlow]);
  expect(kindsIn(shortShow([TURN, ...times(40, MOVED), STEP]))).toEqual(['turn', 'walk']);
  expect(kindsIn(shortShow([TURN, ...times(60, STEP)]))).toEqual(['turn']);
});

test('nobody chooses a plan again', () => {
  const choosing = { ...NO_VIEW, offered: [-2, -2, -2] };
  const [part] = shortShow([beatOf({ ...wholeOf(TURN), before: choosing, after: choosing })]);
  expect(part.beat.frames.map(({ view }) => view.offered)).toEqual([[], []]);
});

/** Recaps of random games: each of so many beats. */
function* recaps(seeds: number) {
  const beats = beatsOf(seeds);
  for (let from = 0; from < beats.length; from += 40) yield beats.slice(from, from + 40);
}

test('over random games a recap tells every event once, in order, and is short', () => {
  let cut = 0;
  for (const beats of recaps(FULL ? 40 : 2)) {
    const parts = shortShow(beats.map(beatOf));
    const cues = parts.flatMap((part) => part.cues);
    expect(cues.flatMap(({ events }) => events)).toEqual(beats.flatMap(({ events }) => events));
    expect(cues.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_RECAP);
    if (
      kindsIn(parts).length <
      beats
        .map(beatOf)
        .flatMap(sceneOf)
        .flatMap(({ pictures }) => pictures).length
    )
      cut++;
  }
  expect(cut).toBeGreaterThan(5);
});

test('R10.2 the recaps of two games that differ only in what is hidden are the same', () => {
  let compared = 0;
  for (const beats of recaps(FULL ? 10 : 1)) {
    const same = beats.filter(({ twin, events }) => JSON.stringify(twin?.events) === JSON.stringify(events));
    const twins = same.map(({ twin, number, before }) => beatOf({ number, before, ...twin! }));
    const plain = same.map(beatOf);
    expect(shortShow(twins)).toEqual(shortShow(plain));
    compared += same.length;
  }
  expect(compared).toBeGreaterThan(100);
});
