import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../engine/index.ts';
import { play } from './sound.ts';

const tones: number[] = [];
let resumed = Promise.resolve();
const ticks = () => new Promise((done) => setTimeout(done));
class FakeParam {
  setValueAtTime(value: number) {
    if (value > 0) tones.push(value);
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeNode {
  type = 'sine';
  frequency = new FakeParam();
  gain = new FakeParam();
  connect(next: unknown) {
    return next;
  }
  start() {}
  stop() {}
}
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => resumed;
  createOscillator = () => new FakeNode();
  createGain = () => new FakeNode();
}
const moved: GameEvent = { type: 'nodePlayed', card: 1 };
const started: GameEvent = { type: 'turnStarted', side: 'genius', number: 3 };

beforeEach(() => {
  tones.length = 0;
  resumed = Promise.resolve();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const browser = (gesture: boolean) => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: gesture } });
};

test('nothing sounds before the first gesture', async () => {
  browser(false);
  play([moved]);
  await ticks();
  expect(tones).toEqual([]);
});

test('each kind of event of a change sounds once, events without a sound are silent', async () => {
  browser(true);
  play([moved, moved, started, { type: 'passed', side: 'genius' }]);
  await ticks();
  expect(tones).toEqual([520, 330, 495]);
});

test('what the browser held back does not sound all at once when it lets go', async () => {
  browser(true);
  vi.useFakeTimers({ toFake: ['Date'] });
  let letGo = () => {};
  resumed = new Promise((done) => {
    letGo = done;
  });
  play([moved]);
  vi.advanceTimersByTime(4000);
  play([started]);
  letGo();
  await ticks();
  expect(tones).toEqual([330, 495]);
});

test('a browser without audio stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  play([moved]);
  expect(tones).toEqual([]);
});
