/** The volume: the slider, and the button that mutes. The volume comes back when a person unmutes. */
import type { Preferences } from '../../../storage/defaults.ts';

type Loudness = Pick<Preferences, 'sound' | 'volume'>;

/** The volume that is heard, from 0 to 100. */
export const heard = ({ sound, volume }: Loudness): number => (sound ? volume : 0);

/** The slider is moved to this volume. At 0 it mutes, and the last volume is kept. */
export const turned = (volume: number): Partial<Loudness> =>
  volume === 0 ? { sound: false } : { sound: true, volume };

/** The least volume after unmuting: the slider may have passed lower ones on its way to 0. */
const HEARABLE = 25;

/** The button that mutes is pressed. */
export const muted = ({ sound, volume }: Loudness): Partial<Loudness> =>
  sound ? { sound: false } : { sound: true, volume: Math.max(volume, HEARABLE) };
