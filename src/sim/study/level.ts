/** All figures of a level of play: of games between two of the same bot, and of the same deals with one thing changed. */
import type { WithoutName } from '../../bots/habits/without.ts';
import { WITHOUT, WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import type { Catalog, Rules, Side } from '../../engine/index.ts';
import { SIDE_OF } from '../../engine/index.ts';
import { controlled } from '../estimate/control.ts';
import type { Figure } from '../estimate/figure.ts';
import { figure, figureOf, momentsOf } from '../estimate/figure.ts';
import { FEWEST } from '../estimate/looks.ts';
import { meanOf } from '../estimate/moments.ts';
import { pointsOf } from '../field/deal.ts';
import { percentile } from '../statistics.ts';
import { LUCK_RIDGE, luckOf } from './luck.ts';
import type { Part, Swap } from './part.ts';
import { resultsOf } from './part.ts';
import type { GameRecord } from './record.ts';
import type { Suspense } from './suspense.ts';
import { suspenseOf } from './suspense.ts';
import type { Waiting } from './waiting.ts';
import { waitingOf } from './waiting.ts';

/** `lost`: the share of games that the side wins with the rule, less the share without it, on the same deals. */
export interface Loss {
  without: WithoutName;
  side: Side;
  lost: Figure;
}
/**
 * `worth`: the share of games that the side of a card wins with it, less the share with a plain card in its place, on the
 * same deals. The intervals of all cards hold together. `few`: too few deals to claim anything.
 */
export interface Worth {
  card: string;
  side: Side;
  copies: number;
  few: boolean;
  worth: Figure;
}
export interface Quantiles {
  p10: number | null;
  p50: number | null;
  p90: number | null;
}
export interface Level {
  bot: BotName;
  games: number;
  geniusWins: number;
  unfinished: number;
  /** Games in which a loop of cards was cut (R9.6); absent: none. */
  looped?: number;
  /** The share of the games that the Genius wins; one without a winner counts half. */
  won: Figure | null;
  /** The same without the luck of the deal, and the share of the variance that this luck explains. */
  wonWithoutLuck: (Figure & { explained: number }) | null;
  rounds: Quantiles & { mean: Figure | null };
  /** In a game. */
  leadChanges: Figure | null;
  /** Of the games that somebody won: the share whose winner had been behind, and that whose loser has 7 or more. */
  fromBehind: Figure | null;
  close: Figure | null;
  /** The winner's score less the loser's, at the end. */
  margin: Quantiles;
  suspense: Suspense;
  waiting: Waiting;
  losses: Loss[];
  worths: Worth[];
}

/** A loser with so much was near. */
const NEAR = 7;

/** The parts are of one bot, one set and one program; see `partTrouble`. */
export function levelOf(parts: readonly Part[], catalog: Catalog, rules: Rules): Level {
  const [{ bot }] = parts;
  const records = parts.flatMap((part) => part.records);
  const won = records.filter(({ result }) => result !== '=');
  const points = records.map(({ result }) => pointsOf(result));
  const looped = records.filter(({ loops }) => loops).length;
  const luck = luckOf({ catalog, rules });
  const lucky = controlled(
    points,
    records.map(({ decks }) => luck(decks)),
    LUCK_RIDGE,
  );
  const withoutLuck = figure(lucky);
  return {
    bot,
    games: records.length,
    geniusWins: records.filter(({ result }) => result === 'G').length,
    unfinished: records.length - won.length,
    ...(looped > 0 && { looped }),
    won: figureOf(points),
    wonWithoutLuck: lucky && withoutLuck && { ...withoutLuck, explained: lucky.explained },
    rounds: { ...quantiles(records.map(({ rounds }) => rounds)), mean: figureOf(records.map(({ rounds }) => rounds)) },
    leadChanges: figureOf(records.map(({ leadChanges }) => leadChanges)),
    fromBehind: figureOf(won.map(({ comeback }) => Number(comeback))),
    close: figureOf(won.map(({ score }) => Number(Math.min(score.genius, score.spymaster) >= NEAR))),
    margin: quantiles(won.map(({ score }) => Math.abs(score.genius - score.spymaster))),
    suspense: suspenseOf(records),
    waiting: waitingOf(records),
    losses: lossesOf(parts),
    worths: worthsOf(parts, catalog),
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const histogram: Record<string, number> = {};
  for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
  return { p10: percentile(histogram, 0.1), p50: percentile(histogram, 0.5), p90: percentile(histogram, 0.9) };
}

/** On each deal that was played with a change: what a side won as it is, less what it won with the change. */
function gains(parts: readonly Part[], swap: Swap, side: Side): number[] {
  const sign = side === 'genius' ? 1 : -1;
  const gain = ({ result }: GameRecord, changed: string): number => sign * (pointsOf(result) - pointsOf(changed));
  return parts.flatMap((part) => [...resultsOf(part, swap)].map((changed, i) => gain(part.records[i], changed)));
}

const lossesOf = (parts: readonly Part[]): Loss[] =>
  WITHOUT_NAMES.flatMap((without) => {
    const { side } = WITHOUT[without];
    const lost = figureOf(gains(parts, { without }, side));
    return lost ? [{ without, side, lost }] : [];
  });

function worthsOf(parts: readonly Part[], { definitions }: Catalog): Worth[] {
  const measured = definitions.flatMap(({ id, type, copies }) => {
    const side = SIDE_OF[type];
    const mean = meanOf(momentsOf(gains(parts, { plain: id }, side)));
    return mean ? [{ card: id, side, copies, mean }] : [];
  });
  return measured.map(({ mean, ...of }) => ({
    ...of,
    few: mean.n < FEWEST,
    worth: figure(mean, measured.length) as Figure,
  }));
}
