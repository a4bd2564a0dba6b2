import { expect, test } from 'vitest';
import { beatsOf } from '../../../../tests/engine/randomBeats.ts';
import { FULL } from '../../../../tests/full.ts';
import { beatOf } from '../../../../tests/host/beat.ts';
import type { EventType, GameEvent } from '../../../engine/index.ts';
import { HIDDEN } from '../../../engine/index.ts';
import { sceneOf } from '../scene.ts';
import { AMBIENCE } from './ambience.ts';
import { later, lengthOf } from './layers.ts';
import { INTERRUPT, SOUNDS, soundOf, soundsOf } from './sounds.ts';

const DRAWN: GameEvent = { type: 'drawn', side: 'genius', cards: [3] };
const BUILT: GameEvent = { type: 'built', card: 4, workers: [1], square: 2, host: -1 };
const DIED: GameEvent = { type: 'died', card: 4, by: 7, why: 'combat' };
const PASSED: GameEvent = { type: 'passed', side: 'genius' };

test('events that are told together sound once each, in their order', () => {
  expect(soundsOf([DRAWN, PASSED, DRAWN, BUILT])).toEqual([...soundOf(DRAWN), ...later(0.12, soundOf(BUILT))]);
  expect(soundsOf([PASSED])).toEqual([]);
});

test('of many events the three longest sounds are heard', () => {
  const short: GameEvent = { type: 'chosen', side: 'genius', source: 1, kind: 'cards', cards: [], option: -1 };
  const sound = soundsOf([DIED, DRAWN, BUILT, short]);
  expect(sound).toEqual([...soundOf(DIED), ...later(0.12, soundOf(DRAWN)), ...later(0.24, soundOf(BUILT))]);
});

const BEATS = beatsOf(FULL ? 40 : 2);
const EVENTS = new Map(BEATS.flatMap(({ events }) => events.map((event) => [JSON.stringify(event), event])));
const TYPES = new Map([...EVENTS.values()].map((event) => [event.type, event]));

/** The event with another number in place of each, in lists too. */
const renumbered = (event: GameEvent): GameEvent =>
  JSON.parse(JSON.stringify(event).replace(/(?<=[:[,])-?\d+/g, String(HIDDEN))) as GameEvent;

test('R10.2 no card, amount or square changes the sound of an event', () => {
  expect(TYPES.size).toBeGreaterThan(40);
  for (const event of EVENTS.values()) expect(soundOf(renumbered(event)), event.type).toEqual(soundOf(event));
});

test('R10.2 two games that differ only in what is hidden sound the same', () => {
  // In the others something hidden was turned up.
  const same = BEATS.filter(({ events, twin }) => twin && JSON.stringify(twin.events) === JSON.stringify(events));
  expect(same.length).toBeGreaterThan(100);
  for (const { events, twin } of same) expect(soundsOf(twin?.events ?? [])).toEqual(soundsOf(events));
});

test('what has a picture has a sound', () => {
  const { after } = BEATS[0];
  const whole = { side: 'genius', card: 1, cards: [1], spy: 1, node: 1, to: 2, square: 1, from: 2, workers: [1] };
  const types = Object.keys(SOUNDS) as EventType[];
  const still = types
    .map((type) => ({ ...whole, type }) as unknown as GameEvent)
    .filter((event) => !soundOf(event).length);
  expect(still.length).toBeGreaterThan(5);
  const shown = still.filter((event) =>
    sceneOf(beatOf({ before: after, events: [event], after })).some(({ pictures }) => pictures.length > 0),
  );
  expect(shown.map(({ type }) => type)).toEqual([]);
});

test('what has a picture only at times has a sound then', () => {
  const silent = BEATS.flatMap((beat) => beat.events.map((event) => ({ ...beat, events: [event] }))).filter(
    (beat) => soundOf(beat.events[0]).length === 0 && sceneOf(beatOf(beat)).some(({ pictures }) => pictures.length > 0),
  );
  expect(silent.map(({ events }) => events[0].type)).toEqual([]);
});

test('each layer of a sound has the time to come from silence and to go there, and no sharp pitch', () => {
  const now = Object.values(AMBIENCE).flatMap((ambience) => ambience.now.map(({ sound }) => sound));
  for (const sound of [...now, INTERRUPT, ...[...TYPES.values()].map(soundOf)]) {
    expect(lengthOf(sound)).toBeLessThan(1.6);
    for (const { from, to, seconds, attack, hold, gain } of sound) {
      expect(attack).toBeGreaterThanOrEqual(0.003);
      expect(attack + hold).toBeLessThan(seconds - 0.01);
      expect(Math.max(from, to)).toBeLessThan(6000);
      expect(Math.min(from, to)).toBeGreaterThan(20);
      expect(gain).toBeLessThanOrEqual(0.5);
    }
  }
});
