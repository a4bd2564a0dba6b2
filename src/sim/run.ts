/** A run of many games, and the merging of several runs. */
import type { BotName } from '../bots/index.ts';
import type { Rules } from '../engine/index.ts';
import type { Tally } from './tally.ts';
import { addTally } from './tally.ts';
import type { RunTrouble } from './trouble.ts';

/** Seeds from the first to the last, both included. */
export type Seeds = [first: number, last: number];

export interface Run {
  genius: BotName;
  spymaster: BotName;
  cardsHash: string;
  rules: Rules;
  /** In ascending order. Ranges without a gap between them are joined. */
  seeds: Seeds[];
  counts: Tally;
  seconds: number;
}

/** Why two runs cannot be merged; undefined if they can. */
export function mergeProblem(a: Run, b: Run): RunTrouble | undefined {
  for (const side of ['genius', 'spymaster'] as const)
    if (a[side] !== b[side]) return { code: 'other-bots', facts: { side, one: a[side], other: b[side] } };
  if (a.cardsHash !== b.cardsHash) return { code: 'other-cards', facts: { one: a.cardsHash, other: b.cardsHash } };
  for (const rule of Object.keys(a.rules) as (keyof Rules)[])
    if (a.rules[rule] !== b.rules[rule])
      return { code: 'other-rules', facts: { rule, one: a.rules[rule], other: b.rules[rule] } };
  for (const [from, to] of a.seeds)
    for (const [first, last] of b.seeds)
      if (first <= to && from <= last) return { code: 'played-twice', facts: { seed: Math.max(first, from) } };
  return undefined;
}

/** Merges two runs into one. Ask `mergeProblem` first. */
export function mergeRuns(a: Run, b: Run): Run {
  const counts = structuredClone(a.counts);
  addTally(counts, b.counts);
  return { ...a, seeds: joined([...a.seeds, ...b.seeds]), counts, seconds: a.seconds + b.seconds };
}

function joined(seeds: readonly Seeds[]): Seeds[] {
  const all: Seeds[] = [];
  for (const [first, last] of seeds.toSorted((a, b) => a[0] - b[0])) {
    const before = all.at(-1);
    if (before && before[1] + 1 === first) before[1] = last;
    else all.push([first, last]);
  }
  return all;
}
