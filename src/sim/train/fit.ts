/**
 * Fits a net to samples, by Adam. It is written here because it is short, runs only while training, and no
 * maintained library of this size would have to be installed by everybody who plays.
 */
import { setImmediate } from 'node:timers/promises';
import { chanceOf } from '../../bots/value/judge.ts';
import type { Net } from '../../bots/value/net.ts';
import { dice } from '../../engine/index.ts';
import type { Samples } from './samples.ts';

/** The samples whose mean gradient makes a step. */
const BATCH = 256;
const MEAN = 0.9;
const SQUARES = 0.999;
const TINY = 1e-8;

export interface Lesson {
  /** Which samples to learn from. */
  chosen: Uint32Array;
  /** The chance to learn for each sample: that the Genius wins. */
  target: Float32Array;
  epochs: number;
  /** The rate of the first steps. It falls to a tenth. */
  rate: number;
  /** How much of each weight is taken away, as a share of the rate. */
  decay: number;
  seed: number;
}

/** A net for inputs of these names. Its hidden units differ by chance; its output is 0 for all positions. */
export function newNet(inputs: readonly string[], hidden: number, seed: number): Net {
  const roll = dice(seed);
  const scale = Math.sqrt(6 / 100);
  const first = Float32Array.from({ length: inputs.length * hidden }, () => scale * (roll(2001) / 1000 - 1));
  return {
    inputs,
    hidden,
    first,
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden),
    direct: new Float32Array(inputs.length),
    offset: 0,
  };
}

/** A weight's step by the running means of its gradient and of its square. */
class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly weights: Float32Array;
  readonly gradient: Float32Array;

  constructor(weights: Float32Array) {
    this.weights = weights;
    this.#mean = new Float32Array(weights.length);
    this.#square = new Float32Array(weights.length);
    this.gradient = new Float32Array(weights.length);
  }

  step(rate: number, decay: number, count: number): void {
    const { weights, gradient } = this;
    const even = Math.sqrt(1 - SQUARES ** count) / (1 - MEAN ** count);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] / BATCH;
      gradient[i] = 0;
      this.#mean[i] = MEAN * this.#mean[i] + (1 - MEAN) * g;
      this.#square[i] = SQUARES * this.#square[i] + (1 - SQUARES) * g * g;
      weights[i] -= rate * ((even * this.#mean[i]) / (Math.sqrt(this.#square[i]) + TINY) + decay * weights[i]);
    }
  }
}

/** Fits the net to the targets. Works on the net itself. Between epochs other work gets its turn. */
export async function fitTo(net: Net, samples: Samples, lesson: Lesson): Promise<void> {
  const { chosen, target, epochs, rate, decay, seed } = lesson;
  const { hidden } = net;
  const offset = Float32Array.of(net.offset);
  const [first, bias, second, direct, last] = [net.first, net.bias, net.second, net.direct, offset].map(
    (weights) => new Adam(weights),
  );
  const all = [first, bias, second, direct, last];
  const sum = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  const order = Uint32Array.from(chosen);
  const roll = dice(seed);
  const steps = Math.ceil((epochs * order.length) / BATCH);
  let step = 0;

  for (let epoch = 0; epoch < epochs; epoch++) {
    await setImmediate();
    mix(order, roll);
    for (let n = 0; n < order.length; n++) {
      const one = order[n];
      const [from, to] = [samples.starts[one], samples.starts[one + 1]];
      let output = offset[0];
      sum.set(net.bias);
      for (let k = from; k < to; k++) {
        const value = samples.value[k];
        const at = samples.index[k] * hidden;
        output += net.direct[samples.index[k]] * value;
        for (let j = 0; j < hidden; j++) sum[j] += net.first[at + j] * value;
      }
      for (let j = 0; j < hidden; j++) if (sum[j] > 0) output += net.second[j] * sum[j];
      const error = chanceOf(output) - target[one];
      last.gradient[0] += error;
      for (let j = 0; j < hidden; j++) {
        back[j] = sum[j] > 0 ? error * net.second[j] : 0;
        bias.gradient[j] += back[j];
        if (sum[j] > 0) second.gradient[j] += error * sum[j];
      }
      for (let k = from; k < to; k++) {
        const value = samples.value[k];
        const at = samples.index[k] * hidden;
        direct.gradient[samples.index[k]] += error * value;
        for (let j = 0; j < hidden; j++) first.gradient[at + j] += back[j] * value;
      }
      if ((n + 1) % BATCH === 0 || n + 1 === order.length) {
        step++;
        const now = rate * (1 - (0.9 * step) / steps);
        for (const weights of all) weights.step(now, weights === first || weights === direct ? decay : 0, step);
      }
    }
  }
  net.offset = offset[0];
}

function mix(order: Uint32Array, roll: (n: number) => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
}

/** The net's output for one of the samples. */
export function outputFor({ hidden, first, bias, second, direct, offset }: Net, samples: Samples, one: number): number {
  const sum = Float32Array.from(bias);
  let output = offset;
  for (let k = samples.starts[one]; k < samples.starts[one + 1]; k++) {
    const value = samples.value[k];
    const input = samples.index[k];
    output += direct[input] * value;
    for (let j = 0; j < hidden; j++) sum[j] += first[input * hidden + j] * value;
  }
  for (let j = 0; j < hidden; j++) if (sum[j] > 0) output += second[j] * sum[j];
  return output;
}

/** How much a target looks at later positions rather than at the next one alone. */
const LOOK_AHEAD = 0.9;

/** Targets that mix how the game ended with what the net says of each later position (TD(λ)). */
export function bootstrapped(net: Net, samples: Samples): Float32Array {
  const target = new Float32Array(samples.count);
  for (let i = samples.count - 1; i >= 0; i--)
    target[i] =
      samples.game[i + 1] === samples.game[i]
        ? (1 - LOOK_AHEAD) * chanceOf(outputFor(net, samples, i + 1)) + LOOK_AHEAD * target[i + 1]
        : samples.result[i];
  return target;
}

/** How well a net tells who wins. `loss`: the mean logarithmic loss. `accuracy`: the share of right guesses. */
export interface Score {
  loss: number;
  accuracy: number;
}

export function score(net: Net, samples: Samples, chosen: Uint32Array): Score {
  let loss = 0;
  let right = 0;
  for (const one of chosen) {
    const chance = chanceOf(outputFor(net, samples, one));
    const won = samples.result[one];
    loss -= won * Math.log(Math.max(1e-9, chance)) + (1 - won) * Math.log(Math.max(1e-9, 1 - chance));
    if (chance > 0.5 === won > 0.5) right++;
  }
  return { loss: loss / chosen.length, accuracy: right / chosen.length };
}
