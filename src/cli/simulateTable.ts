/** The figures of `simulate` as a table for people. */
import type { Comparison } from '../sim/compare.ts';
import type { PlanRow, Report } from '../sim/report.ts';
import type { Interval } from '../sim/statistics.ts';

const percent = (rate: number | null): string => (rate === null ? '–' : `${(100 * rate).toFixed(1)} %`);
const within = (ci: Interval | null): string => (ci ? `${percent(ci[0])} to ${percent(ci[1])}` : '–');
const number = (n: number | null, digits = 0): string => (n === null ? '–' : n.toFixed(digits));

/** The first column to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function reportTable(report: Report): string {
  const { games, rounds, plans, cards } = report;
  return [
    `${games} games, the Genius played by the ${report.genius}, the Master by the ${report.spymaster}`,
    columns([
      ['Genius wins', percent(report.geniusWinRate), `95 %: ${within(report.ci95)}`],
      ['Master wins', percent(games ? report.spymasterWins / games : null), ''],
      ['unfinished', String(report.unfinished), ''],
      ['rounds', `${number(rounds.p50)}`, `10 %: ${number(rounds.p10)}, 90 %: ${number(rounds.p90)}`],
      ['changes of lead a game', number(report.leadChanges, 2), ''],
      ['won from behind', percent(report.comebackRate), ''],
      ['games a second', number(report.gamesPerSecond, 1), ''],
    ]),
    columns([['Evilness picked', 'picked', 'of offered'], ...byEvilness(plans)]),
    columns([
      ['Evil Plan', 'Evilness', 'picked', 'of offered', 'completed', 'thwarted', 'turns in progress'],
      ...plans.map((plan) => [
        plan.card,
        String(plan.evilness),
        String(plan.picked),
        percent(plan.pickedShare),
        String(plan.completed),
        String(plan.thwarted),
        number(plan.turnsInProgress, 1),
      ]),
    ]),
    columns([
      ['card', 'drawn', 'played', 'owner wins if drawn', 'if not', 'dead in hand'],
      ...cards.map((card) => [
        card.card,
        percent(games ? card.drawn / games : null),
        percent(games ? card.played / games : null),
        percent(card.winRateDrawn),
        percent(card.winRateNotDrawn),
        percent(card.deadRate),
      ]),
    ]),
  ].join('\n\n');
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

/** How many cards whose dead rate has changed most are shown. */
const SHOWN = 10;

export function comparisonTable({ geniusWinRate, comebackRate, rounds, deadRates }: Comparison): string {
  const row = (name: string, change: Comparison['geniusWinRate']): string[] => [
    name,
    percent(change.from),
    percent(change.to),
    percent(change.difference),
    within(change.ci95),
  ];
  const moved = deadRates
    .filter(({ difference }) => difference !== null && difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  return columns([
    ['', 'this set', 'the other', 'difference', '95 %'],
    row('Genius wins', geniusWinRate),
    row('won from behind', comebackRate),
    ['rounds at the median', number(rounds.from), number(rounds.to), '', ''],
    ...moved.slice(0, SHOWN).map((change) => row(`dead in hand: ${change.card}`, change)),
  ]);
}
