/** Strength in Elo, with intervals made by drawing the rounds anew. */
import { dice } from '../../engine/index.ts';
import type { Interval } from '../statistics.ts';
import type { Round } from './rounds.ts';

/** The rounds are drawn anew so many times. */
const DRAWS = 2000;

/** The Elo that a share of the points stands for. The half of a game more on both sides keeps it finite. */
export function eloOf(points: number, games: number): number {
  const share = (points + 0.5) / (games + 1);
  return 400 * Math.log10(share / (1 - share));
}

export interface Gain {
  elo: number;
  ci95: Interval;
}
type Value = (rounds: readonly Round[]) => number;

const sum = (rounds: readonly Round[], points: (round: Round) => number): number =>
  rounds.reduce((total, round) => total + points(round), 0);

/** The challenger's Elo over the champion, both seats together. */
const both: Value = (rounds) =>
  eloOf(
    sum(rounds, ({ genius, spymaster }) => genius + spymaster),
    2 * rounds.length,
  );
/** What the challenger gains in a seat over the champion in the same seat, against the same champion. */
const asGenius: Value = (rounds) =>
  eloOf(
    sum(rounds, ({ genius }) => genius),
    rounds.length,
  ) -
  eloOf(
    sum(rounds, ({ alone }) => alone),
    rounds.length,
  );
const asMaster: Value = (rounds) =>
  eloOf(
    sum(rounds, ({ spymaster }) => spymaster),
    rounds.length,
  ) -
  eloOf(
    sum(rounds, ({ alone }) => 1 - alone),
    rounds.length,
  );

/** Two rounds more to draw from, one that the challenger wins and one that it loses: rounds that are alike prove little. */
const EASED: readonly Round[] = [
  { genius: 1, spymaster: 1, alone: 0.5, looped: 0 },
  { genius: 0, spymaster: 0, alone: 0.5, looped: 0 },
];

/** The gains of the challenger, each with the interval that holds 95 % of the values of drawn samples. */
export function gainsOf(rounds: readonly Round[], seed: number): { both: Gain; genius: Gain; spymaster: Gain } {
  const roll = dice(seed);
  const eased = [...rounds, ...EASED];
  const samples = Array.from({ length: DRAWS }, () => eased.map(() => eased[roll(eased.length)]));
  const gain = (value: Value): Gain => {
    const drawn = samples.map(value).sort((a, b) => a - b);
    return { elo: value(rounds), ci95: [drawn[Math.floor(0.025 * DRAWS)], drawn[Math.ceil(0.975 * DRAWS) - 1]] };
  };
  return { both: gain(both), genius: gain(asGenius), spymaster: gain(asMaster) };
}
