/** A small net: inputs, one hidden layer, one output. The inputs also lead to the output directly. */

/** `first` has the weights of the first input to each hidden unit, then those of the second, and so on. */
export interface Net {
  /** The names of the inputs, in the order of their weights. */
  inputs: readonly string[];
  /** A multiple of 4. */
  hidden: number;
  first: Float32Array;
  bias: Float32Array;
  second: Float32Array;
  /** From each input to the output. */
  direct: Float32Array;
  offset: number;
}

/** The inputs of a call that are not 0, and where their weights begin. Both are kept for the next call. */
const weightsAt: number[] = [];
const valueAt: number[] = [];

/** How a net reads numbers: its weights stand in the order of the numbers. */
export type Reading = Omit<Net, 'inputs'>;

/**
 * How a net reads numbers with these names. A name that it does not know says nothing to it, and what it knows besides
 * is 0 to it.
 */
export function readingOf(net: Net, names: readonly string[]): Reading {
  const { hidden } = net;
  const first = new Float32Array(names.length * hidden);
  const direct = new Float32Array(names.length);
  for (const [at, name] of names.entries()) {
    const input = net.inputs.indexOf(name);
    if (input < 0) continue;
    first.set(net.first.subarray(input * hidden, (input + 1) * hidden), at * hidden);
    direct[at] = net.direct[input];
  }
  return { ...net, first, direct };
}

/** The inputs of a net for which there is no number with these names. They are 0 in all that it judges. */
export const missingInputs = ({ inputs }: Net, names: readonly string[]): string[] => {
  const given = new Set(names);
  return inputs.filter((name) => !given.has(name));
};

/** The net's output for some numbers. Most of them may be 0; these cost nothing. */
export function outputOf(reading: Reading, values: Float32Array): number {
  const { hidden, first, bias, second, direct, offset } = reading;
  let output = offset;
  let filled = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value === 0) continue;
    output += direct[i] * value;
    weightsAt[filled] = i * hidden;
    valueAt[filled++] = value;
  }
  // Four units at a time: that takes half as long as one. The sums are rounded as they are in training.
  for (let j = 0; j < hidden; j += 4) {
    let a = bias[j];
    let b = bias[j + 1];
    let c = bias[j + 2];
    let d = bias[j + 3];
    for (let k = 0; k < filled; k++) {
      const at = weightsAt[k] + j;
      const value = valueAt[k];
      a = Math.fround(a + first[at] * value);
      b = Math.fround(b + first[at + 1] * value);
      c = Math.fround(c + first[at + 2] * value);
      d = Math.fround(d + first[at + 3] * value);
    }
    if (a > 0) output += second[j] * a;
    if (b > 0) output += second[j + 1] * b;
    if (c > 0) output += second[j + 2] * c;
    if (d > 0) output += second[j + 3] * d;
  }
  return output;
}
