/** Compares two card sets that the same bots played on the same seeds. */
import type { Report } from './report.ts';
import type { Interval } from './statistics.ts';
import { differenceOf, share } from './statistics.ts';

/** `difference`: `to` minus `from`, with its 95 % interval. */
export interface Change {
  from: number | null;
  to: number | null;
  difference: number | null;
  ci95: Interval | null;
}
export interface Comparison {
  geniusWinRate: Change;
  comebackRate: Change;
  /** The median number of rounds. */
  rounds: { from: number | null; to: number | null };
  /** The dead rates of the cards that both sets have. */
  deadRates: ({ card: string } & Change)[];
}

interface Share {
  part: number;
  whole: number;
}

function change(a: Share, b: Share): Change {
  const { difference, ci95 } = differenceOf(a, b) ?? { difference: null, ci95: null };
  return { from: share(a.part, a.whole), to: share(b.part, b.whole), difference, ci95 };
}

export function compare(a: Report, b: Report): Comparison {
  const wins = ({ geniusWins, games }: Report): Share => ({ part: geniusWins, whole: games });
  const comebacks = ({ counts, geniusWins, spymasterWins }: Report): Share => ({
    part: counts.comebacks,
    whole: geniusWins + spymasterWins,
  });
  const others = new Map(b.counts.cards.map((row) => [row.card, row]));
  return {
    geniusWinRate: change(wins(a), wins(b)),
    comebackRate: change(comebacks(a), comebacks(b)),
    rounds: { from: a.rounds.p50, to: b.rounds.p50 },
    deadRates: a.counts.cards.flatMap((row) => {
      const other = others.get(row.card);
      if (!other) return [];
      const dead = ({ dead, drawn }: typeof row): Share => ({ part: dead, whole: drawn });
      return [{ card: row.card, ...change(dead(row), dead(other)) }];
    }),
  };
}
