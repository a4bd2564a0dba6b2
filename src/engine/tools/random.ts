/** The game's only seeded generator (R1.1). Its state is plain JSON inside the game's state. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A whole number from 0 on, or 128 bits as 32 hexadecimal digits (R1.1). A number counts in full. */
export type Seed = number | string;

const LONG = /^[0-9a-f]{32}$/i;
/** The numbers from 0 to here have always dealt what they deal. */
const LARGEST_OF_ONE_WORD = 0xffffffff;

export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : typeof value === 'string' && LONG.test(value);

/** The generator's state for a seed. Throws a `RangeError` if it is none. */
export function seedRandom(seed: Seed): number[] {
  if (!isSeed(seed)) throw new RangeError(`A seed is a whole number from 0 on, or 32 hexadecimal digits: not ${seed}.`);
  if (typeof seed === 'string') return fromBits(seed);
  return seed > LARGEST_OF_ONE_WORD ? fromBits(seed.toString(16).padStart(32, '0')) : fromNumber(seed);
}

/** The generator's state for any whole number, of which 32 bits count: for what is no game. */
export const fromNumber = (number: number): number[] => [...xoroshiro128plus(number).getState()];

/** The first numbers of a state with few bits are alike: so many are passed over. No generator runs from zeros alone. */
const PASSED_OVER = 64;

function fromBits(digits: string): number[] {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);
  if (words.every((word) => word === 0)) return fromNumber(0);
  const generator = xoroshiro128plusFromState(words);
  for (let i = 0; i < PASSED_OVER; i++) generator.next();
  return [...generator.getState()];
}

/** Shuffles `list` in place and returns the generator's new state. `random` itself is left as it is. */
export function shuffle(random: readonly number[], list: number[]): number[] {
  const generator = xoroshiro128plusFromState([...random]);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
  return [...generator.getState()];
}

/** A source of whole numbers from 0 to `n` − 1, for playouts, bots and tests. It is not part of a game's state. */
export function dice(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}
