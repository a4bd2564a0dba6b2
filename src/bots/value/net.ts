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

/** A net and the numbers that it reads. `places`: where the number of each input stands among them; −1: nowhere. */
export interface Reading {
  net: Net;
  places: Int16Array;
}

/** How a net reads numbers with these names. A name that it does not know says nothing to it. */
export function readingOf(net: Net, names: readonly string[]): Reading {
  const places = new Map(names.map((name, place) => [name, place]));
  return { net, places: Int16Array.from(net.inputs, (name) => places.get(name) ?? -1) };
}

/** The inputs of a net for which there is no number with these names. They are 0 in all that it judges. */
export const missingInputs = ({ inputs }: Net, names: readonly string[]): string[] => {
  const given = new Set(names);
  return inputs.filter((name) => !given.has(name));
};

/** The net's output for some numbers. Most of them may be 0; these cost nothing. */
export function outputOf({ net, places }: Reading, values: Float32Array): number {
  const { hidden, first, bias, second, direct, offset } = net;
  let output = offset;
  let filled = 0;
  for (let i = 0; i < places.length; i++) {
    const value = places[i] < 0 ? 0 : values[places[i]];
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
