import { expect, it } from 'vitest';
import type { Net } from './net.ts';
import { outputOf } from './net.ts';
import { packNet, unpackNet } from './packed.ts';

/** The first hidden unit is the sum of both inputs less 1, the last the second input doubled and turned round. */
const NET: Net = {
  inputs: 2,
  hidden: 4,
  first: Float32Array.of(1, 0, 0, 0, 1, 0, 0, -2),
  bias: Float32Array.of(-1, 0, 0, 0.5),
  second: Float32Array.of(3, 0, 0, 10),
  direct: Float32Array.of(0.5, 0),
  offset: 0.25,
};

it.each([
  [[0, 0], 0.25 + 10 * 0.5],
  [[2, 0], 0.25 + 0.5 * 2 + 3 * 1 + 10 * 0.5],
  [[0, 3], 0.25 + 3 * 2],
])('a net of four units gives for %j what its weights say', (inputs, output) => {
  expect(outputOf(NET, Float32Array.from(inputs))).toBeCloseTo(output, 6);
});

it('a packed net gives nearly the same output, also through JSON', () => {
  const again = unpackNet(JSON.parse(JSON.stringify(packNet(NET))));
  expect(outputOf(again, Float32Array.of(2, 3))).toBeCloseTo(outputOf(NET, Float32Array.of(2, 3)), 2);
});
