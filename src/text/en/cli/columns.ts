/** The columns of the tables about a run, for the terminal and for the page. */
import type { Comparison } from '../../../sim/compare.ts';
import type { CardRow, PlanRow } from '../../../sim/report.ts';
import type { Interval } from '../../../sim/statistics.ts';

export const percent = (rate: number | null): string => (rate === null ? '–' : `${(100 * rate).toFixed(1)} %`);
export const within = (ci: Interval | null): string => (ci ? `${percent(ci[0])} to ${percent(ci[1])}` : '–');
export const number = (n: number | null, digits = 0): string => (n === null ? '–' : n.toFixed(digits));

/** Aligns the rows: the first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
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

/** `share`: 0 to 1, may be drawn as a bar. `wide`: left out in a terminal. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  share?: (row: Row) => number | null;
  wide?: true;
}
const shared = <Row>(title: string, share: (row: Row) => number | null): Column<Row> => ({
  title,
  text: (row) => percent(share(row)),
  share,
});
const part = (some: number, all: number): number | null => (all > 0 ? some / all : null);

/** Gives the name of the card with that id. */
export type NameOf = (id: string) => string;

export const planColumns = (name: NameOf): Column<PlanRow>[] => [
  { title: 'Evil Plan', text: ({ card }) => name(card) },
  { title: 'Evilness', text: ({ evilness }) => String(evilness) },
  { title: 'picked', text: ({ picked }) => String(picked) },
  shared('of offered', ({ pickedShare }) => pickedShare),
  { title: 'completed', text: ({ completed }) => String(completed) },
  { title: 'thwarted', text: ({ thwarted }) => String(thwarted) },
  { title: 'turns in progress', text: ({ turnsInProgress }) => number(turnsInProgress, 1) },
];

/** `games`: how many games the shares are taken of. */
export const cardColumns = (games: number, name: NameOf): Column<CardRow>[] => [
  { title: 'card', text: ({ card }) => name(card) },
  { title: 'type', text: ({ type }) => type, wide: true },
  shared('drawn', ({ drawn }) => part(drawn, games)),
  shared('played', ({ played }) => part(played, games)),
  { title: 'owner wins if drawn', text: ({ winRateDrawn }) => percent(winRateDrawn) },
  { title: '95 %', text: ({ ci95 }) => within(ci95), wide: true },
  { title: 'if not', text: ({ winRateNotDrawn }) => percent(winRateNotDrawn) },
  shared('dead in hand', ({ deadRate }) => deadRate),
];

/** A comparison shows so many cards: those whose dead rate changed most. */
const SHOWN = 10;

/** The rows of a comparison as text cells, the titles first. */
export function comparisonLines(
  { geniusWinRate, comebackRate, rounds, deadRates }: Comparison,
  name: NameOf,
): string[][] {
  const line = (title: string, change: Comparison['geniusWinRate']): string[] => [
    title,
    percent(change.from),
    percent(change.to),
    percent(change.difference),
    within(change.ci95),
  ];
  const moved = deadRates
    .filter(({ difference }) => difference !== null && difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  return [
    ['', 'this set', 'the other', 'difference', '95 %'],
    line('Genius wins', geniusWinRate),
    line('won from behind', comebackRate),
    ['rounds at the median', number(rounds.from), number(rounds.to), '', ''],
    ...moved.slice(0, SHOWN).map((change) => line(`dead in hand: ${name(change.card)}`, change)),
  ];
}
