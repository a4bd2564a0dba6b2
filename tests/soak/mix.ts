/** Which bots play each other, and how often. With these shares each side wins at least a third of all games. */
import { dice } from '../../src/engine/index.ts';
import type { PolicyName } from './policies/index.ts';

interface Pair {
  genius: PolicyName;
  spymaster: PolicyName;
  /** The number of games of a thousand. */
  share: number;
}

const pair = (genius: PolicyName, spymaster: PolicyName, share: number): Pair => ({ genius, spymaster, share });

export const MIX: readonly Pair[] = [
  pair('random', 'random', 220),
  pair('random', 'sneaker', 50),
  pair('random', 'fighter', 50),
  pair('random', 'destroyer', 50),
  pair('random', 'interrupter', 50),
  pair('random', 'hoarder', 5),
  pair('random', 'rookie', 5),
  pair('rookie', 'random', 10),
  pair('rookie', 'rookie', 10),
  pair('sneaker', 'rookie', 20),
  pair('interrupter', 'rookie', 20),
  pair('interrupter', 'interrupter', 40),
  pair('interrupter', 'random', 20),
  pair('sneaker', 'sneaker', 50),
  pair('fighter', 'fighter', 50),
  pair('destroyer', 'destroyer', 50),
  pair('hoarder', 'random', 60),
  pair('hoarder', 'sneaker', 55),
  pair('hoarder', 'fighter', 55),
  pair('hoarder', 'destroyer', 55),
  pair('hoarder', 'interrupter', 55),
  pair('hoarder', 'rookie', 10),
  pair('hoarder', 'hoarder', 10),
];
const WHOLE = 1000;

/** The first seeds in whose games each bot of the mix has played each of its sides. */
export function seedsOfEach(): number[] {
  const names = ({ genius, spymaster }: Pair) => [`genius: ${genius}`, `spymaster: ${spymaster}`];
  const left = new Set(MIX.flatMap(names));
  const seeds: number[] = [];
  for (let seed = 1; left.size > 0; seed++)
    if (names(pairOf(seed)).filter((name) => left.delete(name)).length > 0) seeds.push(seed);
  return seeds;
}

/** The pair of bots that plays the game of a seed. */
export function pairOf(seed: number): Pair {
  let at = dice(seed ^ 0x3a17)(WHOLE);
  for (const found of MIX) {
    if (at < found.share) return found;
    at -= found.share;
  }
  throw new Error(`The shares of the mix must add up to ${WHOLE}.`);
}
