/** Compares two card sets that the same bots played on the same deals. */
import type { Card } from '../engine/index.ts';
import { FEWEST, WRONG } from './estimate/looks.ts';
import { around, meanOf } from './estimate/moments.ts';
import { errorsFor } from './estimate/normal.ts';
import type { Judged } from './estimate/verdict.ts';
import { judge } from './estimate/verdict.ts';
import type { Differences } from './pairs.ts';
import { addDifferences } from './pairs.ts';
import type { Report } from './report.ts';
import { report } from './report.ts';
import type { Run } from './run.ts';
import { mergeProblem, mergeRuns } from './run.ts';
import type { Interval } from './statistics.ts';
import { differenceOf, share } from './statistics.ts';
import type { RunTrouble } from './trouble.ts';

/** `difference`: `to` minus `from`, with its 95 % interval. */
export interface Change {
  from: number | null;
  to: number | null;
  difference: number | null;
  ci95: Interval | null;
}
/**
 * A card that both sets have. `changed`: it is not the same in both. `games`: those that drew it, with the set where they
 * are fewer. `few`: they are too few to claim anything. The intervals hold together: all of them are right in 95 % of all
 * comparisons.
 */
export interface CardChange {
  card: string;
  changed: boolean;
  games: number;
  few: boolean;
  deadRate: Change;
  /** How often its owner wins the games that drew it. */
  winRateDrawn: Change;
}
/** Runs with two card sets on the same deals. */
export interface Paired {
  from: Run;
  to: Run;
  differences: Differences;
  /** The ids of the cards that only one set has, or that are not the same in both. */
  changedCards: string[];
  /** The most deals that were to be played, if the comparison ended when it was settled; null if all had to be. */
  most: number | null;
}
export interface Comparison {
  deals: number;
  changedCards: string[];
  geniusWinRate: Change & Pick<Judged, 'sureTo' | 'matters' | 'verdict' | 'toGo'>;
  comebackRate: Change;
  leadChanges: Change;
  /** The mean number of rounds. */
  roundsMean: Change;
  /** The median number of rounds. */
  rounds: { from: number | null; to: number | null };
  /** The changed cards first. */
  cards: CardChange[];
}

interface Share {
  part: number;
  whole: number;
}

export function compare({ differences, changedCards, most, ...runs }: Paired): Comparison {
  const [from, to] = [report(runs.from), report(runs.to)];
  const deals = from.games;
  const judged = judge(differences.geniusWins, most ?? deals, most === null);
  if (!judged) throw new Error('A comparison has at least one deal.');
  const { sureTo, matters, verdict, toGo, ci95 } = judged;
  const paired = (what: keyof Differences, a: number | null, b: number | null): Change => {
    const mean = meanOf(differences[what]);
    return { from: a, to: b, difference: mean?.mean ?? null, ci95: mean && around(mean, errorsFor(WRONG)) };
  };
  const perGame = (report: Report, part: number): number | null => share(part, report.games);
  return {
    deals,
    changedCards,
    geniusWinRate: {
      ...paired('geniusWins', points(from), points(to)),
      ci95,
      sureTo,
      matters,
      verdict,
      toGo,
    },
    comebackRate: paired('comebacks', perGame(from, from.counts.comebacks), perGame(to, to.counts.comebacks)),
    leadChanges: paired('leadChanges', from.leadChanges, to.leadChanges),
    roundsMean: paired('rounds', roundsMean(from), roundsMean(to)),
    rounds: { from: from.rounds.p50, to: to.rounds.p50 },
    cards: cardChanges(from, to, new Set(changedCards)),
  };
}

/** The share of the points of the Genius: a game without a winner counts half. */
const points = ({ geniusWins, unfinished, games }: Report): number | null => share(geniusWins + unfinished / 2, games);

const roundsMean = ({ rounds, games }: Report): number | null =>
  share(
    Object.entries(rounds.histogram).reduce((sum, [round, times]) => sum + Number(round) * times, 0),
    games,
  );

/** A comparison as `--json` prints it and `readRun` reads it. */
export const pairedAsJson = (paired: Paired) => ({
  ...report(paired.from),
  compare: {
    ...report(paired.to),
    changes: compare(paired),
    differences: paired.differences,
    most: paired.most,
  },
});

/** Why two comparisons cannot be merged; undefined if they can. */
export const pairedProblem = (a: Paired, b: Paired): RunTrouble | undefined =>
  mergeProblem(a.from, b.from) ?? mergeProblem(a.to, b.to);

/**
 * Merges two comparisons into one. Ask `pairedProblem` first. If one of them could end when it was settled, so could both
 * together.
 */
export function mergePaired(a: Paired, b: Paired): Paired {
  const differences = structuredClone(a.differences);
  addDifferences(differences, b.differences);
  const mostOf = ({ most, from }: Paired): number => most ?? from.counts.games;
  return {
    from: mergeRuns(a.from, b.from),
    to: mergeRuns(a.to, b.to),
    differences,
    changedCards: a.changedCards,
    most: a.most === null && b.most === null ? null : mostOf(a) + mostOf(b),
  };
}

/** The ids of the cards that only one of the sets has, or that are not the same in both. */
export function changedBetween(before: readonly Card[], after: readonly Card[]): string[] {
  const textOf = (card: Card): string => JSON.stringify(Object.entries(card).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const texts = new Map(before.map((card) => [card.id, textOf(card)]));
  const changed = after.filter((card) => texts.get(card.id) !== textOf(card)).map(({ id }) => id);
  const kept = new Set(after.map(({ id }) => id));
  return [...changed, ...before.map(({ id }) => id).filter((id) => !kept.has(id))];
}

function cardChanges(from: Report, to: Report, changed: ReadonlySet<string>): CardChange[] {
  const others = new Map(to.counts.cards.map((row) => [row.card, row]));
  const both = from.counts.cards.flatMap((row) => {
    const other = others.get(row.card);
    return other ? [{ row, other }] : [];
  });
  // Each card has two rows.
  const errors = errorsFor(WRONG / Math.max(1, 2 * both.length));
  const change = (a: Share, b: Share): Change => {
    const { difference, ci95 } = differenceOf(a, b, errors) ?? { difference: null, ci95: null };
    return { from: share(a.part, a.whole), to: share(b.part, b.whole), difference, ci95 };
  };
  return both
    .map(({ row, other }): CardChange => {
      const dead = ({ dead: part, drawn: whole }: typeof row): Share => ({ part, whole });
      const won = ({ wonDrawn: part, drawn: whole }: typeof row): Share => ({ part, whole });
      const games = Math.min(row.drawn, other.drawn);
      return {
        card: row.card,
        changed: changed.has(row.card),
        games,
        few: games < FEWEST,
        deadRate: change(dead(row), dead(other)),
        winRateDrawn: change(won(row), won(other)),
      };
    })
    .toSorted((a, b) => Number(b.changed) - Number(a.changed));
}
