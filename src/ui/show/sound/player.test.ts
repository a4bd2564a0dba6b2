import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../engine/index.ts';
import type { Player } from './player.ts';
import { createPlayer } from './player.ts';
import { soundOf } from './sounds.ts';

const NODE_PLAYED: GameEvent = { type: 'nodePlayed', card: 1 };
const CHOSEN: GameEvent = { type: 'chosen', side: 'genius', source: 1, kind: 'cards', cards: [], option: -1 };

/** Layers that were started, and the last target of each gain. */
let started = 0;
let gains: number[] = [];
let contexts: FakeContext[] = [];
/** What the browser answers when it is asked to let sound go on. */
let resumed = (): Promise<void> => Promise.resolve();

class FakeParam {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
  setTargetAtTime(to: number) {
    gains.push(to);
  }
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  detune = new FakeParam();
  Q = new FakeParam();
  threshold = new FakeParam();
  knee = new FakeParam();
  ratio = new FakeParam();
  attack = new FakeParam();
  release = new FakeParam();
  connect = (next: unknown) => next;
  start() {
    started++;
  }
  stop() {}
}
const node = () => new FakeNode();
class FakeContext {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = node();
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createConvolver = node;
  createDynamicsCompressor = node;
  createWaveShaper = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  constructor() {
    contexts.push(this);
  }
  resume = async () => {
    await resumed();
    this.state = 'running';
  };
  suspend = async () => {
    this.state = 'suspended';
  };
  close = async () => {
    this.state = 'closed';
  };
}

let player: Player;
const press = (type = 'pointerdown') => window.dispatchEvent(new Event(type));
const ticks = () => vi.advanceTimersByTimeAsync(0);
/** How many sources these layers have. */
const sourcesOf = (...events: GameEvent[]) =>
  events.flatMap(soundOf).reduce((sum, { detune }) => sum + (detune === 0 ? 1 : 2), 0);
function hide(hidden: boolean) {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
const browser = (said: object = {}) => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  for (const [name, value] of Object.entries(said)) vi.stubGlobal(name, value);
  player = createPlayer();
};

beforeEach(() => {
  vi.useFakeTimers();
  started = 0;
  gains = [];
  contexts = [];
  resumed = () => Promise.resolve();
});
afterEach(() => {
  player.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing sounds before the first press, and then the ambience does', async () => {
  const userActivation = { hasBeenActive: false };
  browser({ navigator: { userActivation } });
  player.set(100, 'genius');
  player.play([NODE_PLAYED]);
  await ticks();
  expect(contexts).toEqual([]);
  userActivation.hasBeenActive = true;
  press();
  await ticks();
  expect(contexts).toHaveLength(1);
  expect(started).toBeGreaterThan(0);
});

test('an event sounds with all its layers; one without a sound starts nothing', async () => {
  browser();
  player.set(100, null);
  player.play([NODE_PLAYED]);
  player.play([{ type: 'passed', side: 'genius' }]);
  await ticks();
  expect(started).toBe(sourcesOf(NODE_PLAYED));
});

test('what the browser held back does not sound all at once when it lets go', async () => {
  browser();
  const held: (() => void)[] = [];
  resumed = () => new Promise((letGo) => void held.push(letGo));
  player.set(100, null);
  player.play([NODE_PLAYED]);
  await vi.advanceTimersByTimeAsync(4000);
  player.play([CHOSEN]);
  for (const letGo of held) letGo();
  await ticks();
  expect(started).toBe(sourcesOf(CHOSEN));
});

test.each(['suspended', 'interrupted'])(
  'the next press wakes a %s context, and the ambience goes on',
  async (state) => {
    browser();
    player.set(100, 'spymaster');
    await ticks();
    const before = started;
    contexts[0].state = state;
    press('pointerup');
    await ticks();
    expect(contexts[0].state).toBe('running');
    expect(contexts).toHaveLength(1);
    expect(started).toBe(before);
  },
);

test('a browser that refuses is asked again at the next press', async () => {
  browser();
  resumed = () => Promise.reject(new Error('a call'));
  player.set(100, null);
  player.play([NODE_PLAYED]);
  await ticks();
  expect(started).toBe(0);
  resumed = () => Promise.resolve();
  press('keydown');
  await ticks();
  expect(contexts[0].state).toBe('running');
  expect(started).toBe(0);
});

test('a hidden tab is silent, and sounds again when it is seen', async () => {
  browser();
  player.set(100, 'genius');
  await ticks();
  const before = started;
  hide(true);
  expect(gains.at(-1)).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(contexts[0].state).toBe('suspended');
  player.play([NODE_PLAYED]);
  press();
  await ticks();
  expect(contexts[0].state).toBe('suspended');
  expect(started).toBe(before);
  hide(false);
  await ticks();
  expect(contexts[0].state).toBe('running');
  expect(gains.at(-1)).toBe(1);
});

test('at volume 0 nothing sounds, and a quieter volume is quieter', async () => {
  browser();
  player.set(0, 'genius');
  player.play([NODE_PLAYED]);
  press();
  await ticks();
  expect(contexts).toEqual([]);
  player.set(50, null);
  await ticks();
  expect(gains).toEqual([0.25]);
  player.set(0, null);
  expect(gains.at(-1)).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(contexts[0].state).toBe('suspended');
});

test('at the change of turn one ambience fades and the other comes', async () => {
  browser();
  player.set(100, 'genius');
  await ticks();
  const before = started;
  gains = [];
  player.set(100, 'spymaster');
  await ticks();
  expect(gains).toEqual([1, 0, 1]); // the volume, the old one, the new one
  expect(started).toBeGreaterThan(before);
  gains = [];
  player.set(100, null);
  await ticks();
  expect(gains).toEqual([1, 0]);
});

test('a player that is closed lets go of the audio of the machine', async () => {
  browser();
  player.set(100, 'genius');
  await ticks();
  player.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(contexts[0].state).toBe('closed');
  press();
  await ticks();
  expect(contexts.map(({ state }) => state)).toEqual(['closed']);
});

test('a browser without audio stays silent', async () => {
  browser({ AudioContext: undefined });
  player.set(100, 'genius');
  player.play([NODE_PLAYED]);
  await ticks();
  expect(started).toBe(0);
});
