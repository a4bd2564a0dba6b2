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

/** The words of a generator. What follows them counts how often was drawn for each lot, where chance is forked. */
const WORDS = 4;

export const isForked = (random: readonly number[]): boolean => random.length > WORDS;

/** The chance of a game, forked for so many lots. */
export const fork = (random: readonly number[], lots: number): number[] => [
  ...random.slice(0, WORDS),
  ...new Array<number>(lots).fill(0),
];

/** Forked chance after one draw more for a lot. */
export const drawnFor = (random: readonly number[], lot: number): number[] =>
  random.map((word, i) => (i === WORDS + lot ? word + 1 : word));

/** A whole number of 32 bits that follows from forked chance, a lot, how often it was drawn for that, and a name. */
export const forked = (random: readonly number[], lot: number, name: number): number =>
  [...random.slice(0, WORDS), lot, random[WORDS + lot]].reduce((hash, word) => mixed(hash ^ word), mixed(name));

/**
 * Mixes the bits of 32 so that each comes to depend on all (the finalizer of MurmurHash3). A generator does not: two of
 * its states that differ in some bits go on to differ in the same ones, whatever the others are.
 */
function mixed(word: number): number {
  let hash = word | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A source of whole numbers from 0 to `n` − 1, for playouts, bots and tests. It is not part of a game's state. */
export function dice(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}
