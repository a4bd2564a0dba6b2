/** Nets as text for a JSON file. Each weight is a whole number of 16 bits times the step of its list. */
import type { Net } from './net.ts';

interface PackedList {
  step: number;
  /** The whole numbers as bytes, low byte first, in base 64. */
  bytes: string;
}
export interface PackedNet {
  /** The names of the inputs in the order of their weights, with a space between them. */
  inputs: string;
  hidden: number;
  offset: number;
  first: PackedList;
  bias: PackedList;
  second: PackedList;
  direct: PackedList;
}

const MOST = 32_767;

function pack(weights: Float32Array): PackedList {
  const step =
    Math.max(
      1e-9,
      weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0),
    ) / MOST;
  let text = '';
  for (const weight of weights) {
    const n = Math.round(weight / step) & 0xffff;
    text += String.fromCharCode(n & 0xff, n >> 8);
  }
  return { step, bytes: btoa(text) };
}

function unpack({ step, bytes }: PackedList): Float32Array {
  const text = atob(bytes);
  const weights = new Float32Array(text.length / 2);
  for (let i = 0; i < weights.length; i++) {
    const n = text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8);
    weights[i] = step * (n > MOST ? n - 0x1_0000 : n);
  }
  return weights;
}

export const packNet = ({ inputs, hidden, offset, first, bias, second, direct }: Net): PackedNet => ({
  inputs: inputs.join(' '),
  hidden,
  offset,
  first: pack(first),
  bias: pack(bias),
  second: pack(second),
  direct: pack(direct),
});

export const unpackNet = ({ inputs, hidden, offset, first, bias, second, direct }: PackedNet): Net => ({
  inputs: inputs.split(' '),
  hidden,
  offset,
  first: unpack(first),
  bias: unpack(bias),
  second: unpack(second),
  direct: unpack(direct),
});
