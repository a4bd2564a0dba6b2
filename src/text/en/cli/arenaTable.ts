/** The figures of `arena` as a table for the terminal. */

import type { ContestReport } from '../../../sim/arena/contest.ts';
import type { Gain } from '../../../sim/arena/elo.ts';
import type { Demand } from '../../../sim/ladder/demands.ts';
import { roughly } from '../figures/difference.ts';
import { aligned, number, percent, within } from './columns.ts';
import { signed } from './markdown.ts';

const elo = ({ elo: value, ci95: [low, high] }: Gain): string[] => [
  `${signed(value)} Elo`,
  `95 %: ${signed(low)} to ${signed(high)}`,
];

export function arenaTable(report: ContestReport): string {
  const { challenger, champion, pairs, genius, spymaster, alone, gains, test } = report;
  const share = ({ points, games, ci95 }: typeof genius): string[] => [
    percent(points / games),
    `95 %: ${within(ci95)}`,
  ];
  const verdict = {
    elo0: `no stronger than ${test.elo0} Elo`,
    elo1: `at least ${test.elo1} Elo stronger`,
    open: test.toGo === null ? 'not decided' : `not decided, about ${roughly(test.toGo)} deals more would tell`,
  }[test.verdict];
  return [
    `${pairs} deals from seed ${report.seed}, each played by ${challenger} and ${champion} on both sides`,
    aligned([
      [`${challenger} as the Genius`, ...share(genius)],
      [`${challenger} as the Master`, ...share(spymaster)],
      [`${champion} as the Genius against itself`, ...share(alone)],
      [`${challenger} over ${champion}`, ...elo(gains.both)],
      ['in the seat of the Genius', ...elo(gains.genius)],
      ['in the seat of the Master', ...elo(gains.spymaster)],
    ]),
    ...(report.looped > 0 ? [`In ${report.looped} of ${3 * pairs} games a loop of cards was cut`] : []),
    `Pairs with 0, ½, 1, 1½ and 2 points: ${report.pentanomial.join(', ')}`,
    `Sequential test of ${test.elo0} against ${test.elo1} Elo: ${number(test.logLikelihoodRatio, 2)} between ${test.bounds.map((bound) => number(bound, 2)).join(' and ')}: ${verdict}`,
  ].join('\n\n');
}

/** What the ladder must show, and what it does. */
export const demandsTable = (demands: readonly Demand[]): string =>
  aligned(
    demands.map(({ what, wanted, unit, value, met }) => [
      what,
      wanted,
      value === null ? 'not played yet' : unit === 'share' ? percent(value) : `${signed(value)} Elo`,
      met === null ? '' : met ? 'met' : 'not met',
    ]),
  );
