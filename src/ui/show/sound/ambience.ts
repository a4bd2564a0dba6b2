/** The quiet air of each side while it has its turn, as data: what goes on all the time, and what is heard now and then. */
import type { BySide } from '../../../engine/index.ts';
import { clang, key } from './instruments.ts';
import type { Sound } from './layers.ts';
import { higher, later, layer, louder, repeated } from './layers.ts';

/** A sound that goes on. It swells and ebbs by `sway` of its gain, once in `breath` seconds. */
export interface Drone {
  readonly source: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** The pitch of a tone, or the middle of a band of noise, in hertz. */
  readonly from: number;
  /** The factor on the average. */
  readonly gain: number;
  /** For noise: how narrow its band is. */
  readonly q: number;
  readonly sway: number;
  readonly breath: number;
}

export interface Ambience {
  readonly drones: readonly Drone[];
  /** What is heard now and then, in turn, each after its pause in seconds. After the last comes the first. */
  readonly now: readonly { readonly pause: number; readonly sound: Sound }[];
}

const drip = (hertz: number): Sound => [
  layer({ source: 'sine', from: hertz, to: hertz * 1.6, seconds: 0.09, attack: 0.004, gain: 0.03, room: 0.9 }),
  layer({ source: 'sine', from: hertz * 0.8, to: hertz * 1.2, at: 0.14, seconds: 0.06, gain: 0.012, room: 0.9 }),
];
const faraway = louder(0.1, higher(0.5, clang(300, 0.3, 0.8)));
const teleprinter = (keys: number): Sound => louder(0.34, repeated(keys, 0.085, key()));
/** `signs`: dots and dashes. */
const morse = (signs: string): Sound =>
  [...signs].flatMap((sign, i) =>
    later(i * 0.22, [
      layer({
        source: 'sine',
        from: 620,
        seconds: sign === '-' ? 0.18 : 0.07,
        attack: 0.01,
        hold: 0.04,
        gain: 0.024,
        room: 0.6,
      }),
    ]),
  );

export const AMBIENCE: BySide<Ambience> = {
  /** Lava and a machine, somewhere below; water drips. */
  genius: {
    drones: [
      { source: 'noise', from: 70, gain: 0.19, q: 0.7, sway: 0.4, breath: 11 },
      { source: 'noise', from: 210, gain: 0.05, q: 0.8, sway: 0.6, breath: 7 },
      { source: 'triangle', from: 55, gain: 0.026, q: 1, sway: 0.3, breath: 5 },
      { source: 'sine', from: 110.6, gain: 0.014, q: 1, sway: 0.5, breath: 8 },
    ],
    now: [
      { pause: 4.3, sound: drip(900) },
      { pause: 6.9, sound: drip(760) },
      { pause: 9.2, sound: faraway },
      { pause: 5.1, sound: drip(1040) },
      { pause: 8.4, sound: drip(820) },
    ],
  },
  /** A radio room at night: open air, mains hum, a teleprinter, a far signal. */
  spymaster: {
    drones: [
      { source: 'noise', from: 1100, gain: 0.05, q: 0.9, sway: 0.5, breath: 9 },
      { source: 'noise', from: 380, gain: 0.06, q: 0.8, sway: 0.4, breath: 6 },
      { source: 'triangle', from: 100, gain: 0.02, q: 1, sway: 0.2, breath: 4 },
    ],
    now: [
      { pause: 3.7, sound: teleprinter(7) },
      { pause: 6.2, sound: morse('.-..') },
      { pause: 7.8, sound: teleprinter(4) },
      { pause: 5.4, sound: teleprinter(9) },
      { pause: 8.9, sound: morse('--.') },
    ],
  },
};
