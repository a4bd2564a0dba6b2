/** A small net: inputs, one hidden layer, one output. The inputs also lead to the output directly. */

/** `first` has the weights of the first input to each hidden unit, then those of the second, and so on. */
export interface Net {
  inputs: number;
  hidden: number;
  first: Float32Array;
  bias: Float32Array;
  second: Float32Array;
  /** From each input to the output. */
  direct: Float32Array;
  offset: number;
}

/** The sums of the hidden units, before what is below 0 is cut off. They are kept for the next call. */
const sums: Float32Array[] = [];

/** The net's output for some inputs. Most of them may be 0; these cost nothing. */
export function outputOf({ inputs, hidden, first, bias, second, direct, offset }: Net, values: Float32Array): number {
  sums[hidden] ??= new Float32Array(hidden);
  const sum = sums[hidden];
  sum.set(bias);
  let output = offset;
  for (let i = 0; i < inputs; i++) {
    const value = values[i];
    if (value === 0) continue;
    output += direct[i] * value;
    for (let j = 0, at = i * hidden; j < hidden; j++, at++) sum[j] += first[at] * value;
  }
  for (let j = 0; j < hidden; j++) if (sum[j] > 0) output += second[j] * sum[j];
  return output;
}
