/** What a sound is, as data. Nothing here knows of a browser, so a test can read every sound. */

/** One part of a sound. It begins and ends in silence. Times are in seconds, pitches in hertz. */
export interface Layer {
  readonly source: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** The pitch of a tone, or the middle of a band of noise, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** When it begins, after the sound does. */
  readonly at: number;
  readonly seconds: number;
  /** How long it takes to grow, and how long it then stays before it fades. */
  readonly attack: number;
  readonly hold: number;
  /** The factor at its loudest; 1 would be full scale. */
  readonly gain: number;
  /** For a tone: nothing much above this pitch. */
  readonly cut: number;
  /** For noise: how narrow its band is. */
  readonly q: number;
  /** For a tone: two of them, so many hundredths of a semitone apart. 0: one. */
  readonly detune: number;
  /** The share that goes through the echo of the room. */
  readonly room: number;
}

export type Sound = readonly Layer[];

const PLAIN = { at: 0, attack: 0.005, hold: 0, cut: 5000, q: 1, detune: 0, room: 0.15 };

type Needed = 'source' | 'from' | 'seconds' | 'gain';

/** A layer; what is not said is usual. `to`: as `from`. */
export const layer = (said: Pick<Layer, Needed> & Partial<Layer>): Layer => ({ ...PLAIN, to: said.from, ...said });

/** The sound, so many seconds later. */
export const later = (seconds: number, sound: Sound): Sound => sound.map((one) => ({ ...one, at: one.at + seconds }));

/** The sound with its gains multiplied. */
export const louder = (factor: number, sound: Sound): Sound =>
  sound.map((one) => ({ ...one, gain: one.gain * factor }));

/** The sound with its pitches multiplied. */
export const higher = (factor: number, sound: Sound): Sound =>
  sound.map((one) => ({ ...one, from: one.from * factor, to: one.to * factor }));

/** The same sound several times, each so many seconds after the one before. */
export const repeated = (times: number, seconds: number, sound: Sound): Sound =>
  Array.from({ length: times }, (_, i) => later(i * seconds, sound)).flat();

/** How long the sound is without the echo of the room, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(0, ...sound.map(({ at, seconds }) => at + seconds));
