/** The results of games as plain numbers. It goes as JSON between processes and into the file of a run. */
import type { PolicyName } from './policies/index.ts';

/** The five lists of the report. */
export const LISTS = ['cards', 'verbs', 'events', 'refusals', 'rules'] as const;
export type List = (typeof LISTS)[number];
export type Winner = 'genius' | 'spymaster' | 'draw';
type Counts = Record<string, number>;

export interface Tally {
  games: number;
  /** Games that were watched closely. `illegal` and `met` count only these. */
  watched: number;
  decisions: number;
  rounds: number;
  /** Games in which a loop of cards was cut. */
  looped: number;
  /** The number of decisions in the longest game. */
  longest: number;
  wins: Record<Winner, number>;
  endings: Counts;
  /** By `genius against spymaster`. */
  pairs: Record<string, Record<Winner, number>>;
  /** The number of illegal actions tried beside legal ones. */
  illegal: number;
  met: Record<List, Counts>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  watched: 0,
  decisions: 0,
  rounds: 0,
  looped: 0,
  longest: 0,
  wins: { genius: 0, spymaster: 0, draw: 0 },
  endings: {},
  pairs: {},
  illegal: 0,
  met: { cards: {}, verbs: {}, events: {}, refusals: {}, rules: {} },
});

export const count = (counts: Counts, name: string, times = 1): void => {
  counts[name] = (counts[name] ?? 0) + times;
};

/** The name of a pair of bots. */
export const pairName = (genius: PolicyName, spymaster: PolicyName): string => `${genius} against ${spymaster}`;

export function addTally(sum: Tally, more: Tally): void {
  const longest = Math.max(sum.longest, more.longest);
  addUp(sum as unknown as Sum, more);
  sum.longest = longest;
}

/** What adds up: numbers, lists that are joined, and objects of these. */
export type Sum = { [name: string]: number | unknown[] | Sum };

export function addUp(sum: Sum, more: object): void {
  for (const [name, value] of Object.entries(more))
    if (typeof value === 'number') sum[name] = ((sum[name] as number | undefined) ?? 0) + value;
    else if (Array.isArray(value)) sum[name] = [...((sum[name] as unknown[] | undefined) ?? []), ...value];
    else {
      sum[name] ??= {};
      addUp(sum[name] as Sum, value);
    }
}
