import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../engine/index.ts';
import { play } from './sound.ts';

const tones: number[] = [];
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
  resume = () => Promise.resolve();
  createOscillator = () => new FakeNode();
  createGain = () => new FakeNode();
}
const moved: GameEvent = { type: 'nodePlayed', card: 1 };
const started: GameEvent = { type: 'turnStarted', side: 'genius', number: 3 };

beforeEach(() => {
  tones.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const browser = (gesture: boolean) => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: gesture } });
};

test('nothing sounds before the first gesture', () => {
  browser(false);
  play([moved]);
  expect(tones).toEqual([]);
});

test('each kind of event of a change sounds once, events without a sound are silent', () => {
  browser(true);
  play([moved, moved, started, { type: 'passed', side: 'genius' }]);
  expect(tones).toEqual([520, 330, 495]);
});

test('a browser without audio stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  play([moved]);
  expect(tones).toEqual([]);
});
