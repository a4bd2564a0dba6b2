/** Charts of a run as static SVG. Colours are those of the page (`page.css`). */
import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';
import type { Side } from '../../engine/index.ts';
import { SIDE_OF } from '../../engine/index.ts';
import type { CardRow, Report } from '../../sim/report.ts';
import type { NameOf } from '../../text/en/cli/columns.ts';
import { Markup } from './markup.ts';

const { document } = new Window();

const SIDE: Readonly<Record<Side, string>> = { genius: 'var(--genius)', spymaster: 'var(--spymaster)' };
const LINE = { stroke: 'currentColor', strokeOpacity: 0.55, strokeDasharray: '3 3' };

/** Draws a chart into happy-dom's document, as there is no browser. `label`: the chart in words, for screen readers. */
function chart(label: string, options: Plot.PlotOptions): Markup {
  const drawn = Plot.plot({
    document: document as unknown as Document,
    style: { fontFamily: 'inherit', fontSize: '12px', background: 'none', overflow: 'visible' },
    ariaLabel: label,
    ...options,
  });
  drawn.setAttribute('role', 'img');
  return new Markup(drawn.outerHTML);
}

/** The shares of the games that each side won, with the 95 % interval. */
export function winsChart({ games, geniusWins, unfinished, spymasterWins, ci95 }: Report): Markup {
  const bars = [
    { who: 'genius', won: geniusWins, fill: SIDE.genius },
    { who: 'unfinished', won: unfinished, fill: 'var(--line)' },
    { who: 'spymaster', won: spymasterWins, fill: SIDE.spymaster },
  ];
  const [low, high] = (ci95 ?? [0, 1]).map((end) => end * 100);
  return chart('Shares of the games won by each side', {
    width: 900,
    height: 84,
    marginLeft: 10,
    marginRight: 20,
    x: { domain: [0, 100], label: null, tickFormat: (share: number) => `${share} %` },
    y: { axis: null },
    marks: [
      Plot.barX(bars, {
        x: ({ won }) => (100 * won) / Math.max(1, games),
        fill: 'fill',
        insetTop: 8,
        insetBottom: 6,
      }),
      Plot.ruleX([50], LINE),
      Plot.ruleY([{ low, high }], {
        y: null,
        x1: 'low',
        x2: 'high',
        stroke: 'var(--ink)',
        strokeWidth: 3,
        marker: 'tick',
      }),
    ],
  });
}

/** The number of games by their number of rounds. */
export function roundsChart({ rounds }: Report): Markup {
  const bars = Object.entries(rounds.histogram).map(([round, games]) => ({ round: Number(round), games }));
  const marks = [
    { at: rounds.p10, text: '10 %' },
    { at: rounds.p50, text: 'median' },
    { at: rounds.p90, text: '90 %' },
  ].flatMap(({ at, text }) => (at === null ? [] : [{ at, text: `${text}: ${at}` }]));
  return chart('Number of games by their number of rounds', {
    width: 900,
    height: 240,
    marginTop: 30,
    marginBottom: 40,
    x: { label: 'rounds', ticks: 10, tickFormat: 'd', nice: true },
    y: { label: 'games', grid: true, ticks: 5, tickFormat: 'd' },
    marks: [
      Plot.rectY(bars, {
        x1: ({ round }) => round - 0.42,
        x2: ({ round }) => round + 0.42,
        y: 'games',
        fill: 'var(--brass)',
      }),
      Plot.ruleY([0]),
      Plot.ruleX(marks, { x: 'at', ...LINE }),
      Plot.text(marks, { x: 'at', text: 'text', frameAnchor: 'top', dy: -14 }),
    ],
  });
}

/**
 * For each card, the share that its owner won: with the card drawn (a dot, with its interval) and without (a ring). What
 * rests on few games is left out.
 */
export function cardsChart({ cards, games, geniusWins, spymasterWins }: Report, side: Side, name: NameOf): Markup {
  const rows = cards
    .filter(({ type, few }) => SIDE_OF[type] === side && !few)
    .toSorted((a, b) => (b.winRateDrawn ?? 0) - (a.winRateDrawn ?? 0));
  const of = (pick: (row: CardRow) => number | null | undefined) => (row: CardRow) => 100 * (pick(row) ?? Number.NaN);
  const y = ({ card }: CardRow): string => name(card);
  return chart(`How often the ${side} won with each card drawn, and without it`, {
    width: 470,
    height: 18 * rows.length + 50,
    marginLeft: 185,
    marginRight: 20,
    x: { label: null, grid: true, nice: true, ticks: 5, tickFormat: (share: number) => `${share} %` },
    y: { domain: rows.map(y), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([(100 * (side === 'genius' ? geniusWins : spymasterWins)) / Math.max(1, games)], LINE),
      Plot.ruleY(rows, {
        y,
        x1: of(({ ci95 }) => ci95?.[0]),
        x2: of(({ ci95 }) => ci95?.[1]),
        stroke: SIDE[side],
        strokeWidth: 2,
      }),
      Plot.dot(rows, {
        y,
        x: of((row) => (row.fewWithout ? null : row.winRateNotDrawn)),
        r: 3.5,
        stroke: 'currentColor',
      }),
      Plot.dot(rows, { y, x: of(({ winRateDrawn }) => winRateDrawn), r: 4, fill: SIDE[side] }),
    ],
  });
}
