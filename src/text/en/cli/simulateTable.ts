/** The figures of `simulate` as tables for the terminal. */
import type { Comparison } from '../../../sim/compare.ts';
import type { PlanRow, Report } from '../../../sim/report.ts';
import { differenceWords } from '../figures/difference.ts';
import { count, list } from '../words.ts';
import type { Column, NameOf } from './columns.ts';
import { aligned, cardColumns, comparisonLines, number, percent, planColumns, within } from './columns.ts';

function table<Row>(all: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = all.filter(({ wide }) => !wide);
  return aligned([shown.map(({ title }) => title), ...rows.map((row) => shown.map(({ text }) => text(row)))]);
}

const byId = (id: string): string => id;

export function reportTable(report: Report): string {
  const { games, rounds, plans, cards } = report;
  return [
    `${games} games, the Genius played by the ${report.genius}, the Master by the ${report.spymaster}`,
    aligned([
      ['Genius wins', percent(report.geniusWinRate), `95 %: ${within(report.ci95)}`],
      ['Master wins', percent(games ? report.spymasterWins / games : null), ''],
      ['unfinished', String(report.unfinished), ''],
      ...(report.looped > 0 ? [['with a loop of cards, cut', String(report.looped), '']] : []),
      ['rounds', `${number(rounds.p50)}`, `10 %: ${number(rounds.p10)}, 90 %: ${number(rounds.p90)}`],
      ['changes of lead a game', number(report.leadChanges, 2), ''],
      ['won from behind', percent(report.comebackRate), ''],
      ['games a second', number(report.gamesPerSecond, 1), ''],
    ]),
    ...(report.looped > 0 ? [`Cards that set each other off: ${loopsWords(report.loops)}`] : []),
    aligned([['Evilness picked', 'picked', 'of offered'], ...byEvilness(plans)]),
    table(planColumns(byId), plans),
    table(cardColumns(games, byId), cards),
  ].join('\n\n');
}

/** At most so many loops are named. */
const MOST_LOOPS = 8;

/** `tick + tock in 9 games, echo in 2, and 3 more` */
function loopsWords(loops: Report['loops']): string {
  const named = loops.slice(0, MOST_LOOPS).map(({ cards, games }) => `${cards.join(' + ')} in ${count(games, 'game')}`);
  return [...named, ...(loops.length > named.length ? [`and ${loops.length - named.length} more`] : [])].join(', ');
}

function byEvilness(plans: readonly PlanRow[]): string[][] {
  const values = [...new Set(plans.map(({ evilness }) => evilness))].sort((a, b) => a - b);
  const sum = (rows: readonly PlanRow[], key: 'picked' | 'offered'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  return values.map((evilness) => {
    const rows = plans.filter((plan) => plan.evilness === evilness);
    const [picked, offered] = [sum(rows, 'picked'), sum(rows, 'offered')];
    return [
      String(evilness),
      percent(picked / Math.max(1, sum(plans, 'picked'))),
      percent(picked / Math.max(1, offered)),
    ];
  });
}

/** What a comparison says in words: who gains, and which cards it is about. */
export function comparisonWords({ deals, geniusWinRate, changedCards }: Comparison, name: NameOf): string[] {
  const { difference, ...judged } = geniusWinRate;
  return [
    differenceWords({ ...judged, difference: difference ?? 0, pairs: deals }, 'the other set'),
    changedCards.length === 0
      ? 'The sets have the same cards.'
      : `Cards that are not the same in both: ${named(changedCards.map(name))}.`,
  ];
}

/** At most so many cards are named. */
const MOST_NAMED = 12;
const named = (names: readonly string[]): string =>
  list([...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : [])]);

/** Said below a table that leaves out what is not sure. */
export const ONLY_SURE =
  'Of the cards that are the same in both, only what has surely changed is shown. The intervals of all cards hold together.';

export const comparisonTable = (comparison: Comparison): string =>
  [...comparisonWords(comparison, byId), '', aligned(comparisonLines(comparison, byId)), '', ONLY_SURE].join('\n');
