/** Runs in the page of `sounds.spec.ts`: plays sounds into memory, and measures what would be heard. */
import type { EventType, GameEvent, Side } from '../../src/engine/index.ts';
import type { Air } from '../../src/ui/show/sound/air.ts';
import { startAir } from '../../src/ui/show/sound/air.ts';
import { AMBIENCE } from '../../src/ui/show/sound/ambience.ts';
import type { Sound } from '../../src/ui/show/sound/layers.ts';
import type { Mixer } from '../../src/ui/show/sound/mixer.ts';
import { createMixer } from '../../src/ui/show/sound/mixer.ts';
import { startSound } from '../../src/ui/show/sound/sounding.ts';
import { INTERRUPT, SOUNDS } from '../../src/ui/show/sound/sounds.ts';

export interface Figures {
  /** The loudest sample; 1 is full scale. */
  peak: number;
  /** Decibels below full scale, over the time that something is heard. */
  rms: number;
  /** Until it is 60 dB below full scale. */
  seconds: number;
  /** The middle of its spectrum, in hertz. */
  centroid: number;
  /** The share of its power above 6 kHz. */
  sharp: number;
  /** The loudest of its first samples (0.4 ms): more than nearly nothing would be a click. */
  first: number;
}

const RATE = 44_100;
/** The compressor looks ahead for 6 ms, so sounds come later by so much; and 0.4 ms more, in seconds. */
const ONSET = 0.0064;
/** The volume has been turned up by then, in seconds. */
const READY = 0.4;

async function heard(seconds: number, start: (mixer: Mixer, context: OfflineAudioContext) => void) {
  const context = new OfflineAudioContext(2, (READY + seconds) * RATE, RATE);
  const mixer = createMixer(context);
  mixer.turn(1);
  start(mixer, context);
  const buffer = await context.startRendering();
  const channels = [0, 1].map((channel) => buffer.getChannelData(channel).subarray(READY * RATE));
  return channels[0].map((left, i) => (Math.abs(left) > Math.abs(channels[1][i]) ? left : channels[1][i]));
}

const decibels = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, one) => sum + one * one, 0) / samples.length + 1e-20);

/** The power at each multiple of RATE / SIZE, summed over all windows. */
const SIZE = 1024;
function spectrum(samples: Float32Array): Float64Array {
  const powers = new Float64Array(SIZE / 2);
  for (let at = 0; at < samples.length; at += SIZE) {
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    samples.subarray(at, at + SIZE).forEach((one, i) => {
      re[REVERSED[i]] = one * Math.sin((Math.PI * i) / SIZE) ** 2;
    });
    transform(re, im);
    for (let i = 0; i < powers.length; i++) powers[i] += re[i] ** 2 + im[i] ** 2;
  }
  return powers;
}

/** Each number below SIZE with its binary digits in reversed order. */
const REVERSED = Array.from({ length: SIZE }, (_, i) => {
  let turned = 0;
  for (let bit = 1; bit < SIZE; bit *= 2) turned = turned * 2 + (i & bit ? 1 : 0);
  return turned;
});

/** The Fourier transform in place, of values in reversed order. */
function transform(re: Float64Array, im: Float64Array): void {
  for (let half = 1; half < SIZE; half *= 2)
    for (let k = 0; k < half; k++) {
      const cos = Math.cos((Math.PI * k) / half);
      const sin = -Math.sin((Math.PI * k) / half);
      for (let a = k; a < SIZE; a += 2 * half) {
        const b = a + half;
        const r = cos * re[b] - sin * im[b];
        const m = cos * im[b] + sin * re[b];
        re[b] = re[a] - r;
        im[b] = im[a] - m;
        re[a] += r;
        im[a] += m;
      }
    }
}

function figuresOf(samples: Float32Array): Figures {
  const last = samples.findLastIndex((one) => Math.abs(one) > 0.001);
  const powers = spectrum(samples.subarray(0, last + 1));
  const all = powers.reduce((sum, one) => sum + one, 1e-20);
  const hertz = RATE / SIZE;
  return {
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    rms: decibels(samples.subarray(0, last + 1)),
    seconds: (last + 1) / RATE,
    centroid: powers.reduce((sum, one, i) => sum + one * i * hertz, 0) / all,
    sharp: powers.reduce((sum, one, i) => sum + (i * hertz > 6000 ? one : 0), 0) / all,
    first: samples.subarray(0, ONSET * RATE).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  };
}

const measured = async (sound: Sound): Promise<Figures> =>
  figuresOf(await heard(2.3, (mixer) => startSound(mixer, sound, READY)));

/** Examples of events that sound in more than one way. */
const EXAMPLES: Readonly<Record<string, GameEvent>> = {
  'turnStarted genius': { type: 'turnStarted', side: 'genius', number: 1 },
  'turnStarted spymaster': { type: 'turnStarted', side: 'spymaster', number: 2 },
  'announced instant': { type: 'announced', kind: 'playInstant', side: 'genius', card: 1, targets: [] },
  'announced ability': { type: 'announced', kind: 'useAbility', side: 'genius', card: 1, targets: [] },
  'announced step': { type: 'announced', kind: 'endTurn', side: 'genius', card: 1, targets: [] },
  damaged: { type: 'damaged', card: 1, amount: 1, by: 2, combat: false },
};

const soundIn = (type: EventType, event?: GameEvent): Sound => {
  const sounding = SOUNDS[type];
  return typeof sounding === 'function' ? sounding(event as never) : sounding;
};

/** All sounds by name, those of the ambiences too. */
const all: Record<string, Sound> = Object.fromEntries([
  ...(Object.keys(SOUNDS) as EventType[])
    .filter((type) => typeof SOUNDS[type] !== 'function')
    .map((type) => [type, soundIn(type)] as const)
    .filter(([, sound]) => sound.length > 0),
  ['INTERRUPT', INTERRUPT],
  ...Object.entries(EXAMPLES).map(([name, event]) => [name, soundIn(event.type, event)] as const),
]);

const listener = {
  async sounds(): Promise<Record<string, Figures>> {
    const figures: Record<string, Figures> = {};
    for (const [name, sound] of Object.entries(all)) figures[name] = await measured(sound);
    return figures;
  },
  /** What is heard now and then on that side. */
  async nowAndThen(side: Side): Promise<Figures[]> {
    return Promise.all(AMBIENCE[side].now.map(({ sound }) => measured(sound)));
  },
  /** The ambience of that side from its fourth second on; then it is told to fade, and `faded` is heard. */
  async ambience(side: Side): Promise<Figures & { faded: number }> {
    const samples = await heard(15, (mixer, context) => {
      let air: Air;
      const at = (seconds: number, run: () => void) =>
        void context.suspend(READY + seconds).then(() => {
          run();
          return context.resume();
        });
      at(0, () => {
        air = startAir(mixer, AMBIENCE[side]);
      });
      at(8, () => air.fade());
    });
    return {
      ...figuresOf(samples.slice(4 * RATE, 8 * RATE)),
      first: samples.subarray(0, RATE / 100).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      faded: decibels(samples.slice(14 * RATE)),
    };
  },
  /** All sounds, each five times, and both ambiences at one time. */
  async together(): Promise<Figures> {
    return figuresOf(
      await heard(0.8, (mixer) => {
        for (const ambience of Object.values(AMBIENCE)) startAir(mixer, ambience);
        for (const sound of Object.values(all)) for (let times = 0; times < 5; times++) startSound(mixer, sound, READY);
      }),
    );
  },
};
export type Listener = typeof listener;
Object.assign(globalThis, { listener });
