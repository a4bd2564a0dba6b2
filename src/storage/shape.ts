/** Small validators for plain JSON. Each returns undefined, or what is wrong and where (`cards[3].health: …`). */
export type Shape = (value: unknown, at: string) => string | undefined;

const say = (at: string, expected: string): string => `${at || 'the text'}: ${expected} expected`;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole =
  (min: number, max: number): Shape =>
  (value, at) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : say(at, `a whole number from ${min} to ${max}`);

export const text =
  (longest: number): Shape =>
  (value, at) =>
    typeof value === 'string' && value.length <= longest
      ? undefined
      : say(at, `a text of at most ${longest} characters`);

export const flag: Shape = (value, at) => (typeof value === 'boolean' ? undefined : say(at, 'true or false'));

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, at) =>
    values.includes(value) ? undefined : say(at, values.map((v) => JSON.stringify(v)).join(' or '));

export const nullable =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? undefined : shape(value, at);

export const list =
  (shape: Shape, longest = 10_000): Shape =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > longest) return say(at, 'a list');
    for (let i = 0; i < value.length; i++) {
      const problem = shape(value[i], `${at}[${i}]`);
      if (problem) return problem;
    }
    return undefined;
  };

/** An object with exactly these fields, each of its shape. A field may be absent if its name here ends in `?`. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (!isObject(value)) return say(at, 'an object');
    const inside = (key: string) => (at ? `${at}.${key}` : key);
    for (const [name, shape] of Object.entries(fields)) {
      const key = name.replace('?', '');
      if (!Object.hasOwn(value, key)) {
        if (name === key) return `${inside(key)} is missing`;
        continue;
      }
      const problem = shape(value[key], inside(key));
      if (problem) return problem;
    }
    const strange = Object.keys(value).find((key) => !Object.hasOwn(fields, key) && !Object.hasOwn(fields, `${key}?`));
    return strange === undefined ? undefined : `${inside(strange)} is not known here`;
  };

/** Plain JSON of any shape: at most `deepest` levels, and no list or object larger than a card needs. */
export const anything =
  (deepest: number): Shape =>
  (value, at) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const inside = Object.values(value);
    if (deepest === 0 || inside.length > 200) return say(at, 'something simpler');
    for (const part of inside) {
      const problem = anything(deepest - 1)(part, at);
      if (problem) return problem;
    }
    return undefined;
  };
