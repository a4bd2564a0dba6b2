/**
 * Small validators for plain JSON. Each returns undefined, or what is wrong with the value and where.
 * Card files and scenarios are checked by zod, saves by these few lines: zod comes in a file of
 * 59 kB (gzip), which a game without a position never fetches, and saves must be refused in the same words as ever.
 */

/** What should stand at a place. */
export type Expected =
  /** A key that must be there is missing; or a key stands where none is known. */
  | 'something'
  | 'nothing'
  | ('flag' | 'number' | 'object' | 'simpler' | 'id' | 'action' | 'seed' | 'place' | 'position' | 'segments')
  | { from: number; to: number }
  /** A text or list of at most that length. */
  | { text: number }
  | { list: number }
  | { oneOf: readonly unknown[] };

/** A value that does not fit. `at`: its place, such as `segments[0].rules`; empty for the whole text. */
export interface Misfit {
  at: string;
  expected: Expected;
  found: unknown;
}

/** `at`: where the value stands, such as `segments[0].rules`; empty for the whole text. */
export type Shape = (value: unknown, at: string) => Misfit | undefined;

/** The shape of the values that pass the test. */
export const must =
  (expected: Expected, passes: (value: unknown) => boolean): Shape =>
  (found, at) =>
    passes(found) ? undefined : { at, expected, found };

/** The value of the JSON text, or undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole = (min: number, max: number): Shape =>
  must({ from: min, to: max }, (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max);

export const text = (longest: number): Shape =>
  must({ text: longest }, (value) => typeof value === 'string' && value.length <= longest);

export const flag = must('flag', (value) => typeof value === 'boolean');

export const oneOf = (...values: readonly unknown[]): Shape =>
  must({ oneOf: values }, (value) => values.includes(value));

export const nullable =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? undefined : shape(value, at);

/** A value of the first shape, and then of the second. */
export const both =
  (first: Shape, second: Shape): Shape =>
  (value, at) =>
    first(value, at) ?? second(value, at);

export const list = (shape: Shape, longest = 10_000): Shape =>
  both(
    must({ list: longest }, (value) => Array.isArray(value) && value.length <= longest),
    (value, at) => {
      for (const [i, one] of (value as unknown[]).entries()) {
        const misfit = shape(one, `${at}[${i}]`);
        if (misfit) return misfit;
      }
      return undefined;
    },
  );

/** An object. `shapeOf`: the shape of the value at each key; undefined for a key that may not be there. */
export const mapping = (shapeOf: (key: string) => Shape | undefined): Shape =>
  both(must('object', isObject), (value, at) => {
    for (const [key, one] of Object.entries(value as object)) {
      const inside = at ? `${at}.${key}` : key;
      const shape = shapeOf(key);
      const misfit = shape ? shape(one, inside) : ({ at: inside, expected: 'nothing', found: one } as const);
      if (misfit) return misfit;
    }
    return undefined;
  });

/** An object with exactly these fields, each of its shape. A field may be absent if its name here ends in `?`. */
export const record = (fields: Readonly<Record<string, Shape>>): Shape => {
  const needed = Object.keys(fields).filter((name) => !name.endsWith('?'));
  const known = new Map(Object.entries(fields).map(([name, shape]) => [name.replace('?', ''), shape]));
  return (value, at) => {
    const misfit = mapping((key) => known.get(key))(value, at);
    if (misfit) return misfit;
    const missing = needed.find((name) => !Object.hasOwn(value as object, name));
    return missing === undefined
      ? undefined
      : { at: at ? `${at}.${missing}` : missing, expected: 'something', found: undefined };
  };
};

/** Plain JSON of any shape: at most `deepest` levels, and no list or object larger than a card needs. */
export const anything =
  (deepest: number): Shape =>
  (value, at) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const inside = Object.values(value);
    if (deepest === 0 || inside.length > 1000) return { at, expected: 'simpler', found: value };
    for (const part of inside) {
      const misfit = anything(deepest - 1)(part, at);
      if (misfit) return misfit;
    }
    return undefined;
  };
