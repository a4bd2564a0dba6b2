import { describe, expect, it } from 'vitest';
import { FULL } from '../../../tests/full.ts';
import { intern } from '../../bots/intern.ts';
import { rookie } from '../../bots/rookie/rookie.ts';
import { readCards } from '../../cards/read.ts';
import { registerCatalog } from '../../engine/index.ts';
import { eloOf, gainsOf } from './elo.ts';
import type { Round } from './rounds.ts';
import { playRound } from './rounds.ts';
import { boundsOf, logLikelihoodRatio, pairsToGo, pentanomial, verdictOf } from './sequential.ts';

const round = (genius: number, spymaster: number, alone: number): Round => ({
  genius,
  spymaster,
  alone,
  looped: 0,
});
const times = (count: number, one: Round): Round[] => Array(count).fill(one);
const HYPOTHESES = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

describe('Elo', () => {
  it('is 0 for half of the points, 191 for three quarters, and stays finite for all of them', () => {
    expect(eloOf(50, 100)).toBe(0);
    expect(eloOf(7500, 10_000)).toBeCloseTo(191, 0);
    expect(eloOf(20, 20)).toBeCloseTo(645, 0);
  });

  it('of a seat is the gain over the weaker bot in the same seat, not over its opponent', () => {
    // The Genius's seat wins always, whoever sits there: the challenger gains nothing in it.
    const { genius, spymaster, both } = gainsOf(times(30, round(1, 0, 1)), 1);
    expect([genius.elo, spymaster.elo, both.elo]).toEqual([0, 0, 0]);
  });

  it('has an interval of some width where all rounds are alike', () => {
    for (const { ci95 } of Object.values(gainsOf(times(20, round(1, 1, 0)), 1)))
      expect(ci95[1] - ci95[0]).toBeGreaterThan(50);
  });

  it('has an interval that shrinks with the number of rounds, and is the same for the same seed', () => {
    const mixed = (n: number) => [
      ...times(n, round(1, 1, 0)),
      ...times(n, round(0, 1, 1)),
      ...times(n, round(1, 0, 1)),
    ];
    const width = ([low, high]: readonly [number, number]) => high - low;
    expect(width(gainsOf(mixed(5), 1).both.ci95)).toBeGreaterThan(2 * width(gainsOf(mixed(50), 1).both.ci95));
    expect(gainsOf(mixed(5), 1)).toEqual(gainsOf(mixed(5), 1));
  });
});

describe('the sequential test', () => {
  it('counts pairs by their points', () => {
    const rounds = [round(0, 0, 1), round(0.5, 0, 1), round(1, 0, 1), round(0, 1, 1), round(1, 0.5, 1), round(1, 1, 1)];
    expect(pentanomial(rounds)).toEqual([1, 1, 2, 1, 1]);
  });

  it('decides for the strength that is far likelier, and for none before', () => {
    expect(verdictOf([5, 0, 90, 0, 5], HYPOTHESES)).toBe('elo0');
    expect(verdictOf([0, 0, 60, 0, 40], HYPOTHESES)).toBe('elo1');
    expect(verdictOf([0, 0, 1, 0, 1], HYPOTHESES)).toBe('open');
    expect(verdictOf([0, 0, 0, 0, 0], HYPOTHESES)).toBe('open');
  });

  it('says about how many pairs more decide it, where they go on as they do', () => {
    const counts = pentanomial(times(40, round(1, 0, 1)).concat(times(6, round(1, 1, 0)), times(2, round(0, 0, 1))));
    const more = pairsToGo(counts, HYPOTHESES) ?? 0;
    const asItGoes = counts.map((count) => (count * (48 + more)) / 48) as typeof counts;
    expect(more).toBeGreaterThan(0);
    expect(verdictOf(asItGoes, HYPOTHESES)).not.toBe('open');
    expect(pairsToGo([5, 0, 90, 0, 5], HYPOTHESES)).toBeNull();
  });

  it('has the bounds of Wald, and no verdict from the first pairs alone', () => {
    expect(boundsOf(HYPOTHESES).map((bound) => bound.toFixed(3))).toEqual(['-2.944', '2.944']);
    expect(logLikelihoodRatio([0, 0, 0, 0, 3], HYPOTHESES)).toBeLessThan(2.944);
  });
});

it('a round is the same for the same seed; a bot against itself gains as much as it loses', () => {
  const { cards, rules } = readCards('src/cards');
  const contest = { catalog: registerCatalog(cards), rules, challenger: intern, champion: intern };
  const rounds = Array.from({ length: FULL ? 10 : 3 }, (_, i) => playRound(contest, i));
  expect(rounds).toEqual(Array.from({ length: FULL ? 10 : 3 }, (_, i) => playRound(contest, i)));
  expect(playRound({ ...contest, challenger: rookie }, 3)).toMatchObject({ genius: 1, spymaster: 1 });
});
