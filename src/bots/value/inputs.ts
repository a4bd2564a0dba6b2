/**
 * Numbers by name: the inputs of a net. A net knows each input by its name, never by its place in a list, so the order
 * of rows, verbs and statuses says nothing.
 */
import { remembered } from '../rookie/remembered.ts';

/** Some inputs about a thing. */
export interface Inputs<T> {
  readonly names: readonly string[];
  /** Writes the number of each name, from `at` on. The numbers there are 0 before. */
  write(thing: T, values: Float32Array, at: number): void;
}

/** An input for each row: its name, and how its number follows from the thing. */
export function rows<T>(all: Readonly<Record<string, (thing: T) => number>>): Inputs<T> {
  const names = Object.keys(all);
  const numbers = Object.values(all);
  return {
    names,
    write(thing, values, at) {
      for (let i = 0; i < numbers.length; i++) values[at + i] = numbers[i](thing);
    },
  };
}

/** Inputs that are 0 where the thing is not there. */
export const ifThere = <T>({ names, write }: Inputs<T>): Inputs<T | null | undefined> => ({
  names,
  write(thing, values, at) {
    if (thing !== null && thing !== undefined) write(thing, values, at);
  },
});

/** The same inputs for each of some things, which are named in turn. They are 0 for a thing that is not there. */
export function each<T>(things: readonly string[], inputs: Inputs<T>): Inputs<readonly (T | null | undefined)[]> {
  const { names, write } = ifThere(inputs);
  return {
    names: things.flatMap((thing) => named(thing, names)),
    write(all, values, at) {
      for (let i = 0; i < things.length; i++) write(all[i], values, at + i * names.length);
    },
  };
}

/** The inputs about one part of a thing. */
export const about = <T, P>({ names, write }: Inputs<P>, partOf: (thing: T) => P): Inputs<T> => ({
  names,
  write: (thing, values, at) => write(partOf(thing), values, at),
});

/** Several inputs about a thing. The key stands before the names of each. */
export function together<T>(parts: Readonly<Record<string, Inputs<T>>>): Inputs<T> {
  const all = Object.values(parts);
  return {
    names: Object.entries(parts).flatMap(([name, { names }]) => named(name, names)),
    write(thing, values, at) {
      let next = at;
      for (const { names, write } of all) {
        write(thing, values, next);
        next += names.length;
      }
    },
  };
}

/** Inputs that are worked out once for each key, and kept. */
export const keptBy = <T, K>(
  { names, write }: Inputs<T>,
  keeping: (thing: T) => readonly [kept: Map<K, Float32Array>, key: K],
): Inputs<T> => ({
  names,
  write(thing, values, at) {
    const [kept, key] = keeping(thing);
    const numbers = remembered(kept, key, () => {
      const own = new Float32Array(names.length);
      write(thing, own, 0);
      return own;
    });
    values.set(numbers, at);
  },
});

/** Names have no spaces: a net's file separates them by one. */
const named = (thing: string, names: readonly string[]): string[] => names.map((name) => `${thing}.${name}`);

/** As a number: 1 for true and 0 for false. */
export const flag = (value: boolean): number => (value ? 1 : 0);

/** The numbers from 1 to `count`, as names. */
export const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
