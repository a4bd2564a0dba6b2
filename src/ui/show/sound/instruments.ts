/** The instruments that sounds are made of. Each gives the layers of one stroke. */
import type { Sound } from './layers.ts';
import { layer } from './layers.ts';

/** A card that slides over felt. */
export const paper = (seconds = 0.16, gain = 0.3): Sound => [
  layer({ source: 'noise', from: 1500, to: 3200, seconds, attack: seconds * 0.4, gain, q: 0.9, room: 0.05 }),
  layer({ source: 'noise', from: 500, to: 350, seconds: seconds * 0.8, attack: 0.02, gain: gain * 0.5, q: 0.8 }),
];

/** A blow on something soft and heavy. */
export const thud = (hertz = 95, gain = 0.4): Sound => [
  layer({ source: 'sine', from: hertz * 1.7, to: hertz * 0.6, seconds: 0.2, gain }),
  layer({ source: 'triangle', from: hertz * 3, to: hertz * 1.6, seconds: 0.1, gain: gain * 0.4, cut: 700 }),
  layer({ source: 'noise', from: 300, to: 160, seconds: 0.08, gain: gain * 0.7, q: 0.7 }),
];

/** A knuckle on wood. */
export const knock = (hertz = 320, gain = 0.25): Sound => [
  layer({ source: 'triangle', from: hertz, to: hertz * 0.7, seconds: 0.09, attack: 0.003, gain, cut: 1800 }),
  layer({ source: 'noise', from: 1200, to: 600, seconds: 0.03, attack: 0.003, gain: gain * 0.6, q: 1.2 }),
];

/** A hammer on metal: partials that are in no chord. */
export const clang = (hertz = 420, gain = 0.16, seconds = 0.35): Sound => [
  layer({ source: 'noise', from: 2200, to: 1100, seconds: 0.05, attack: 0.003, gain: gain * 1.2, q: 0.8 }),
  layer({ source: 'sine', from: hertz, seconds, attack: 0.003, gain, room: 0.3 }),
  layer({ source: 'sine', from: hertz * 2.76, seconds: seconds * 0.7, attack: 0.003, gain: gain * 0.5, room: 0.3 }),
  layer({ source: 'sine', from: hertz * 5.4, seconds: seconds * 0.4, attack: 0.003, gain: gain * 0.18, room: 0.3 }),
];

/** A bar of a vibraphone. */
export const chime = (hertz: number, gain = 0.16, seconds = 0.5): Sound => [
  layer({ source: 'sine', from: hertz, seconds, gain, room: 0.35 }),
  layer({ source: 'sine', from: hertz * 4, seconds: seconds * 0.3, gain: gain * 0.25, room: 0.35 }),
  layer({ source: 'triangle', from: hertz / 2, seconds: seconds * 0.8, gain: gain * 0.35, cut: 1500 }),
];

/** Low brass: two saws a little apart, that open and close. */
export const brass = (hertz: number, seconds = 0.6, gain = 0.14, to = hertz): Sound => [
  layer({
    source: 'sawtooth',
    from: hertz,
    to,
    seconds,
    attack: 0.05,
    hold: seconds * 0.35,
    gain,
    cut: Math.max(700, hertz * 4),
    detune: 14,
    room: 0.3,
  }),
  layer({ source: 'sine', from: hertz, to, seconds, attack: 0.04, hold: seconds * 0.35, gain: gain * 0.9 }),
];

/** Air that is cut, upwards or downwards. */
export const whoosh = (from: number, to: number, seconds = 0.35, gain = 0.35): Sound => [
  layer({ source: 'noise', from, to, seconds, attack: seconds * 0.45, gain, q: 1.6, room: 0.25 }),
  layer({ source: 'noise', from: from * 0.5, to: to * 0.5, seconds, attack: seconds * 0.5, gain: gain * 0.6, q: 1 }),
];

/** Something goes up in smoke. */
export const blast = (seconds = 0.8, gain = 0.5): Sound => [
  layer({ source: 'noise', from: 1600, to: 120, seconds: seconds * 0.6, gain: gain * 0.7, q: 0.5, room: 0.3 }),
  layer({ source: 'noise', from: 220, to: 70, seconds, attack: 0.01, gain, q: 0.6, room: 0.3 }),
  layer({ source: 'sine', from: 120, to: 34, seconds: seconds * 0.8, gain: gain * 0.8 }),
];

/** One key of a teleprinter. */
export const key = (gain = 0.14): Sound => [
  layer({ source: 'noise', from: 1900, to: 1300, seconds: 0.035, attack: 0.003, gain, q: 2 }),
  layer({ source: 'triangle', from: 240, to: 170, seconds: 0.05, attack: 0.003, gain: gain * 0.8, cut: 1200 }),
];

/** A small electric sign: a tone that slides. */
export const blip = (from: number, to: number, seconds = 0.12, gain = 0.11): Sound => [
  layer({ source: 'triangle', from, to, seconds, attack: 0.008, gain, cut: 2600 }),
  layer({ source: 'sine', from: from / 2, to: to / 2, seconds, attack: 0.008, gain: gain * 0.6 }),
];

/** A spring that lets go. */
export const twang = (hertz = 150, gain = 0.2): Sound => [
  layer({ source: 'sawtooth', from: hertz * 1.5, to: hertz, seconds: 0.32, gain, cut: 1400, detune: 30, room: 0.2 }),
  layer({ source: 'sine', from: hertz * 3.2, to: hertz * 2, seconds: 0.2, gain: gain * 0.5 }),
];

/** A foot on stone. */
export const step = (gain = 0.24): Sound => [
  layer({ source: 'sine', from: 140, to: 80, seconds: 0.09, attack: 0.004, gain }),
  layer({ source: 'noise', from: 800, to: 400, seconds: 0.06, attack: 0.004, gain: gain * 0.7, q: 1, room: 0.35 }),
];
