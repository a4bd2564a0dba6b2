/** A run of many games, and the merging of several runs. */
import type { BotName } from '../bots/index.ts';
import type { Rules } from '../engine/index.ts';
import type { Tally } from './tally.ts';
import { addTally } from './tally.ts';

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

/** Says why two runs cannot be merged; undefined if they can. */
export function mergeProblem(a: Run, b: Run): string | undefined {
  for (const side of ['genius', 'spymaster'] as const)
    if (a[side] !== b[side]) return `their bots for the ${side} differ: ${a[side]} and ${b[side]}`;
  if (a.cardsHash !== b.cardsHash) return `their card sets differ: ${a.cardsHash} and ${b.cardsHash}`;
  for (const rule of Object.keys(a.rules) as (keyof Rules)[])
    if (a.rules[rule] !== b.rules[rule]) return `their rules differ: ${rule} is ${a.rules[rule]} and ${b.rules[rule]}`;
  for (const [from, to] of a.seeds)
    for (const [first, last] of b.seeds)
      if (first <= to && from <= last)
        return `both played seed ${Math.max(first, from)}: give the parts of a run seeds of their own`;
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
