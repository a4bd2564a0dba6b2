/** The columns of the tables about a run, for the terminal and for the page. */
import type { CardChange, Change, Comparison } from '../../../sim/compare.ts';
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

/** Said where nothing is claimed. */
const FEW = 'few games';

/** `games`: how many games the shares are taken of. */
export const cardColumns = (games: number, name: NameOf): Column<CardRow>[] => [
  { title: 'card', text: ({ card }) => name(card) },
  { title: 'type', text: ({ type }) => type, wide: true },
  shared('drawn', ({ drawn }) => part(drawn, games)),
  shared('played', ({ played }) => part(played, games)),
  { title: 'owner wins if drawn', text: ({ few, winRateDrawn }) => (few ? FEW : percent(winRateDrawn)) },
  { title: '95 %', text: ({ few, ci95 }) => within(few ? null : ci95), wide: true },
  { title: 'if not', text: ({ fewWithout, winRateNotDrawn }) => (fewWithout ? FEW : percent(winRateNotDrawn)) },
  shared('dead in hand', ({ deadRate }) => deadRate),
];

/** What the change of a share shows: nothing, where too few games drew the card. */
const isSure = ({ ci95 }: Change): boolean => ci95 !== null && (ci95[0] > 0 || ci95[1] < 0);

/**
 * The rows of a comparison as text cells, the titles first: the changed cards, and of the others what surely changed.
 */
export function comparisonLines(
  { geniusWinRate, comebackRate, leadChanges, roundsMean, rounds, cards }: Comparison,
  name: NameOf,
): string[][] {
  const line = (title: string, change: Change): string[] => [
    title,
    percent(change.from),
    percent(change.to),
    percent(change.difference),
    within(change.ci95),
  ];
  const plain = (title: string, { from, to, difference, ci95 }: Change): string[] => [
    title,
    number(from, 2),
    number(to, 2),
    number(difference, 2),
    ci95 ? `${number(ci95[0], 2)} to ${number(ci95[1], 2)}` : '–',
  ];
  const linesOf = (card: CardChange): [string, Change][] => [
    [`${name(card.card)}: owner wins if drawn`, card.winRateDrawn],
    [`${name(card.card)}: dead in hand`, card.deadRate],
  ];
  const shown = cards.flatMap((card): string[][] => {
    if (!card.few)
      return linesOf(card).flatMap(([title, change]) => (card.changed || isSure(change) ? [line(title, change)] : []));
    return card.changed ? [[name(card.card), '', '', '', `drawn in ${card.games} games only`]] : [];
  });
  return [
    ['', 'this set', 'the other', 'difference', '95 %'],
    line('Genius wins', geniusWinRate),
    line('won from behind, of all games', comebackRate),
    plain('changes of lead a game', leadChanges),
    plain('rounds', roundsMean),
    ['rounds at the median', number(rounds.from), number(rounds.to), '', ''],
    ...shown,
  ];
}
