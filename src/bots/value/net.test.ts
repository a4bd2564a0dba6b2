import { assert, dictionary, gen, integer, property, shuffledSubarray, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { Net } from './net.ts';
import { missingInputs, outputOf, readingOf } from './net.ts';
import { troublesOfNets } from './nets.ts';
import { packNet, unpackNet } from './packed.ts';

/** The first hidden unit is the sum of both inputs less 1, the last the second input doubled and turned round. */
const NET: Net = {
  inputs: ['first', 'second'],
  hidden: 4,
  first: Float32Array.of(1, 0, 0, 0, 1, 0, 0, -2),
  bias: Float32Array.of(-1, 0, 0, 0.5),
  second: Float32Array.of(3, 0, 0, 10),
  direct: Float32Array.of(0.5, 0),
  offset: 0.25,
};

/** What the net says to numbers of these names. */
const said = (net: Net, names: readonly string[], numbers: readonly number[]): number =>
  outputOf(readingOf(net, names), Float32Array.from(numbers));

it.each([
  [[0, 0], 0.25 + 10 * 0.5],
  [[2, 0], 0.25 + 0.5 * 2 + 3 * 1 + 10 * 0.5],
  [[0, 3], 0.25 + 3 * 2],
])('a net of four units gives for %j what its weights say', (inputs, output) => {
  expect(said(NET, NET.inputs, inputs)).toBeCloseTo(output, 6);
});

it('a packed net gives nearly the same output, also through JSON', () => {
  const again = unpackNet(JSON.parse(JSON.stringify(packNet(NET))));
  expect(said(again, again.inputs, [2, 3])).toBeCloseTo(said(NET, NET.inputs, [2, 3]), 2);
});

it('reads its inputs by their names, in whatever order and among whatever others they come', () => {
  const others = dictionary(string(), integer()).filter((one) => !NET.inputs.some((name) => Object.hasOwn(one, name)));
  const every = property(others, integer(), integer(), gen(), (unknown, first, second, pick) => {
    const given = Object.entries({ ...unknown, first, second });
    const mixed = pick(() => shuffledSubarray(given, { minLength: given.length }));
    const names = mixed.map(([name]) => name);
    const numbers = mixed.map(([, number]) => number);
    expect(said(NET, names, numbers)).toBe(said(NET, NET.inputs, [first, second]));
    expect(missingInputs(NET, names)).toEqual([]);
  });
  assert(every, { seed: 1 });
});

it('takes a missing input as 0, and its name can be told', () => {
  expect(said(NET, ['second'], [3])).toBe(said(NET, NET.inputs, [0, 3]));
  expect(missingInputs(NET, ['second'])).toEqual(['first']);
});

it('the nets of the bots miss no input', () => {
  expect(troublesOfNets()).toEqual([]);
});
