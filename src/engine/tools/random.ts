/** The game's only seeded generator (R1.1). Its state is plain JSON inside the game's state. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export const seedRandom = (seed: number): number[] => [...xoroshiro128plus(seed).getState()];

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
